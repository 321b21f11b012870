import { toOklab } from './oklab.ts';
import type { Picture } from './picture.ts';

/** Side of a square region, in pixels of the measured picture. */
const regionPixels = 8;

/** Hues that tell apart what stands around a house: centre and width in degrees of OKLab's hue circle. */
const hues = {
  green: { centre: 130, width: 22 },
  straw: { centre: 98, width: 14 },
  brown: { centre: 68, width: 16 },
  red: { centre: 35, width: 15 },
  blue: { centre: 250, width: 25 },
} as const;
/** Colours paler than this count only in part: a grey has no hue to speak of. */
const fullChroma = 0.06;

type Hue = keyof typeof hues;
const hueNames: readonly Hue[] = ['green', 'straw', 'brown', 'red', 'blue'];

/** What a region is classified by, in the order of the weights. */
export const featureNames = [
  'one',
  'lightness',
  'greenToRed',
  /** Yellow over neutral; none for a cool colour. */
  'warmth',
  'green',
  'straw',
  'brown',
  'red',
  'blue',
  /** Grain of lightness, on a logarithmic scale. */
  'texture',
  /** -0.5 at the top of the photo, 0.5 at the bottom. */
  'height',
  'brightByHeight',
  'dark',
  'brownByHeight',
  'strawByHeight',
  /** Grain of colour, on a logarithmic scale. */
  'colourTexture',
] as const;

export interface RegionGrid {
  readonly columns: number;
  readonly rows: number;
  /** `featureNames.length` values for each region, row by row. */
  readonly features: Float64Array;
}

/** Splits a picture into square regions and describes each by colour, grain and height in the photo. */
export function describeRegions(picture: Picture): RegionGrid {
  const columns = Math.floor(picture.width / regionPixels);
  const rows = Math.floor(picture.height / regionPixels);
  const features = new Float64Array(columns * rows * featureNames.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const height = (row + 0.5) / rows - 0.5;
      const region = describeRegion(picture, column * regionPixels, row * regionPixels, height);
      features.set(region, (row * columns + column) * featureNames.length);
    }
  }
  return { columns, rows, features };
}

function describeRegion(picture: Picture, left: number, top: number, height: number): number[] {
  const lightness = new Spread();
  const greenToRed = new Spread();
  const blueToYellow = new Spread();
  const hueShares: Record<Hue, number> = { green: 0, straw: 0, brown: 0, red: 0, blue: 0 };
  for (let y = top; y < top + regionPixels; y++) {
    for (let x = left; x < left + regionPixels; x++) {
      const at = (y * picture.width + x) * 3;
      const { pixels } = picture;
      const colour = toOklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      lightness.add(colour.lightness);
      greenToRed.add(colour.a);
      blueToYellow.add(colour.b);
      addHues(hueShares, colour.a, colour.b);
    }
  }
  const ofRegion = 1 / (regionPixels * regionPixels);
  const straw = hueShares.straw * ofRegion;
  const brown = hueShares.brown * ofRegion;
  const bright = clamp((lightness.mean - 0.8) / 0.15);
  const colourSpread = Math.hypot(greenToRed.deviation, blueToYellow.deviation);
  return [
    1,
    lightness.mean - 0.6,
    greenToRed.mean * 10,
    Math.max(0, blueToYellow.mean) * 10,
    hueShares.green * ofRegion,
    straw,
    brown,
    hueShares.red * ofRegion,
    hueShares.blue * ofRegion,
    Math.log(lightness.deviation + 0.004) + 3.5,
    height,
    bright * height,
    clamp((0.35 - lightness.mean) / 0.2),
    brown * height * 2,
    straw * height * 2,
    Math.log(colourSpread + 0.003) + 4,
  ];
}

/** Adds how much a pixel has of each hue, 0-1. */
function addHues(shares: Record<Hue, number>, a: number, b: number): void {
  const strength = clamp(Math.hypot(a, b) / fullChroma);
  if (strength === 0) return;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  for (const name of hueNames) {
    const { centre, width } = hues[name];
    const distance = Math.abs(((hue - centre + 540) % 360) - 180) / width;
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

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
