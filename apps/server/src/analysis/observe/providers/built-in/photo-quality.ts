import { isTilted } from '@dss/domain';
import type { QualityIssue } from '../provider.ts';
import { meanOf, type Picture } from './picture.ts';

const tilePixels = 32;
/** Quantile of the tiles' sharpness that rates the photo: a smooth wall isn't a blur. */
const sharpPart = 0.98;
/** Variance of the Laplacian of 8-bit gray values in sharp tiles: blurred below the first, crisp from the second. */
const blurredBelow = 300;
const crispFrom = 4000;
const darkBelow = 0.13;
const brightAbove = 0.92;

export interface PhotoQuality {
  /** 0 hopeless, 1 crisp */
  readonly sharpness: number;
  /** Mean lightness, 0 black, 1 white. */
  readonly exposure: number;
  readonly issues: QualityIssue[];
}

/** Measures sharpness (variance of the Laplacian), exposure and tilt, and names the reasons to retake the photo. */
export function measureQuality(gray: Picture): PhotoQuality {
  const variances = tileVariances(gray).toSorted((one, other) => one - other);
  const variance = variances[Math.floor(sharpPart * (variances.length - 1))] ?? 0;
  const exposure = meanOf(gray.pixels) / 255;
  const issues: QualityIssue[] = [];
  if (variances.length > 0 && variance < blurredBelow) issues.push('blurred');
  if (exposure < darkBelow) issues.push('too_dark');
  if (exposure > brightAbove) issues.push('too_bright');
  if (isTilted(gray)) issues.push('tilted');
  return { sharpness: Math.min(1, Math.sqrt(variance / crispFrom)), exposure, issues };
}

function tileVariances(gray: Picture): number[] {
  const variances: number[] = [];
  for (let top = 1; top + tilePixels < gray.height; top += tilePixels) {
    for (let left = 1; left + tilePixels < gray.width; left += tilePixels) {
      variances.push(laplacianVariance(gray, left, top));
    }
  }
  return variances;
}

function laplacianVariance({ pixels, width }: Picture, left: number, top: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + tilePixels; y++) {
    for (let x = left; x < left + tilePixels; x++) {
      const at = y * width + x;
      const around =
        (pixels[at - 1] ?? 0) +
        (pixels[at + 1] ?? 0) +
        (pixels[at - width] ?? 0) +
        (pixels[at + width] ?? 0);
      const laplacian = 4 * (pixels[at] ?? 0) - around;
      sum += laplacian;
      squares += laplacian * laplacian;
    }
  }
  const count = tilePixels * tilePixels;
  return squares / count - (sum / count) ** 2;
}
