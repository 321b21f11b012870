import type { AreaId, Box, Extent, HazardTypeId } from '@dss/domain';
import type { Finding } from '../provider.ts';
import type { ClassifiedRegions } from './classify-regions.ts';
import type { RegionClass } from './region-weights.ts';
import { rulesFor, type MeasureRule } from './rules.ts';

/** Confidence grows from a rule's threshold and reaches its maximum this much further, as a share of the area. */
const fullGrowth = 0.3;
/** Share of the outermost regions left out of a box on each side, so that stray leaves don't enlarge it. */
const strays = 0.05;

export interface Judgment {
  readonly findings: Finding[];
  /** Types that were found or can be ruled out. */
  readonly judged: HazardTypeId[];
}

/** Finds the hazards that a photo of an area shows, and those that it rules out. */
export function judge(regions: ClassifiedRegions, area: AreaId | null): Judgment {
  const findings: Finding[] = [];
  const judged: HazardTypeId[] = [];
  for (const rule of rulesFor(area)) {
    const measure = measured(regions, rule);
    if (measure >= rule.from) findings.push(toFinding(regions, rule, measure));
    // Without an area from the owner, a photo can show a hazard but can't rule one out.
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
  // The share that the explanation's text reports: of the whole photo, or of its lower half.
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

/** The box around the regions where the class is more likely than not; null if they are too scattered. */
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

/** The foreground starts at this share of the photo's height; only there is the grain of the ground visible. */
const foregroundFrom = 0.7;
/** The range, in the feature's unit, over which a region's weight goes from none to full or back. */
const pale = { from: -0.3, to: -0.1 } as const;
const rough = { from: -0.3, to: 0.1 } as const;
const lined = { from: 0.35, to: 0.55 } as const;

/**
 * Share of the foreground that looks like dry grass. Other dry things are told apart: leaf litter and slash are darker than
 * cured grass; boards are smooth or have lines that run away from the camera. Level lines come from terrain and shadows.
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

/** 0 up to the start of the range, 1 from its end, linear in between. */
function rise(value: number, { from, to }: { readonly from: number; readonly to: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
