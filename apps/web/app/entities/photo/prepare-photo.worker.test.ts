import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { pictureSize } from '@dss/domain';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import {
  fitInside,
  preparePhoto,
  sha256Hex,
  shrinkPlan,
  type Drawing,
} from './prepare-photo.worker.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#486' } });

describe("a picture's size in its header", () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is read from a %s', async (format) => {
    const bytes = await flat(321, 123).toFormat(format).toBuffer();
    expect(pictureSize(bytes)).toEqual({ width: 321, height: 123 });
  });

  test('is read from progressive JPEG, lossless WebP, extended WebP, after long EXIF', async () => {
    const exif = { IFD0: { ImageDescription: 'x'.repeat(20_000) } };
    const files = await Promise.all([
      flat(40, 30).jpeg({ progressive: true }).withExif(exif).toBuffer(),
      flat(40, 30).webp({ lossless: true }).toBuffer(),
      flat(40, 30).webp().withExif(exif).toBuffer(),
    ]);
    expect(files.map(pictureSize)).toEqual(files.map(() => ({ width: 40, height: 30 })));
  });

  test('is unknown in a file that is cut off, false, or no picture', async () => {
    const jpeg = await flat(40, 30).jpeg().toBuffer();
    for (const length of [0, 1, 2, 3, 10, 20])
      expect(pictureSize(jpeg.subarray(0, length))).toBeNull();
    expect(pictureSize(new Uint8Array(100))).toBeNull();
    expect(pictureSize(new TextEncoder().encode('RIFF....WEBPnone............'))).toBeNull();
  });
});

describe('shrinking a photo', () => {
  test('is skipped when it has few enough pixels for the analysis, or of unknown size', () => {
    expect(shrinkPlan({ width: 1536, height: 1152 })).toBeNull();
    expect(shrinkPlan({ width: 64, height: 64 })).toBeNull();
    expect(shrinkPlan(null)).toBeNull();
  });

  test('happens while decoding when it is larger, even with 50 megapixels, upright or not', () => {
    expect(shrinkPlan({ width: 4032, height: 3024 })).toEqual({ decodeWidth: 1536 });
    expect(shrinkPlan({ width: 6144, height: 8192 })).toEqual({ decodeWidth: 1536 });
  });

  test('happens after decoding for a long strip, which a fixed width would make huge', () => {
    expect(shrinkPlan({ width: 2, height: 20_000 })).toEqual({ decodeWidth: null });
  });

  test('is left to the server when a photo is too large to decode here', () => {
    expect(shrinkPlan({ width: 30_000, height: 30_000 })).toBeNull();
  });

  test('fits the limit without ever enlarging', () => {
    expect(fitInside({ width: 4032, height: 3024 }, 1536)).toEqual({ width: 1536, height: 1152 });
    expect(fitInside({ width: 1536, height: 2048 }, 1536)).toEqual({ width: 1152, height: 1536 });
    expect(fitInside({ width: 100, height: 50 }, 1536)).toEqual({ width: 100, height: 50 });
    expect(fitInside({ width: 20_000, height: 2 }, 1536)).toEqual({ width: 1536, height: 1 });
  });
});

