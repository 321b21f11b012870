import type { BalancedPicture } from './picture.ts';

/** Hues that distinguish what is around a house: center and width in degrees of OKLab's hue circle. */
export const hues = {
  green: { center: 130, width: 22 },
  straw: { center: 98, width: 14 },
  brown: { center: 68, width: 16 },
  red: { center: 35, width: 15 },
  blue: { center: 250, width: 25 },
} as const;

export type Hue = keyof typeof hues;

export const hueNames: readonly Hue[] = ['green', 'straw', 'brown', 'red', 'blue'];

/** Side of a square region in pixels of the measured picture. */
export const regionPixels = 8;

/** Paler colors count only in part, because a gray has no meaningful hue. */
const fullChroma = 0.06;

/** Color and grain of one region. */
export interface RegionLook {
  /** Mean lightness, 0 black, 1 white. */
  readonly lightness: number;
  readonly greenToRed: number;
  readonly blueToYellow: number;
  readonly chroma: number;
  /** Mean strength of each hue, 0-1. */
  readonly hueShares: Readonly<Record<Hue, number>>;
  /** Standard deviation of lightness, on a logarithmic scale. */
  readonly texture: number;
  /** Strength of the finest detail, on a logarithmic scale. */
  readonly grain: number;
  /** Variation of color, on a logarithmic scale. */
  readonly colorTexture: number;
  /** Sums of products of the lightness gradients, which give the direction of lines. */
  readonly slopes: { readonly across: number; readonly down: number; readonly both: number };
}

export function describeRegion(
  { width, height, lightness, greenToRed, blueToYellow }: BalancedPicture,
  left: number,
  top: number,
): RegionLook {
  // Sums in plain variables: this loop runs a hundred thousand times a photo.
  let light = 0;
  let lightSquares = 0;
  let redness = 0;
  let rednessSquares = 0;
  let yellowness = 0;
  let yellownessSquares = 0;
  let slopesAcross = 0;
  let slopesDown = 0;
  let slopesBoth = 0;
  let chroma = 0;
  let detail = 0;
  const hueSums = new Float64Array(hueNames.length);
  for (let y = top; y < top + regionPixels; y++) {
    for (let x = left; x < left + regionPixels; x++) {
      const at = y * width + x;
      const here = lightness[at] ?? 0;
      const a = greenToRed[at] ?? 0;
      const b = blueToYellow[at] ?? 0;
      light += here;
      lightSquares += here * here;
      redness += a;
      rednessSquares += a * a;
      yellowness += b;
      yellownessSquares += b * b;
      // Math.hypot would take more time than the rest of this loop.
      const pixelChroma = Math.sqrt(a * a + b * b);
      chroma += pixelChroma;
      addHues(hueSums, Math.atan2(b, a), pixelChroma);
      const west = lightness[x > 0 ? at - 1 : at] ?? 0;
      const east = lightness[x < width - 1 ? at + 1 : at] ?? 0;
      const north = lightness[y > 0 ? at - width : at] ?? 0;
      const south = lightness[y < height - 1 ? at + width : at] ?? 0;
      const across = east - west;
      const down = south - north;
      slopesAcross += across * across;
      slopesDown += down * down;
      slopesBoth += across * down;
      const difference = 4 * here - west - east - north - south;
      detail += difference * difference;
    }
  }
  const share = (hue: Hue) => (hueSums[hueNames.indexOf(hue)] ?? 0) / count;
  return {
    lightness: light / count,
    greenToRed: redness / count,
    blueToYellow: yellowness / count,
    chroma: chroma / count,
    hueShares: {
      green: share('green'),
      straw: share('straw'),
      brown: share('brown'),
      red: share('red'),
      blue: share('blue'),
    },
    texture: Math.log(deviationOf(light, lightSquares) + 0.004) + 3.5,
    grain: Math.log(Math.sqrt(detail / count) + 0.004) + 3.5,
    colorTexture:
      Math.log(
        Math.hypot(
          deviationOf(redness, rednessSquares),
          deviationOf(yellowness, yellownessSquares),
        ) + 0.003,
      ) + 4,
    slopes: { across: slopesAcross, down: slopesDown, both: slopesBoth },
  };
}

const count = regionPixels * regionPixels;

/** The standard deviation of a region's values from their sum and the sum of their squares. */
function deviationOf(sum: number, squares: number): number {
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean));
}

/** Angles into which the hue circle is divided: finer than any hue can be told from a photo. */
const angles = 8192;
const anglePerRadian = angles / (2 * Math.PI);

/** The strength of each hue at each angle, 0-1, in the order of `hueNames`. */
const strengths = Float32Array.from({ length: (angles + 1) * hueNames.length }, (_value, index) => {
  const { center, width } = hues[hueNames[index % hueNames.length] ?? 'green'];
  const hue = (Math.floor(index / hueNames.length) / angles) * 360 - 180;
  const apart = Math.abs(hue - center);
  // The shorter way around the circle.
  const distance = Math.min(apart, 360 - apart) / width;
  return distance < 4 ? Math.exp(-0.5 * distance * distance) : 0;
});

/** Adds a pixel's strength of each hue, 0-1, in the order of `hueNames`. */
function addHues(sums: Float64Array, angle: number, chroma: number): void {
  const strength = Math.min(1, chroma / fullChroma);
  if (strength === 0) return;
  const first = Math.round((angle + Math.PI) * anglePerRadian) * hueNames.length;
  for (let index = 0; index < sums.length; index++) {
    sums[index] = (sums[index] ?? 0) + (strengths[first + index] ?? 0) * strength;
  }
}
