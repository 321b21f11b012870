import { readFile } from 'node:fs/promises';
import { DssError } from '@dss/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { processPhoto, type ProcessedPhoto } from './process-photo.ts';
import { localPhotos, localPhotosAreMissing } from './testing/local-photos.ts';
import { measurePeakGrowth } from './testing/peak-memory.ts';
import { meanDifference } from './testing/pixels.ts';

const megabyte = 1024 * 1024;

describe.skipIf(localPhotosAreMissing)('a broken or hostile file of ../shared/photos', () => {
  const photos = localPhotos('malformed');

  it.each(photos)(
    '$name is refused by name or becomes a clean picture, in little memory',
    async ({ file }) => {
      const bytes = await readFile(file);
      const growth = await measurePeakGrowth(async () => {
        const outcome = await tryToProcess(bytes);
        if (outcome instanceof DssError) expect([400, 413, 415, 422]).toContain(outcome.status);
        else await expectCleanPictures(outcome);
      });

      expect(growth).toBeLessThan(300 * megabyte);
    },
    30_000,
  );

  it('is recognized by its content, not its name', async () => {
    const expected = {
      'heic_named.jpg': 'invalid_file_type',
      'jpeg_named.heic': 'jpeg',
      'bomb_30000x30000_1bit.png': 'photo_too_many_pixels',
      'house_trunc_95pct.jpg': 'photo_unreadable',
      'house_cmyk.jpg': 'jpeg',
      'svg_script.svg': 'invalid_file_type',
    };
    for (const [name, code] of Object.entries(expected)) {
      const file = photos.find((photo) => photo.name === `malformed/synthetic/${name}`)?.file ?? '';
      const outcome = await tryToProcess(await readFile(file));
      expect(outcome instanceof DssError ? outcome.code : outcome.format, name).toBe(code);
    }
  });
});

describe.skipIf(localPhotosAreMissing)("a real camera's photo of ../shared/photos", () => {
  const photos = localPhotos('exif');
  const decodable = photos.filter(({ name }) => !/\.(heic|heif|avif)$/i.test(name));
  const refused = photos.filter(({ name }) => /\.(heic|heif|avif)$/i.test(name));

  it('comes in every orientation', async () => {
    const metadata = await Promise.all(decodable.map(({ file }) => sharp(file).metadata()));

    expect(metadata.map(({ orientation }) => orientation)).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8]),
    );
  });

  it('comes as HEIC, too', () => {
    expect(refused.length).toBeGreaterThan(5);
  });

  it.each(decodable)('$name becomes an upright picture without metadata', async ({ file }) => {
    const bytes = await readFile(file);
    const photo = await processPhoto(bytes);

    await expectCleanPictures(photo);
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize(1536, 1536, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const expected = () => sharp(data, { raw: info });
    expect(await meanDifference(photo.working, expected())).toBeLessThan(12);
    const turned = expected().rotate(180);
    if (info.width > 16) expect(await meanDifference(photo.working, turned)).toBeGreaterThan(12);
  });

  it.each(refused)('$name is refused as HEIC or AVIF', async ({ file }) => {
    const outcome = await tryToProcess(await readFile(file));

    expect(outcome).toMatchObject({ code: 'invalid_file_type', status: 415 });
  });
});

async function tryToProcess(bytes: Buffer): Promise<ProcessedPhoto | DssError> {
  try {
    return await processPhoto(bytes);
  } catch (error) {
    if (error instanceof DssError) return error;
    throw error;
  }
}

/** Expects both pictures to decode fully, to have the right type and size, and to carry no metadata. */
async function expectCleanPictures(photo: ProcessedPhoto): Promise<void> {
  for (const [picture, format, longest] of [
    [photo.working, 'jpeg', 1536],
    [photo.thumbnail, 'webp', 400],
  ] as const) {
    const metadata = await sharp(picture).metadata();
    expect(metadata).toMatchObject({ format, space: 'srgb', channels: 3, hasProfile: false });
    const { exif, xmp, iptc, orientation } = metadata;
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(longest);
    const { info } = await sharp(picture, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([metadata.width, metadata.height]);
  }
}
