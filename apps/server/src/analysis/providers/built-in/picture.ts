import sharp, { type OutputInfo } from 'sharp';
import { PhotoNotObservable } from '../provider.ts';

/** Longest side of the picture that is measured, in pixels: small enough to be quick, large enough to keep the grain of grass. */
const measuredPixels = 384;
/** For judging sharpness, which a smaller picture hides. */
const sharpnessPixels = 768;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Row by row; three values a pixel (red, green, blue in sRGB), or one in a grey picture. */
  readonly pixels: Uint8Array;
}

/**
 * Decodes a working copy at the two sizes that are measured.
 * @throws PhotoNotObservable when it is no picture
 */
export async function readPicture(
  workingCopy: Buffer,
): Promise<{ colour: Picture; grey: Picture }> {
  try {
    const { width, height } = await sharp(workingCopy).metadata();
    const scale = measuredPixels / Math.max(width, height);
    // A side of at least one region, however narrow the photo.
    const side = (pixels: number) => Math.max(8, Math.round(pixels * scale));
    const colour = await sharp(workingCopy)
      .resize(side(width), side(height), { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = await sharp(workingCopy)
      .resize(sharpnessPixels, sharpnessPixels, { fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      colour: { ...sizeOf(colour.info), pixels: threeChannels(colour.data, colour.info.channels) },
      grey: { ...sizeOf(grey.info), pixels: grey.data },
    };
  } catch (error) {
    throw new PhotoNotObservable('unreadable', error);
  }
}

function sizeOf({ width, height }: OutputInfo): { width: number; height: number } {
  return { width, height };
}

function threeChannels(pixels: Buffer, channels: number): Uint8Array {
  if (channels === 3) return pixels;
  return Uint8Array.from({ length: (pixels.length / channels) * 3 }, (_value, index) => {
    return pixels[Math.floor(index / 3) * channels] ?? 0;
  });
}
