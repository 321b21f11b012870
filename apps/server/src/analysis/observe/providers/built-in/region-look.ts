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
  const light = new Spread();
  const redness = new Spread();
  const yellowness = new Spread();
  const hueShares: Record<Hue, number> = { green: 0, straw: 0, brown: 0, red: 0, blue: 0 };
  const slopes = { across: 0, down: 0, both: 0 };
  let chroma = 0;
  let detail = 0;
  for (let y = top; y < top + regionPixels; y++) {
    for (let x = left; x < left + regionPixels; x++) {
      const at = y * width + x;
      const here = lightness[at] ?? 0;
      const a = greenToRed[at] ?? 0;
      const b = blueToYellow[at] ?? 0;
      light.add(here);
      redness.add(a);
      yellowness.add(b);
      // Math.hypot would take more time than the rest of this loop.
      const pixelChroma = Math.sqrt(a * a + b * b);
      chroma += pixelChroma;
      addHues(hueShares, Math.atan2(b, a), pixelChroma);
      const west = lightness[x > 0 ? at - 1 : at] ?? 0;
      const east = lightness[x < width - 1 ? at + 1 : at] ?? 0;
      const north = lightness[y > 0 ? at - width : at] ?? 0;
      const south = lightness[y < height - 1 ? at + width : at] ?? 0;
      const across = east - west;
      const down = south - north;
      slopes.across += across * across;
      slopes.down += down * down;
      slopes.both += across * down;
      detail += (4 * here - west - east - north - south) ** 2;
    }
  }
  const count = regionPixels * regionPixels;
  for (const name of hueNames) hueShares[name] /= count;
  return {
    lightness: light.mean,
    greenToRed: redness.mean,
    blueToYellow: yellowness.mean,
    chroma: chroma / count,
    hueShares,
    texture: Math.log(light.deviation + 0.004) + 3.5,
    grain: Math.log(Math.sqrt(detail / count) + 0.004) + 3.5,
    colorTexture: Math.log(Math.hypot(redness.deviation, yellowness.deviation) + 0.003) + 4,
    slopes,
  };
}

/** Adds a pixel's strength of each hue, 0-1. */
function addHues(shares: Record<Hue, number>, angle: number, chroma: number): void {
  const strength = Math.min(1, chroma / fullChroma);
  if (strength === 0) return;
  const hue = (angle * 180) / Math.PI;
  for (const name of hueNames) {
    const { center, width } = hues[name];
    const distance = Math.abs(((hue - center + 540) % 360) - 180) / width;
    if (distance < 4) shares[name] += Math.exp(-0.5 * distance * distance) * strength;
  }
}

/** Mean and standard deviation of the values added. */
class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / this.#count;
  }

  get deviation(): number {
    return Math.sqrt(Math.max(0, this.#squares / this.#count - this.mean * this.mean));
  }
}
