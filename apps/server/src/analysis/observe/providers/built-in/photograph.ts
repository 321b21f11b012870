import { meanOf, type Picture } from './picture.ts';

const tilePixels = 8;
/** A tile whose gray values (8-bit) vary less than this is flat. Cameras leave more grain, even in a clear sky. */
const flatBelow = 0.6;
/** Share of flat tiles above which a picture may be a screenshot or drawing. The flattest of 75 photos of homes had 0.27. */
const flatFrom = 0.38;
/** Share of pixels in the most frequent colors: at most 0.34 in those photos, at least 0.64 in screenshots. */
const fewColorsFrom = 0.5;
const fewColors = 4;
/** Correlation of neighboring pixels: at least 0.78 in those photos, near 0 in noise. */
const unrelatedBelow = 0.5;
/** Smaller pictures are not judged. */
const leastPixels = 64;

/**
 * Whether a picture can be a photo, judged by what every camera leaves in it: grain in plain areas, many colors, and pixels
 * that resemble their neighbors. Flat drawings, screenshots, blank pictures and random noise fail.
 */
export function canBePhotograph(color: Picture, gray: Picture): boolean {
  if (Math.min(gray.width, gray.height) < leastPixels) return true;
  if (flatShare(gray) >= flatFrom && commonestColorsShare(color) >= fewColorsFrom) return false;
  return neighborCorrelation(gray) >= unrelatedBelow;
}

/** Share of tiles without grain. */
function flatShare({ width, height, pixels }: Picture): number {
  let tiles = 0;
  let flat = 0;
  for (let top = 0; top + tilePixels <= height; top += tilePixels) {
    for (let left = 0; left + tilePixels <= width; left += tilePixels) {
      let sum = 0;
      let squares = 0;
      for (let y = top; y < top + tilePixels; y++) {
        for (let x = left; x < left + tilePixels; x++) {
          const value = pixels[y * width + x] ?? 0;
          sum += value;
          squares += value * value;
        }
      }
      const count = tilePixels * tilePixels;
      tiles += 1;
      if (squares / count - (sum / count) ** 2 < flatBelow) flat += 1;
    }
  }
  return flat / tiles;
}

/** Share of pixels in the most frequent colors, with colors rounded to steps of 8. */
function commonestColorsShare({ pixels }: Picture): number {
  const counts = new Uint32Array(2 ** 15);
  for (let at = 0; at < pixels.length; at += 3) {
    const red = (pixels[at] ?? 0) >> 3;
    const green = (pixels[at + 1] ?? 0) >> 3;
    const blue = (pixels[at + 2] ?? 0) >> 3;
    const color = (red << 10) | (green << 5) | blue;
    counts[color] = (counts[color] ?? 0) + 1;
  }
  const commonest = counts.toSorted().subarray(-fewColors);
  return (3 * commonest.reduce((sum, count) => sum + count, 0)) / pixels.length;
}

/** Correlation of neighboring pixels' gray values, -1 to 1; 1 if all are equal. */
function neighborCorrelation({ width, height, pixels }: Picture): number {
  const mean = meanOf(pixels);
  let variance = 0;
  let covariance = 0;
  for (let y = 0; y < height; y++) {
    let here = (pixels[y * width] ?? 0) - mean;
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const next = (pixels[at] ?? 0) - mean;
      variance += here * here;
      covariance += here * next;
      here = next;
    }
  }
  return variance === 0 ? 1 : covariance / variance;
}