describe('preparing a photo', () => {
  const drawn = new Blob(['d'], { type: 'image/jpeg' });
  const drawingOf = (result: Blob | Error) => ({
    drawSmaller: vi.fn<Drawing['drawSmaller']>(async () => {
      if (result instanceof Error) throw result;
      return { jpeg: result, issues: ['blurred'] };
    }),
    look: vi.fn<Drawing['look']>(async () => ['too_dark']),
  });
  async function large(): Promise<File> {
    const bytes = await flat(3000, 2000)
      .jpeg()
      .withExif({
        IFD2: { DateTimeOriginal: '2024:08:15 14:30:00' },
        IFD3: { GPSImgDirectionRef: 'T', GPSImgDirection: '225/1' },
      })
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });
  }

  test('shrinks the chosen file after reading its hash, time, heading', async () => {
    const file = await large();
    const photo = await preparePhoto(
      { file, sendOriginal: false, isHeic: false },
      drawingOf(drawn),
    );
    expect(photo).toMatchObject({
      file: drawn,
      prepared: {
        chosenSha256: await sha256Hex(new Uint8Array(await file.arrayBuffer())),
        evidence: { taken_at: '2024-08-15T14:30:00', heading: 225, heading_reference: 'true' },
        issues: ['blurred'],
      },
    });
    expect(photo?.prepared.chosenSha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['the browser can not draw it', new Error('no canvas')],
    ['it would grow', new Blob([new Uint8Array(200_000)])],
  ])('sends the original when %s', async (_why, result) => {
    const file = await large();
    const photo = await preparePhoto(
      { file, sendOriginal: false, isHeic: false },
      drawingOf(result),
    );
    expect(photo?.file).toBe(file);
    expect(photo?.prepared.evidence?.heading).toBe(225);
  });

  test('looks for reasons to take it again where it is sent as it is', async () => {
    const drawing = drawingOf(drawn);
    const original = await preparePhoto(
      { file: await large(), sendOriginal: true, isHeic: false },
      drawing,
    );
    expect(original?.prepared.issues).toEqual(['too_dark']);
    expect(drawing.look).toHaveBeenCalledWith(expect.anything(), { decodeWidth: 768 });

    const small = new Blob([new Uint8Array(await flat(300, 200).jpeg().toBuffer())]);
    await preparePhoto({ file: small, sendOriginal: false, isHeic: false }, drawing);
    expect(drawing.look).toHaveBeenLastCalledWith(small, { decodeWidth: null });
  });

  test('has no reason to take it again in a browser that can not look at it', async () => {
    const photo = await preparePhoto(
      { file: await large(), sendOriginal: true, isHeic: false },
      { ...drawingOf(drawn), look: () => Promise.reject(new Error('no canvas')) },
    );
    expect(photo?.prepared.issues).toEqual([]);
  });

  test('sends originals when asked to, without drawing', async () => {
    const file = await large();
    const drawing = drawingOf(drawn);
    const photo = await preparePhoto({ file, sendOriginal: true, isHeic: false }, drawing);
    expect(photo?.file).toBe(file);
    expect(drawing.drawSmaller).not.toHaveBeenCalled();
  });

  test('prepares a HEIC only in a browser that can draw it', async () => {
    const heic = { file: new Blob(['heic']), sendOriginal: false, isHeic: true };
    expect(await preparePhoto(heic, drawingOf(new Error('no decoder')))).toBeNull();
    expect((await preparePhoto(heic, drawingOf(drawn)))?.file).toBe(drawn);
  });

  test('makes no hash in an insecure context', async () => {
    expect(await sha256Hex(new Uint8Array(3), {})).toBeNull();
  });
});

const samples = path.resolve(import.meta.dirname, '../../../../../../shared/photos/exif');

describe.skipIf(!existsSync(samples))(
  'photos of real cameras (../shared/photos, where it is here)',
  () => {
    test.each([
      ['dn_iphone5_orient3.jpg', 47.62717, 93.41884],
      ['dn_issue473_orient6.webp', 37.39268, 241.22381],
      ['tl_iphone13mini.heic', 43.64647, 294.6496],
      ['es_iphone11promax.HEIC', 39.05134, 348.05533],
    ])('%s gives its location with its heading before it is drawn', async (name, lat, heading) => {
      const file = new Blob([new Uint8Array(await readFile(path.join(samples, name)))]);
      const photo = await preparePhoto(
        { file, sendOriginal: false, isHeic: /heic$/i.test(name) },
        { drawSmaller: async () => ({ jpeg: new Blob(['d']), issues: [] }), look: async () => [] },
      );
      expect(photo?.prepared.evidence?.lat).toBeCloseTo(lat, 4);
      expect(photo?.prepared.evidence?.heading).toBeCloseTo(heading, 4);
    });
  },
);
