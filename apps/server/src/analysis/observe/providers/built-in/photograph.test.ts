import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { processPhoto } from '../../../../photos/process-photo.ts';
import { createBuiltInProvider } from './index.ts';
import { drawWall } from './testing/drawn-wall.ts';
import { drawYard } from './testing/drawn-yard.ts';

const root = path.resolve(import.meta.dirname, '../../../../../../..');
const realPhotos = path.join(root, '../shared/photos/houses');
const labels = path.join(root, '../shared/photos/labels.tsv');

async function isPhotograph(picture: Buffer): Promise<boolean> {
  const { working } = await processPhoto(picture);
  const photo = { workingCopy: working, area: 'zone_1', caption: null } as const;
  const { shows, findings, judged } = await createBuiltInProvider().observe(
    photo,
    new AbortController().signal,
  );
  if (!shows.photograph) expect({ findings, judged }).toEqual({ findings: [], judged: [] });
  return shows.photograph;
}

const drawn = (content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${content}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Pseudorandom pixels from a fixed Lehmer sequence, so that every run measures the same picture. */
function noise(channels: 1 | 3, side = 900): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * channels);
  let state = 42;
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 48_271) % 2_147_483_647;
    pixels[at] = state % 256;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels } })
    .png()
    .toBuffer();
}

const text = Array.from(
  { length: 30 },
  (_line, index) =>
    `<text x="60" y="${60 + index * 27}" font-size="18">Line ${index}: homeowner's policy, page 3 of 12</text>`,
).join('');

describe('no photo is', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a blank picture', () => drawn('<rect width="1200" height="900" fill="#7da453"/>')],
    [
      'a flat drawing of a house with a lawn',
      () =>
        drawn(
          '<rect width="1200" height="900" fill="#9ec9ef"/><rect y="600" width="1200" height="300" fill="#6aa14a"/><path d="M350 600V380L600 200l250 180v220z" fill="#d8cdb8" stroke="#333" stroke-width="6"/>',
        ),
    ],
    ['a page of text', () => drawn(`<rect width="1200" height="900" fill="#fff"/>${text}`)],
    [
      'a screen of a dark program',
      () =>
        drawn(
          `<rect width="1200" height="900" fill="#15181c"/><rect width="280" height="900" fill="#22272e"/><g fill="#c9d1d9">${text}</g>`,
        ),
    ],
    ['random noise in gray', () => noise(1)],
    ['random noise in color', () => noise(3)],
  ])('%s', async (_what, picture) => {
    expect(await isPhotograph(await picture())).toBe(false);
  });
});

describe('a photo may be', () => {
  it.each(['green grass', 'dry grass', 'concrete'] as const)('a yard of %s', async (ground) => {
    expect(await isPhotograph(await drawYard({ ground }))).toBe(true);
  });

  it('a wall close up', async () => {
    expect(await isPhotograph(await drawWall(0))).toBe(true);
  });

  it.skipIf(!existsSync(realPhotos))(
    'every real photo of a home without labels',
    async () => {
      // tools/evaluation/labeled-photos.test.ts looks at those with labels.
      const labeled = await readFile(labels, 'utf8').catch(() => '');
      const names = (await readdir(realPhotos)).filter(
        (name) => /\.jpe?g$/i.test(name) && !labeled.includes(`houses/${name}\t`),
      );
      const refused: string[] = [];
      for (const name of names) {
        if (!(await isPhotograph(await readFile(path.join(realPhotos, name))))) refused.push(name);
      }
      expect(names.length).toBeGreaterThan(20);
      expect(refused).toEqual([]);
    },
    300_000,
  );
});
