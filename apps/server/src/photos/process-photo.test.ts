import { createHash } from 'node:crypto';
import { DssError, type ErrorCode } from '@dss/domain';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodingTimeLimit, processPhoto } from './process-photo.ts';
import { colorDistance, cornerColors, meanDifference, type Color } from './testing/pixels.ts';
import { transparentSlowPng } from './testing/transparent-png.ts';

const red: Color = [200, 30, 30];
const green: Color = [30, 160, 30];
const blue: Color = [30, 30, 200];
const white: Color = [255, 255, 255];
const upright = [red, green, blue, white];

describe('the pictures made from a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'are a JPEG with a WebP thumbnail, from a %s',
    async (format) => {
      const photo = await processPhoto(await flat(2000, 1000).toFormat(format).toBuffer());

      expect(photo).toMatchObject({ format, width: 2000, height: 1000 });
      expect(await describePicture(photo.working)).toBe('jpeg 1536x768 srgb');
      expect(await describePicture(photo.thumbnail)).toBe('webp 400x200 srgb');
      expect(photo.workingSha256).toBe(createHash('sha256').update(photo.working).digest('hex'));
    },
  );

  it('are never larger than the photo itself', async () => {
    const photo = await processPhoto(await flat(120, 80).jpeg().toBuffer());

    expect(await describePicture(photo.working)).toBe('jpeg 120x80 srgb');
    expect(await describePicture(photo.thumbnail)).toBe('webp 120x80 srgb');
  });

  it('have no metadata: no position, no camera, no comment', async () => {
    const bytes = await flat(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera', ImageDescription: '<script>alert(1)</script>' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 45/1 30/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();

    const photo = await processPhoto(bytes);
    for (const picture of [photo.working, photo.thumbnail]) await expectNoMetadata(picture);
  });

  it("come with its EXIF, which isn't read before the photo's turn", async () => {
    const bytes = await flat(300, 200)
      .jpeg()
      .withExif({ IFD2: { DateTimeOriginal: '2024:08:15 14:30:00' } })
      .toBuffer();
    const madeInTurn: unknown[] = [];
    await processPhoto(bytes, async (_pixels, work) => {
      const made = await work();
      madeInTurn.push(made);
      return made;
    });

    expect(madeInTurn).toMatchObject([{ evidence: { taken_at: '2024-08-15T14:30:00' } }]);
  });

  it('take their turn by the size in the header, before anything else is read', async () => {
    // More parts than a photo has: taking it apart fails.
    const jpeg = await flat(300, 200).jpeg().toBuffer();
    const comments = Buffer.concat(
      Array.from({ length: 20_001 }, () => Buffer.from('fffe0002', 'hex')),
    );
    const bytes = Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)]);
    const turns: (number | null)[] = [];
    const refused = new DssError('uploads_busy');
    const processed = processPhoto(bytes, (pixels) => {
      turns.push(pixels);
      return Promise.reject(refused);
    });

    expect(turns).toEqual([300 * 200]);
    await expect(processed).rejects.toBe(refused);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are upright for EXIF orientation %i', async (orientation) => {
    const photo = await processPhoto(await turned(orientation));

    expect([photo.width, photo.height]).toEqual([320, 200]);
    expect(await describePicture(photo.working)).toBe('jpeg 320x200 srgb');
    for (const picture of [photo.working, photo.thumbnail]) {
      const corners = await cornerColors(picture);
      const distances = corners.map((corner, index) =>
        colorDistance(corner, upright[index] ?? white),
      );
      expect(Math.max(...distances)).toBeLessThan(25);
    }
  });

  it('have the colors of a photo in another color space', async () => {
    const plain = await quarters().jpeg({ quality: 95 }).toBuffer();
    const photos = await Promise.all([
      processPhoto(await quarters().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()),
      processPhoto(await quarters().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()),
      processPhoto(await quarters().toColourspace('rgb16').png().toBuffer()),
    ]);

    for (const photo of photos) {
      expect(await describePicture(photo.working)).toBe('jpeg 320x200 srgb');
      expect(await meanDifference(photo.working, plain)).toBeLessThan(20);
    }
  });

  it('are in color even for a gray photo', async () => {
    const photo = await processPhoto(await flat(50, 40).grayscale().jpeg().toBuffer());

    expect(await describePicture(photo.working)).toBe('jpeg 50x40 srgb');
  });

  it('have a white background where a photo is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();

    const [corner] = await cornerColors((await processPhoto(bytes)).working);
    expect(colorDistance(corner ?? red, white)).toBeLessThan(3);
  });

  it('are the first frame of an animation', async () => {
    const frames = [red, blue].map((color) => flat(30, 30, color).png().toBuffer());
    const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);

    const photo = await processPhoto(bytes);
    expect([photo.width, photo.height]).toEqual([30, 30]);
    const [corner] = await cornerColors(photo.working);
    expect(colorDistance(corner ?? white, red)).toBeLessThan(25);
  });

  it('can be made from a photo of 50 megapixels', async () => {
    const photo = await processPhoto(await flat(8660, 5774).jpeg().toBuffer());

    expect([photo.width, photo.height]).toEqual([8660, 5774]);
    expect(await describePicture(photo.working)).toBe('jpeg 1536x1024 srgb');
  });
});

