import { balance, type Picture } from './picture.ts';
import { describeRegion, regionPixels, type RegionLook } from './region-look.ts';

/** Features of a region, in the order of the weights. */
export const featureNames = [
  'one',
  /** Mean lightness minus 0.6. */
  'lightness',
  'greenToRed',
  /** How much more yellow than neutral; 0 for a cool color. */
  'warmth',
  'green',
  'straw',
  'brown',
  'red',
  'blue',
  'texture',
  /** -0.5 at the top of the photo, 0.5 at the bottom. */
  'height',
  'brightByHeight',
  'dark',
  'brownByHeight',
  'strawByHeight',
  'colorTexture',
  /** Relative to the photo's mean, to cancel out the exposure. */
  'lightnessInPhoto',
  'grain',
  /** 0 in the middle, 0.5 at the left and right edges. */
  'offCenter',
  'chroma',
  'lines',
  'uprightLines',
  'greenAround',
  'strawAround',
  'brownAround',
  'textureAround',
  'lightnessAround',
  'blueAround',
  'grainAround',
  'unevenness',
  'brownLines',
  'strawLines',
  'textureAroundBelow',
  'greenAroundByHeight',
  'heightSquared',
  'textureByHeight',
] as const;

export type FeatureName = (typeof featureNames)[number];

export interface RegionGrid {
  readonly columns: number;
  readonly rows: number;
  /** `featureNames.length` values per region, row by row. */
  readonly features: Float64Array;
}

/** Splits a picture into square regions and computes each one's features: color, grain, surroundings and position. */
export function describeRegions(picture: Picture): RegionGrid {
  const balanced = balance(picture);
  const columns = Math.floor(picture.width / regionPixels);
  const rows = Math.floor(picture.height / regionPixels);
  const looks: RegionLook[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      looks.push(describeRegion(balanced, column * regionPixels, row * regionPixels));
    }
  }
  const lookAt = (column: number, row: number): RegionLook => {
    const look = looks[row * columns + column];
    if (look === undefined) throw new RangeError(`no region ${column}, ${row}`);
    return look;
  };
  const features = new Float64Array(columns * rows * featureNames.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values = featuresOf(
        lookAt(column, row),
        describeSurroundings(lookAt, { columns, rows }, column, row),
        {
          height: (row + 0.5) / rows - 0.5,
          offCenter: Math.abs((column + 0.5) / columns - 0.5),
          meanLightness: balanced.meanLightness,
        },
      );
      features.set(values, (row * columns + column) * featureNames.length);
    }
  }
  return { columns, rows, features };
}

interface Place {
  readonly height: number;
  readonly offCenter: number;
  readonly meanLightness: number;
}

function featuresOf(
  look: RegionLook,
  around: Surroundings,
  { height, offCenter, meanLightness }: Place,
): number[] {
  const { lightness, hueShares, texture } = look;
  const { green, straw, brown, red, blue } = hueShares;
  return [
    1,
    lightness - 0.6,
    look.greenToRed * 10,
    Math.max(0, look.blueToYellow) * 10,
    green,
    straw,
    brown,
    red,
    blue,
    texture,
    height,
    clamp((lightness - 0.8) / 0.15) * height,
    clamp((0.35 - lightness) / 0.2),
    brown * height * 2,
    straw * height * 2,
    look.colorTexture,
    lightness - meanLightness,
    look.grain,
    offCenter,
    look.chroma * 10,
    around.lines,
    around.uprightLines,
    around.green,
    around.straw,
    around.brown,
    around.texture,
    around.lightness - 0.6,
    around.blue,
    around.grain,
    around.unevenness,
    brown * around.lines,
    straw * around.lines,
    around.texture * Math.max(0, height),
    around.green * height,
    height * height,
    texture * height,
  ];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Regions on each side that count as surroundings. */
const reach = 2;

/** The surroundings of a region, as means over five by five regions. A lawn extends over many regions, a door doesn't. */
export interface Surroundings {
  readonly lightness: number;
  readonly green: number;
  readonly straw: number;
  readonly brown: number;
  readonly blue: number;
  readonly texture: number;
  readonly grain: number;
  /** Variation of lightness between regions, on a logarithmic scale. */
  readonly unevenness: number;
  /** 0 if slopes have no common direction, as in grass and leaves; 1 if they share one, as in boards and pavement joints. */
  readonly lines: number;
  /** From -1, all lines horizontal, to 1, all vertical. */
  readonly uprightLines: number;
}

/** Measures a region's surroundings in the grid, repeating the outermost regions beyond its edge. */
export function describeSurroundings(
  regionAt: (column: number, row: number) => RegionLook,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  column: number,
  row: number,
): Surroundings {
  const around: RegionLook[] = [];
  const sum = { lightness: 0, green: 0, straw: 0, brown: 0, blue: 0, texture: 0, grain: 0 };
  let across = 0;
  let down = 0;
  let both = 0;
  for (let y = row - reach; y <= row + reach; y++) {
    for (let x = column - reach; x <= column + reach; x++) {
      const region = regionAt(within(x, columns), within(y, rows));
      const { hueShares, slopes } = region;
      around.push(region);
      sum.lightness += region.lightness;
      sum.green += hueShares.green;
      sum.straw += hueShares.straw;
      sum.brown += hueShares.brown;
      sum.blue += hueShares.blue;
      sum.texture += region.texture;
      sum.grain += region.grain;
      across += slopes.across;
      down += slopes.down;
      both += slopes.both;
    }
  }
  const count = around.length;
  const lightness = sum.lightness / count;
  let squares = 0;
  for (const region of around) squares += (region.lightness - lightness) ** 2;
  const variance = squares / count;
  return {
    lightness,
    green: sum.green / count,
    straw: sum.straw / count,
    brown: sum.brown / count,
    blue: sum.blue / count,
    texture: sum.texture / count,
    grain: sum.grain / count,
    unevenness: Math.log(Math.sqrt(variance) + 0.004) + 3.5,
    // The coherence of the structure tensor; the constant keeps smooth surfaces at 0.
    lines: Math.hypot(across - down, 2 * both) / (across + down + 0.01),
    uprightLines: (across - down) / (across + down + 0.01),
  };
}

function within(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}
