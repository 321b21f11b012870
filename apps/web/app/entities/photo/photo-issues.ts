import { isTilted, type GrayPicture } from '@dss/domain';

/** What can make a photo worth taking again, the most important first. */
export const photoIssues = ['too_dark', 'blurred', 'no_house', 'too_close', 'tilted'] as const;

export type PhotoIssue = (typeof photoIssues)[number];

/** Can only be told of a photo that should show a whole side of the house. */
const aboutWholeSide: readonly PhotoIssue[] = ['no_house', 'too_close'];

/**
 * The one issue to mention; null if there is none.
 * @param showsSide whether the photo should show a whole side of the house
 */
export function issueToMention(
  issues: readonly PhotoIssue[],
  showsSide: boolean,
): PhotoIssue | null {
  const found = photoIssues.find(
    (issue) => issues.includes(issue) && (showsSide || !aboutWholeSide.includes(issue)),
  );
  return found ?? null;
}

/** Longest side of the picture to measure, in pixels: it keeps the grain that tells a crisp photo from a blurred one. */
export const measuredPixels = 768;

/** Smaller pictures aren't measured. */
const leastPixels = 96;

/**
 * Thresholds, fitted to 85 photos of homes and to spoiled copies of them (tools/evaluation/README.md). All values are of 8-bit colors.
 */
const thresholds = {
  /** Gray value below which nine tenths of the pixels are: at least 154 in those photos; darkened to a third, at most 82. */
  darkBelow: 90,
  /** Sharpness, in either direction: at least 0.42 in those photos; visibly blurred, mostly under 0.03. */
  blurredBelow: 0.12,
  /** Share of sky blue and leaf green: at most 0.74 in those photos. */
  onlySkyAndPlantsFrom: 0.92,
  /** Difference in color between the parts of the photo: at least 47 in those photos, less where one surface fills it. */
  sameEverywhereBelow: 35,
} as const;

/** Colors of a canvas: red, green, blue and opacity, 8 bits each, row by row. */
export interface CanvasPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Measures a photo that is at most `measuredPixels` long; one pass over its pixels, and two over its gray values. */
export function findIssues(picture: CanvasPicture): PhotoIssue[] {
  const { width, height } = picture;
  if (Math.min(width, height) < leastPixels) return [];
  const { gray, lightest, skyAndPlants } = readColors(picture);
  if (lightest < thresholds.darkBelow) return ['too_dark'];
  const tiles = tilesOf(picture, gray);
  const sharpness = sharpnessOf(tiles);
  const issues: PhotoIssue[] = [];
  if (sharpness !== null && sharpness < thresholds.blurredBelow) issues.push('blurred');
  if (skyAndPlants > thresholds.onlySkyAndPlantsFrom) issues.push('no_house');
  if (differenceOf(tiles) < thresholds.sameEverywhereBelow) issues.push('too_close');
  // A blurred picture has no edges to measure.
  if (issues.length === 0 && isTilted(gray)) issues.push('tilted');
  return issues;
}

interface Colors {
  readonly gray: GrayPicture;
  /** Gray value below which nine tenths of the pixels are: a porch lamp at night doesn't light up a house. */
  readonly lightest: number;
  readonly skyAndPlants: number;
}

function readColors({ width, height, data }: CanvasPicture): Colors {
  const count = width * height;
  const pixels = new Uint8Array(count);
  const counts = new Uint32Array(256);
  let plain = 0;
  for (let at = 0; at < count; at++) {
    const red = data[4 * at] ?? 0;
    const green = data[4 * at + 1] ?? 0;
    const blue = data[4 * at + 2] ?? 0;
    const value = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    pixels[at] = value;
    counts[value] = (counts[value] ?? 0) + 1;
    const isLeafGreen = green > red * 1.02 && green > blue * 1.12;
    const isSkyBlue = blue > red * 1.08 && blue >= green * 0.99 && value > 90;
    if (isLeafGreen || isSkyBlue) plain += 1;
  }
  return {
    gray: { width, height, pixels },
    lightest: valueAt(counts, 0.9 * count),
    skyAndPlants: plain / count,
  };
}

function valueAt(counts: Uint32Array, rank: number): number {
  let below = 0;
  for (const [value, count] of counts.entries()) {
    below += count;
    if (below >= rank) return value;
  }
  return 255;
}

/** One of the squares that a picture is divided into. */
interface Tile {
  /** Mean gray value. */
  readonly lightness: number;
  /** Mean of red minus blue. */
  readonly warmth: number;
  /** Variance of the gray values. */
  readonly contrast: number;
  /** Variance of the second difference of the gray values, across and down. */
  readonly detailAcross: number;
  readonly detailDown: number;
}

const tilePixels = 32;

function tilesOf({ width, height, data }: CanvasPicture, { pixels }: GrayPicture): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 1; top + tilePixels < height; top += tilePixels) {
    for (let left = 1; left + tilePixels < width; left += tilePixels) {
      tiles.push(tileAt(left, top));
    }
  }
  return tiles;

  function tileAt(left: number, top: number): Tile {
    const count = tilePixels * tilePixels;
    let [sum, squares, warmth, across, acrossSquares, down, downSquares] = [0, 0, 0, 0, 0, 0, 0];
    for (let y = top; y < top + tilePixels; y++) {
      for (let x = left; x < left + tilePixels; x++) {
        const at = y * width + x;
        const value = pixels[at] ?? 0;
        const bendAcross = 2 * value - (pixels[at - 1] ?? 0) - (pixels[at + 1] ?? 0);
        const bendDown = 2 * value - (pixels[at - width] ?? 0) - (pixels[at + width] ?? 0);
        sum += value;
        squares += value * value;
        warmth += (data[4 * at] ?? 0) - (data[4 * at + 2] ?? 0);
        across += bendAcross;
        acrossSquares += bendAcross * bendAcross;
        down += bendDown;
        downSquares += bendDown * bendDown;
      }
    }
    const variance = (total: number, totalSquares: number) =>
      totalSquares / count - (total / count) ** 2;
    return {
      lightness: sum / count,
      warmth: warmth / count,
      contrast: variance(sum, squares),
      detailAcross: variance(across, acrossSquares),
      detailDown: variance(down, downSquares),
    };
  }
}

/** Variance of the gray values below which a tile shows nothing to be sharp: sky, a smooth wall. */
const leastContrast = 60;
/** With fewer tiles to judge by, a photo is not called blurred. */
const fewestTiles = 8;

/**
 * How much of the contrast in the photo's sharper parts is between neighboring pixels, in the direction where it is least: a moving camera
 * blurs along its way alone. Null if the photo is too plain to tell.
 */
function sharpnessOf(tiles: readonly Tile[]): number | null {
  const judged = tiles.filter(({ contrast }) => contrast > leastContrast);
  if (judged.length < fewestTiles) return null;
  const sharper = (share: (tile: Tile) => number) => quantile(judged.map(share), 0.9);
  return Math.min(
    sharper(({ detailAcross, contrast }) => detailAcross / contrast),
    sharper(({ detailDown, contrast }) => detailDown / contrast),
  );
}

/** How far most parts of the photo are from its usual color. */
function differenceOf(tiles: readonly Tile[]): number {
  const lightness = quantile(
    tiles.map((tile) => tile.lightness),
    0.5,
  );
  const warmth = quantile(
    tiles.map((tile) => tile.warmth),
    0.5,
  );
  return quantile(
    tiles.map((tile) => Math.hypot(tile.lightness - lightness, tile.warmth - warmth)),
    0.8,
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
