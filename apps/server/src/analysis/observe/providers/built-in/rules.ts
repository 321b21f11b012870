import type { AreaId, HazardTypeId } from '@dss/domain';
import type { ExplanationKey } from '../provider.ts';

/** One hazard that the measures can speak for, in photos of one area. */
export interface MeasureRule {
  readonly type: HazardTypeId;
  readonly area: AreaId;
  /** What is measured: green plants in the whole photo, dry ones in its lower half, or dry grass in the foreground. */
  readonly measure: 'green' | 'dryBelow' | 'dryGrass';
  /** The hazard is reported from this share of the area on. */
  readonly from: number;
  /** Up to this share it counts as not there; in between the photo says nothing. */
  readonly clearUpTo: number;
  /** At `from`, and the most that it grows to with the share. Never over 0.8: colors alone prove nothing. */
  readonly confidence: { readonly least: number; readonly most: number };
  readonly explanation: ExplanationKey;
}

/**
 * On photos that the fit of the weights had not seen, five of six claims were right from `unknown` on. An owner who says that a
 * photo shows the yard makes it likelier.
 */
const dryGrassFrom = { yard: 0.28, unknown: 0.31 } as const;

/** By the area that the owner chose. Roof and siding can't be judged by how green or dry a photo is. */
const rulesByArea: Readonly<Record<AreaId, readonly MeasureRule[]>> = {
  zone_0: [
    {
      type: 'zone0_vegetation',
      area: 'zone_0',
      measure: 'green',
      from: 0.15,
      clearUpTo: 0.06,
      confidence: { least: 0.45, most: 0.65 },
      explanation: 'zone0_vegetation',
    },
    {
      type: 'zone0_dead_debris',
      area: 'zone_0',
      measure: 'dryBelow',
      from: 0.28,
      clearUpTo: 0.1,
      confidence: { least: 0.45, most: 0.65 },
      explanation: 'zone0_dead_debris',
    },
  ],
  zone_1: [
    {
      type: 'zone1_tall_dry_grass',
      area: 'zone_1',
      measure: 'dryGrass',
      from: dryGrassFrom.yard,
      clearUpTo: 0.06,
      confidence: { least: 0.5, most: 0.8 },
      explanation: 'zone1_tall_dry_grass',
    },
  ],
  zone_2: [
    {
      type: 'zone2_tall_dry_grass',
      area: 'zone_2',
      measure: 'dryGrass',
      from: dryGrassFrom.yard,
      clearUpTo: 0.06,
      confidence: { least: 0.5, most: 0.8 },
      explanation: 'zone2_tall_dry_grass',
    },
  ],
  roof: [],
  siding: [],
};

/** Without an area, plain dry ground is taken for the yard, with little confidence; nothing counts as not there. */
const rulesWithoutArea: readonly MeasureRule[] = [
  {
    type: 'zone1_tall_dry_grass',
    area: 'zone_1',
    measure: 'dryGrass',
    from: dryGrassFrom.unknown,
    clearUpTo: -1,
    confidence: { least: 0.4, most: 0.55 },
    explanation: 'zone1_tall_dry_grass_assumed',
  },
];

export function rulesFor(area: AreaId | null): readonly MeasureRule[] {
  return area === null ? rulesWithoutArea : rulesByArea[area];
}
