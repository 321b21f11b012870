import { photoLimits } from '@dss/domain';

import type { PictureSize } from './picture-size.ts';

/** Longer strips than this are scaled after decoding: asking the decoder for a width could make them enormous. */
const decoderRatio = 3;

export interface ShrinkPlan {
  /** To ask the decoder for, so that the full picture stands in memory only while it is decoded; null: as it is. */
  decodeWidth: number | null;
}

/**
 * How a photo is made smaller before it is sent. The orientation isn't known here: a width of the longest side that is
 * allowed leaves enough pixels whichever side is up.
 * @param size as stored; null when it couldn't be read
 * @returns null when the photo goes as it is: it has no more pixels than the analysis needs, or too many to decode
 */
export function shrinkPlan(size: PictureSize | null): ShrinkPlan | null {
  if (size === null) return null;
  const { width, height } = size;
  const longest = Math.max(width, height);
  if (longest <= photoLimits.sentPixels || width * height > photoLimits.maxPixels) return null;
  const ratio = longest / Math.min(width, height);
  return { decodeWidth: ratio > decoderRatio ? null : photoLimits.sentPixels };
}

/** A size whose longer side has at most so many pixels; never an enlarged one. */
export function fitInside({ width, height }: PictureSize, pixels: number): PictureSize {
  const scale = Math.min(1, pixels / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
