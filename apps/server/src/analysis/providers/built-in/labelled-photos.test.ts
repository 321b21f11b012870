import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PhotoReply } from '../index.ts';
import { createBuiltInProvider } from './index.ts';
import { meanAbsoluteError, median, rankCorrelation } from '../../../evaluation/agreement.ts';

/** Real photos of private homes: they lie beside the project, never in it. */
const folder = path.resolve(import.meta.dirname, '../../../../../../../shared/photos');
const present = existsSync(path.join(folder, 'labels.tsv'));
if (!present) {
  process.stderr.write(`Labelled photos not found in ${folder}: their tests are skipped.\n`);
}

interface Labelled {
  readonly label: Readonly<Record<string, string>>;
  readonly reply: PhotoReply;
}

describe.skipIf(!present)('the built-in analyser on labelled photos', () => {
  const provider = createBuiltInProvider();
  const photos: Labelled[] = [];
  let slowestMs = 0;

  const lookAt = async (file: string): Promise<PhotoReply> => {
    const workingCopy = await sharp(path.join(folder, file))
      .rotate()
      .resize(1536, 1536, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
    const started = performance.now();
    const photo = { workingCopy, area: null, caption: null };
    const reply = await provider.observe(photo, new AbortController().signal);
    slowestMs = Math.max(slowestMs, performance.now() - started);
    return reply;
  };

  beforeAll(async () => {
    const [header = '', ...rows] = (await readFile(path.join(folder, 'labels.tsv'), 'utf8'))
      .trim()
      .split('\n');
    const names = header.split('\t');
    for (const row of rows) {
      const cells = row.split('\t');
      const label = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
      photos.push({ label, reply: await lookAt(label['file'] ?? '') });
    }
  });

  it.each([
    { measure: 'green', column: 'green_veg_frac', maxError: 0.1, minCorrelation: 0.7 },
    { measure: 'dry', column: 'dry_brown_veg_frac', maxError: 0.085, minCorrelation: 0.5 },
    { measure: 'sky', column: 'sky_frac', maxError: 0.08, minCorrelation: 0.7 },
  ] as const)('measures $measure areas as people see them', (expected) => {
    const labels = photos.map(({ label }) => Number(label[expected.column]));
    const measured = photos.map(({ reply }) => reply.measures?.[expected.measure] ?? Number.NaN);
    const error = meanAbsoluteError(labels, measured);
    const guess = median(labels);
    const bestConstant = meanAbsoluteError(
      labels,
      labels.map(() => guess),
    );
    expect(error).toBeLessThanOrEqual(expected.maxError);
    expect(error).toBeLessThanOrEqual(0.9 * bestConstant);
    expect(rankCorrelation(labels, measured)).toBeGreaterThanOrEqual(expected.minCorrelation);
  });

  it('is right in at least 80 % of its dry grass, and finds 40 % of what there is', () => {
    const claims = photos.filter(({ reply }) =>
      reply.findings.some((finding) => finding.type === 'zone1_tall_dry_grass'),
    );
    const labelled = (each: readonly Labelled[], value: string) =>
      each.filter(({ label }) => label['dry_grass_visible'] === value).length;
    const right = labelled(claims, 'y');
    expect(right / (right + labelled(claims, 'n'))).toBeGreaterThanOrEqual(0.8);
    expect(right / labelled(photos, 'y')).toBeGreaterThanOrEqual(0.4);
  });

  it('claims nothing on a photo that shows no house or yard', async () => {
    const files = await readdir(path.join(folder, 'houses/negative'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const reply = await lookAt(`houses/negative/${file}`);
      expect({ file, findings: reply.findings }).toEqual({ file, findings: [] });
    }
  });

  it('takes well under a second a photo, whatever else this machine does', () => {
    expect(slowestMs).toBeLessThan(1000);
  });
});
