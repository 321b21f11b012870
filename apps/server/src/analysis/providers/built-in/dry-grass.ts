import type { ClassifiedRegions } from './classify-regions.ts';

/** The foreground begins this far down the photo: what is near enough to tell its grain. */
const foregroundFrom = 0.7;
/** Over each range, in the features' own units, a region comes to count, or ceases to. */
const pale = { from: -0.3, to: -0.1 } as const;
const rough = { from: -0.3, to: 0.1 } as const;
const lined = { from: 0.35, to: 0.55 } as const;

/**
 * Share of the foreground that looks like dry grass. Not everything dry is: leaf litter and slash are darker than cured grass,
 * boards are smooth or have lines that run away from the camera. Level lines are the lie of the land, and shadows on it.
 */
export function dryGrassShare(regions: ClassifiedRegions): number {
  const fromRow = Math.floor(regions.rows * foregroundFrom);
  let sum = 0;
  for (let row = fromRow; row < regions.rows; row++) {
    for (let column = 0; column < regions.columns; column++) {
      const level = Math.max(0, -regions.feature('uprightLines', column, row));
      const lines = regions.feature('lines', column, row) - level;
      sum +=
        regions.likelihood('dryVegetation', column, row) *
        rise(regions.feature('lightness', column, row), pale) *
        rise(regions.feature('textureAround', column, row), rough) *
        (1 - rise(lines, lined));
    }
  }
  return sum / ((regions.rows - fromRow) * regions.columns);
}

/** 0 up to the range's beginning, 1 from its end on. */
function rise(value: number, { from, to }: { readonly from: number; readonly to: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
