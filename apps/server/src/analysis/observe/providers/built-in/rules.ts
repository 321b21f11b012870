import type { AreaId, HazardTypeId } from '@dss/domain';
import type { ExplanationKey } from '../provider.ts';

/** A rule that reports one hazard from measurements, for photos of one area. */
export interface MeasureRule {
  readonly type: HazardTypeId;
  readonly area: AreaId;
  /** The measurement: green plants in the whole photo, dry plants in its lower half, or dry grass in the foreground. */
  readonly measure: 'green' | 'dryBelow' | 'dryGrass';
  /** Share from which the hazard is reported. */
  readonly from: number;
  /** Share up to which the hazard counts as absent; in between the photo shows neither. */
  readonly clearUpTo: number;
  /** Confidence at `from`, and its maximum. Never above 0.8, because colors alone prove nothing. */
  readonly confidence: { readonly least: number; readonly most: number };
  readonly explanation: ExplanationKey;
}

/**
 * Shares of dry grass from which it is reported. At `unknown`, five of six reports were right on photos outside the fit. The
 * threshold is lower where the owner says that a photo shows the yard.
 */
const dryGrassFrom = { yard: 0.28, unknown: 0.31 } as const;

/** Rules by the owner's area. Roof and siding have none, because colors can't judge them. */
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

/** Without an area, clearly dry ground is assumed to be the yard, with low confidence; nothing is ruled out. */
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
