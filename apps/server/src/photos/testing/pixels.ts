import sharp, { type Sharp } from 'sharp';

export type Color = readonly [red: number, green: number, blue: number];

/** Colors near the corners of a picture, clockwise from the top left. Read slightly inside, because JPEG blurs edges. */
export async function cornerColors(picture: Buffer): Promise<Color[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Color => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [data[offset] ?? -1, data[offset + 1] ?? -1, data[offset + 2] ?? -1];
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)];
}

/** Largest difference of two colors in any channel, 0-255. */
export function colorDistance(one: Color, other: Color): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}

/** Mean difference of two pictures, 0-255, both scaled to 64 x 64 pixels. */
export async function meanDifference(one: Buffer | Sharp, other: Buffer | Sharp): Promise<number> {
  const left = await smallPixels(one);
  const right = await smallPixels(other);
  return (
    left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length
  );
}

function smallPixels(picture: Buffer | Sharp): Promise<Buffer> {
  return (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
