import { hazardCatalog, type CatalogHazard, type HazardTypeId } from '../hazards/index.ts';
import { findingSides } from './cells.ts';
import { mostUnseen, type CellFinding } from './cell-finding.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import { noStrength, type CellStrength, type HazardStrengths } from './points.ts';
import { prevalenceIn } from './prevalence.ts';
import type { CellSide, FindingSide, NeighborDistance } from './terms.ts';
import { fuelBelow, growsOnLand, steepnessAt, typicalStrength, type Downhill } from './strength.ts';

/** How much one cell weighs in the score: by its finding, or, if `finding` is null, by what is typical for an unseen cell. */
export type CellWeight = {
  readonly hazard: CatalogHazard;
  readonly side: FindingSide;
  /** 0 to `fullStrength`. */
  readonly strength: number;
  /** How much of it counts as fuel below the house. */
  readonly below: number;
  readonly finding: CellFinding | null;
};

const scoredHazards = new Map(
  hazardCatalog
    .filter((hazard) => hazard.domain !== 'context')
    .map((hazard) => {
      return [hazard.id, { sides: findingSides(hazard), strength: typicalStrength(hazard) }];
    }),
);

const contextHazard = { sides: [], strength: 0 };

/**
 * Lists the cells with a weight. A cell weighs the larger of its finding and the typical amount, the latter reduced by the share
 * of the cell that was seen.
 */
export function cellWeightsOf({ findings, coverage, answers }: MergedEvidence): CellWeight[] {
  const byType = findingsByType(findings);
  const weights: CellWeight[] = [];
  for (const hazard of hazardCatalog) {
    const { sides, strength: typicalHere } = scoredHazards.get(hazard.id) ?? contextHazard;
    const found = byType.get(hazard.id);
    const typical = prevalenceIn(hazard, answers) * mostUnseen(hazard, typicalHere, answers);
    const seenShares = coverage.get(hazard.id);
    for (const side of sides) {
      const finding = found?.get(side) ?? null;
      const expected = finding?.expected ?? 0;
      const seen = side === 'unknown' ? null : (seenShares?.get(side) ?? null);
      const unseen = seen === null ? 0 : Math.round(typical * (1 - seen));
      const strength = Math.max(expected, unseen);
      if (strength === 0) continue;
      const below = Math.max(
        finding?.below ?? 0,
        fuelBelow(unseen, unseen === 0 ? 0 : landBelow(hazard, side, answers.downhill)),
      );
      weights.push({ hazard, side, strength, below, finding: expected > 0 ? finding : null });
    }
  }
  return weights;
}

/** By how many percent the land slopes down where an unseen hazard would be; 0 where its slope doesn't matter. */
export function landBelow(hazard: CatalogHazard, side: FindingSide, downhill: Downhill): number {
  if (!growsOnLand(hazard) || side === 'whole_house' || side === 'unknown') return 0;
  return steepnessAt(side, downhill);
}

function findingsByType(
  findings: readonly CellFinding[],
): ReadonlyMap<HazardTypeId, ReadonlyMap<FindingSide, CellFinding>> {
  const byType = new Map<HazardTypeId, Map<FindingSide, CellFinding>>();
  for (const finding of findings) {
    const sides = byType.get(finding.hazardType) ?? new Map<FindingSide, CellFinding>();
    byType.set(finding.hazardType, sides.set(finding.side, finding));
  }
  return byType;
}

/** Groups the strengths of cells by hazard type. */
export function strengthsOf(
  weights: readonly CellWeight[],
  nearestNeighbor: NeighborDistance | null,
): HazardStrengths {
  const types = new Map<
    HazardTypeId,
    { cells: Map<CellSide, CellStrength>; unknown: CellStrength }
  >();
  let sureCombustibleRoof = false;
  for (const { hazard, side, strength, below, finding } of weights) {
    const strengths = types.get(hazard.id) ?? { cells: new Map(), unknown: noStrength };
    if (side === 'unknown') strengths.unknown = { strength, below };
    else strengths.cells.set(side, { strength, below });
    types.set(hazard.id, strengths);
    if (hazard.id === 'roof_combustible_covering') sureCombustibleRoof ||= finding?.sure ?? false;
  }
  return { types, sureCombustibleRoof, nearestNeighbor };
}
