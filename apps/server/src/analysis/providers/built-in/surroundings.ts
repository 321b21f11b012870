import type { RegionLook } from './describe-region.ts';

/** Regions on each side that count as around. */
const reach = 2;

/** What a region stands among: a lawn goes on, a door doesn't. Means over five by five regions. */
export interface Surroundings {
  readonly lightness: number;
  readonly green: number;
  readonly straw: number;
  readonly brown: number;
  readonly blue: number;
  readonly texture: number;
  readonly grain: number;
  /** How much lightness differs from region to region, on a logarithmic scale. */
  readonly unevenness: number;
  /** 0 where slopes go every way, as in grass and leaves; 1 where all run alike, as in boards and pavement joints. */
  readonly lines: number;
  /** From -1, all lines level, to 1, all upright. */
  readonly uprightLines: number;
}

/** The region's neighbours in a grid; beyond its edge the outermost ones stand in. */
export function describeSurroundings(
  regionAt: (column: number, row: number) => RegionLook,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  column: number,
  row: number,
): Surroundings {
  const around: RegionLook[] = [];
  for (let down = -reach; down <= reach; down++) {
    for (let across = -reach; across <= reach; across++) {
      around.push(regionAt(within(column + across, columns), within(row + down, rows)));
    }
  }
  const mean = (value: (region: RegionLook) => number) => {
    let sum = 0;
    for (const region of around) sum += value(region);
    return sum / around.length;
  };
  const lightness = mean((region) => region.lightness);
  const variance = mean((region) => (region.lightness - lightness) ** 2);
  const across = mean(({ slopes }) => slopes.across) * around.length;
  const down = mean(({ slopes }) => slopes.down) * around.length;
  const both = mean(({ slopes }) => slopes.both) * around.length;
  return {
    lightness,
    green: mean(({ hueShares }) => hueShares.green),
    straw: mean(({ hueShares }) => hueShares.straw),
    brown: mean(({ hueShares }) => hueShares.brown),
    blue: mean(({ hueShares }) => hueShares.blue),
    texture: mean((region) => region.texture),
    grain: mean((region) => region.grain),
    unevenness: Math.log(Math.sqrt(variance) + 0.004) + 3.5,
    // The coherence of the structure tensor; the small number keeps smooth surfaces at 0.
    lines: Math.hypot(across - down, 2 * both) / (across + down + 0.01),
    uprightLines: (across - down) / (across + down + 0.01),
  };
}

function within(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}
