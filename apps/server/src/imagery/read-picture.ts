import pLimit from 'p-limit';
import sharp from 'sharp';

/** An aerial picture as it is kept: a JPEG of our own making. */
export interface AerialPicture {
  readonly jpeg: Buffer;
  /** All of one color: the service has nothing of this place. */
  readonly isBlank: boolean;
}

const decodeLimit = pLimit(2);
const decodeSeconds = 20;
/** A picture of ground differs more than this even in a desert; what is drawn for nothing doesn't. */
const flatDeviation = 1.5;

/**
 * Decodes what a service sent and encodes it anew, so that nothing but a picture is passed on.
 * @throws Error where it isn't a JPEG or PNG of this size
 */
export function readPicture(bytes: Buffer, pixels: number): Promise<AerialPicture> {
  return decodeLimit(async () => {
    const { data, info } = await decode(bytes, pixels);
    return encode(data, info);
  });
}

/**
 * Cuts a square picture into `perSide` times `perSide` tiles, row by row.
 * @throws Error where it isn't a JPEG or PNG of this size
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

/** By the content alone: what a service calls it doesn't matter, and nothing that is drawn by a program is opened. */
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
