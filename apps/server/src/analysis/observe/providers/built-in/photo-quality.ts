import type { QualityIssue } from '../provider.ts';
import type { Picture } from './picture.ts';

const tilePixels = 32;
/** Quantile of the tiles' sharpness that rates the photo: a smooth wall isn't a blur. */
const sharpPart = 0.98;
/** Variance of the Laplacian of 8-bit gray values in sharp tiles: blurred below the first, crisp from the second. */
const blurredBelow = 300;
const crispFrom = 4000;
const darkBelow = 0.13;
const brightAbove = 0.92;
/** Degrees; a smaller tilt does no harm. */
const tiltedFrom = 10;

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
  const exposure = gray.pixels.reduce((sum, value) => sum + value, 0) / gray.pixels.length / 255;
  const issues: QualityIssue[] = [];
  if (variances.length > 0 && variance < blurredBelow) issues.push('blurred');
  if (exposure < darkBelow) issues.push('too_dark');
  if (exposure > brightAbove) issues.push('too_bright');
  if (Math.abs(measureTilt(gray) ?? 0) >= tiltedFrom) issues.push('tilted');
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

/** Edges within this many degrees of vertical count as upright objects: walls, doors, windows, posts. */
const reach = 25;
/** Minimum difference of 8-bit gray values across two pixels; weaker edges are grain. */
const strongEdge = 40;
/** Edges within this many degrees of an angle count toward it. */
const spread = 2;
/** Minimum share of strong edges among all pixels; with fewer, the tilt is unknown. */
const fewestEdges = 0.002;

/**
 * How many degrees the camera was tilted sideways, clockwise; null if upright objects don't show it. In a tilted photo all
 * uprights lean by the same angle; in a level photo taken up- or downward they lean both ways.
 */
export function measureTilt(gray: Picture): number | null {
  const edges = uprightEdges(gray);
  const total = edges.reduce((sum, weight) => sum + weight, 0);
  if (total < fewestEdges * gray.width * gray.height) return null;
  const around = (degrees: number) => {
    let sum = 0;
    for (let offset = -spread; offset <= spread; offset++) {
      sum += edges[degrees + offset + reach] ?? 0;
    }
    return sum;
  };
  let best = 0;
  for (let degrees = spread - reach; degrees <= reach - spread; degrees++) {
    if (around(degrees) > around(best)) best = degrees;
  }
  const even = (total * (2 * spread + 1)) / edges.length;
  // Rejects leaves and grass, with edges at every angle, and a leaning trunk among uprights.
  if (around(best) < 1.8 * even) return null;
  if (Math.abs(best) > 2 * spread && Math.max(around(0), around(-best)) > 0.4 * around(best)) {
    return null;
  }
  return best;
}

/** Weight of strong edges by angle in whole degrees, from `-reach` to `reach`. */
function uprightEdges({ pixels, width, height }: Picture): Float64Array {
  const edges = new Float64Array(2 * reach + 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0);
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0);
      if (Math.abs(across) < strongEdge || Math.abs(down) > Math.abs(across) / 2) continue;
      const degrees = Math.round((Math.atan(down / across) * 180) / Math.PI);
      const index = degrees + reach;
      if (index >= 0 && index < edges.length) edges[index] = (edges[index] ?? 0) + 1;
    }
  }
  return edges;
}
