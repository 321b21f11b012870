import pLimit from 'p-limit';
import sharp from 'sharp';

/** An aerial picture as stored: a JPEG that we encoded. */
export interface AerialPicture {
  readonly jpeg: Buffer;
  /** Whether it is all one color, which means that the service has no picture of this place. */
  readonly isBlank: boolean;
}

const decodeLimit = pLimit(2);
const decodeSeconds = 20;
/** Pictures of ground vary more than this even in a desert; blank ones don't. */
const flatDeviation = 1.5;

/**
 * Decodes a service's picture and re-encodes it, so that only pixels are passed on.
 * @throws Error if it isn't a JPEG or PNG of this size
 */
export function readPicture(bytes: Buffer, pixels: number): Promise<AerialPicture> {
  return decodeLimit(async () => {
    const { data, info } = await decode(bytes, pixels);
    return encode(data, info);
  });
}

/**
 * Cuts a square picture into `perSide` by `perSide` tiles, row by row.
 * @throws Error if it isn't a JPEG or PNG of this size
 */
export function cutPicture(
  bytes: Buffer,
  pixels: number,
  perSide: number,
): Promise<AerialPicture[]> {
  return decodeLimit(async () => {
    const { data, info } = await decode(bytes, pixels);
    const size = pixels / perSide;
    const tiles: AerialPicture[] = [];
    for (let row = 0; row < perSide; row += 1) {
      for (let column = 0; column < perSide; column += 1) {
        const tile = await sharp(data, { raw: info })
          .extract({ left: column * size, top: row * size, width: size, height: size })
          .raw()
          .toBuffer({ resolveWithObject: true });
        tiles.push(await encode(tile.data, tile.info));
      }
    }
    return tiles;
  });
}

/** Detects the format by content rather than the service's content type, and rejects vector formats. */
async function decode(bytes: Buffer, pixels: number) {
  const picture = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: pixels * pixels,
    pages: 1,
  }).timeout({ seconds: decodeSeconds });
  const { format, width, height } = await picture.metadata();
  if (format !== 'jpeg' && format !== 'png') throw new Error(`not an aerial picture: ${format}`);
  if (width !== pixels || height !== pixels) throw new Error(`${width} x ${height} pixels`);
  return picture
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Promise<AerialPicture> {
  const raw = { width, height, channels };
  const { channels: measured } = await sharp(data, { raw }).stats();
  return {
    jpeg: await sharp(data, { raw }).jpeg({ quality: 85 }).toBuffer(),
    isBlank: measured.every(({ stdev }) => stdev < flatDeviation),
  };
}
