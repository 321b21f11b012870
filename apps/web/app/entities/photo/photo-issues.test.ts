import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';

import { findIssues, issueToMention, measuredPixels, type PhotoIssue } from './photo-issues.ts';

async function issuesOf(picture: Sharp): Promise<PhotoIssue[]> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return findIssues({ ...info, data: new Uint8ClampedArray(data) });
}

/** A house with leaves and a sky, in grain from a fixed sequence (Lehmer's), so that every run measures the same picture. */
async function drawnHouse(): Promise<Sharp> {
  const [width, height] = [768, 576];
  const windows = [80, 240, 400, 560].map(
    (x) => `<rect x="${x}" y="230" width="80" height="120" fill="#31404c"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="768" height="576" fill="#8fb8e8"/><rect x="40" y="160" width="680" height="250" fill="#e8e2d4"/>
<rect y="410" width="768" height="170" fill="#9a927c"/>${windows.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  let state = 7;
  for (let at = 0; at < data.length; at++) {
    state = (state * 48_271) % 2_147_483_647;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (state % 41) - 20));
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const plain = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } });

describe('a drawn photo', () => {
  test('that shows a house by day has no issue', async () => {
    expect(await issuesOf(await drawnHouse())).toEqual([]);
  });

  test('is too dark at night, with a lamp in it, too', async () => {
    const night = (await drawnHouse()).linear(0.3).composite([
      {
        input: await plain('#fff').resize(60, 60).png().toBuffer(),
        left: 300,
        top: 200,
      },
    ]);
    expect(await issuesOf(night)).toEqual(['too_dark']);
  });

  test('is blurred out of focus', async () => {
    const blurred = (await drawnHouse()).blur(4);
    expect(await issuesOf(blurred)).toEqual(['blurred']);
  });

  test('is blurred when the camera moved in one direction alone', async () => {
    const moved = (await drawnHouse()).convolve({
      width: 13,
      height: 3,
      kernel: Array.from({ length: 39 }, (_value, at) => (at >= 13 && at < 26 ? 1 : 0)),
    });
    expect(await issuesOf(moved)).toEqual(['blurred']);
  });

  test('of nothing but sky shows no house', async () => {
    expect(await issuesOf(plain('#7fb2ea'))).toContain('no_house');
  });

  test('of nothing but a wall is too close', async () => {
    expect(await issuesOf(plain('#d8d2c4'))).toEqual(['too_close']);
  });

  test('that is tiny is not measured', async () => {
    expect(await issuesOf(plain('#000').resize(64, 64))).toEqual([]);
  });
});

describe('the issue to mention', () => {
  test('is the most important one', () => {
    expect(issueToMention(['tilted', 'blurred'], false)).toBe('blurred');
    expect(issueToMention([], true)).toBeNull();
  });

  test('is about the whole side only where a photo should show it', () => {
    expect(issueToMention(['no_house', 'tilted'], true)).toBe('no_house');
    expect(issueToMention(['no_house', 'tilted'], false)).toBe('tilted');
    expect(issueToMention(['too_close'], false)).toBeNull();
  });
});

const houses = path.resolve(import.meta.dirname, '../../../../../../shared/photos/houses');

/** Decoding that many photos takes long on a busy machine. */
const patience = { timeout: 60_000 };

describe.skipIf(!existsSync(houses))('the photos of ../shared/photos', patience, () => {
  /** The share of photos with an issue after they were spoiled, in percent. */
  async function shareWith(spoil: (photo: Sharp, size: Size) => Sharp, ...issues: PhotoIssue[]) {
    const found = await Promise.all(
      readdirSync(houses, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        // Each costs a good tenth of a second; every third one is enough to notice a change.
        .filter((_entry, at) => at % 3 === 0)
        .map(async ({ name }) => {
          const { data, info } = await sharp(path.join(houses, name))
            .rotate()
            .resize(measuredPixels, measuredPixels, { fit: 'inside', withoutEnlargement: true })
            .removeAlpha()
            .toColourspace('srgb')
            .raw()
            .toBuffer({ resolveWithObject: true });
          const photo = sharp(data, { raw: info });
          return (await issuesOf(spoil(photo, info))).some((each) => issues.includes(each));
        }),
    );
    return (100 * found.filter(Boolean).length) / found.length;
  }

  interface Size {
    readonly width: number;
    readonly height: number;
  }

  test('get no advice by mistake', async () => {
    const all: PhotoIssue[] = ['too_dark', 'blurred', 'no_house', 'too_close', 'tilted'];
    expect(await shareWith((photo) => photo, ...all)).toBeLessThan(3);
  });

  test('are found too dark when darkened to a third', async () => {
    expect(await shareWith((photo) => photo.linear(0.3), 'too_dark')).toBeGreaterThan(95);
  });

  test('are found blurred when blurred', async () => {
    const blurred = shareWith(
      (photo, { width, height }) => photo.blur(Math.max(width, height) * 0.003),
      'blurred',
    );
    expect(await blurred).toBeGreaterThan(95);
  });
});