describe('a photo is refused', () => {
  it('when it is of another type, whatever its name says', async () => {
    const gif = await flat(20, 20).gif().toBuffer();
    const tiff = await flat(20, 20).tiff().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
    for (const bytes of [gif, tiff, svg, heic, Buffer.from('%PDF-1.7'), Buffer.from('x')]) {
      expect(await refusalOf(bytes)).toBe('invalid_file_type');
    }
  });

  it('when only its beginning looks like a photo', async () => {
    for (const start of ['ffd8ff', '89504e470d0a1a0a', '524946460000000057454250']) {
      const bytes = Buffer.concat([Buffer.from(start, 'hex'), Buffer.from('<svg onload="x()"/>')]);
      expect(await refusalOf(bytes)).toBe('photo_unreadable');
    }
  });

  it.each([0.1, 0.5, 0.95])('when only a share of %d of it arrived', async (part) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise(400, 300).toFormat(format).toBuffer();
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(await refusalOf(cut)).toBe('photo_unreadable');
    }
  });

  it('when decoding takes longer than its pixels allow', async () => {
    await expect(processPhoto(transparentSlowPng(9_900), undefined, () => 1)).rejects.toMatchObject(
      {
        code: 'photo_too_slow',
      },
    );
  });

  it('when it has more than 100 megapixels, before they are decoded', async () => {
    const bytes = await flat(10_001, 10_000).png({ compressionLevel: 1 }).toBuffer();

    expect(await refusalOf(bytes)).toBe('photo_too_many_pixels');
  });
});

it.each([
  [0, 3],
  [12_000_000, 7],
  [50_000_000, 17],
  [100_000_000, 30],
])('a photo of %i pixels may take %i s to decode', (pixels, seconds) => {
  expect(decodingTimeLimit(pixels)).toBe(seconds);
});

async function refusalOf(bytes: Buffer): Promise<ErrorCode | 'accepted'> {
  try {
    await processPhoto(bytes);
    return 'accepted';
  } catch (error) {
    if (error instanceof DssError) return error.code;
    throw error;
  }
}

async function describePicture(picture: Buffer): Promise<string> {
  const { format, width, height, space } = await sharp(picture).metadata();
  return `${format} ${width}x${height} ${space}`;
}

async function expectNoMetadata(picture: Buffer): Promise<void> {
  const { exif, xmp, iptc, icc, comments, orientation } = await sharp(picture).metadata();
  expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
}

function flat(width: number, height: number, [r, g, b]: Color = green): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

function noise(width: number, height: number): Sharp {
  const background = { r: 0, g: 0, b: 0 };
  const type = 'gaussian' as const;
  return sharp({
    create: { width, height, channels: 3, background, noise: { type, mean: 128, sigma: 40 } },
  });
}

/** 320 x 200, one color per quarter: red, green, blue and white, clockwise from the top left. */
function quarters(): Sharp {
  const quarter = ([r, g, b]: Color, left: number, top: number) => ({
    input: { create: { width: 160, height: 100, channels: 3 as const, background: { r, g, b } } },
    left,
    top,
  });
  return flat(320, 200, white).composite([
    quarter(red, 0, 0),
    quarter(green, 160, 0),
    quarter(blue, 160, 100),
  ]);
}

/** The quarters as a rotated camera would store them, with the EXIF orientation that restores them. */
async function turned(orientation: number): Promise<Buffer> {
  // The inverse of each orientation: rotate first, then mirror.
  const undoing: Readonly<Record<number, readonly [angle: number, isMirrored: boolean]>> = {
    1: [0, false],
    2: [0, true],
    3: [180, false],
    4: [180, true],
    5: [90, true],
    6: [270, false],
    7: [270, true],
    8: [90, false],
  };
  const [angle, isMirrored] = undoing[orientation] ?? [0, false];
  const rotated = sharp(await quarters().png().toBuffer()).rotate(angle);
  // A separate step, because sharp applies the operations of one step in its own order.
  const stored = sharp(await rotated.png().toBuffer()).flop(isMirrored);
  return sharp(await stored.png().toBuffer())
    .jpeg({ quality: 95 })
    .withMetadata({ orientation })
    .toBuffer();
}
