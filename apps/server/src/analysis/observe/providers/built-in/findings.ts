import type { AreaId, Box, Extent, HazardTypeId } from '@dss/domain';
import type { Finding } from '../provider.ts';
import type { ClassifiedRegions } from './classify-regions.ts';
import type { RegionClass } from './region-weights.ts';
import { rulesFor, type MeasureRule } from './rules.ts';

/** Growing from a rule's threshold by this share of the area, confidence reaches its most. */
const fullGrowth = 0.3;
/** Outermost regions left out of a box on each side, as a share: one stray leaf shouldn't stretch it. */
const strays = 0.05;

export interface Judgment {
  readonly findings: Finding[];
  /** Types that were found, or can be said not to be there. */
  readonly judged: HazardTypeId[];
}

/** Turns what a photo of an area shows into the hazards that it speaks for, and those that it speaks against. */
export function judge(regions: ClassifiedRegions, area: AreaId | null): Judgment {
  const findings: Finding[] = [];
  const judged: HazardTypeId[] = [];
  for (const rule of rulesFor(area)) {
    const measure = measured(regions, rule);
    if (measure >= rule.from) findings.push(toFinding(regions, rule, measure));
    // An assumed area speaks for a hazard, never for having seen the area.
    const tells = measure >= rule.from || measure <= rule.clearUpTo;
    if (area !== null && tells) judged.push(rule.type);
  }
  return { findings, judged };
}

function measured(regions: ClassifiedRegions, { measure }: MeasureRule): number {
  switch (measure) {
    case 'green':
      return regions.share('greenVegetation');
    case 'dryBelow':
      return regions.share('dryVegetation', lowerHalf(regions));
    case 'dryGrass':
      return dryGrassShare(regions);
  }
}

function lowerHalf({ rows }: ClassifiedRegions): number {
  return Math.floor(rows / 2);
}

function toFinding(regions: ClassifiedRegions, rule: MeasureRule, measure: number): Finding {
  const { least, most } = rule.confidence;
  const growth = Math.min(1, (measure - rule.from) / fullGrowth);
  const fromRow = rule.measure === 'green' ? 0 : lowerHalf(regions);
  const shown = rule.measure === 'green' ? 'greenVegetation' : 'dryVegetation';
  // As the words tell it: of the whole photo, or of its lower half.
  const share = regions.share(shown, fromRow);
  return {
    type: rule.type,
    confidence: Math.round((least + (most - least) * growth) * 100) / 100,
    area: rule.area,
    distanceToStructureFt: null,
    box: boxOf(regions, shown, fromRow),
    extent: extentOf(share),
    explanation: { key: rule.explanation, values: { share: Math.round(share * 100) } },
  };
}

function extentOf(share: number): Extent {
  if (share >= 0.45) return 'extensive';
  return share >= 0.25 ? 'moderate' : 'trace';
}

/** The rectangle around where the class is likelier than not; null when it is spread too thinly for one. */
function boxOf(regions: ClassifiedRegions, shown: RegionClass, fromRow: number): Box | null {
  const across: number[] = [];
  const down: number[] = [];
  for (let row = fromRow; row < regions.rows; row++) {
    for (let column = 0; column < regions.columns; column++) {
      if (regions.likelihood(shown, column, row) <= 0.5) continue;
      across.push(column);
      down.push(row);
    }
  }
  const [left, right] = withoutStrays(across);
  const [top, bottom] = withoutStrays(down);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) {
    return null;
  }
  return {
    x: left / regions.columns,
    y: top / regions.rows,
    width: (right + 1 - left) / regions.columns,
    height: (bottom + 1 - top) / regions.rows,
  };
}

function withoutStrays(values: readonly number[]): [number | undefined, number | undefined] {
  const sorted = values.toSorted((one, other) => one - other);
  const cut = Math.floor(sorted.length * strays);
  return [sorted[cut], sorted[sorted.length - 1 - cut]];
}

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
