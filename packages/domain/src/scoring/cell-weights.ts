import { hazardCatalog, type CatalogHazard, type HazardTypeId } from '../hazards/index.ts';
import { findingSides } from './cells.ts';
import type { CellFinding } from './cell-finding.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import type { HazardStrengths } from './points.ts';
import type { CellSide, FindingSide } from './result.ts';
import { fullStrength } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** How much one cell weighs in the score: by its finding, or, if `finding` is null, by what is typical for an unseen cell. */
export type CellWeight = {
  readonly hazard: CatalogHazard;
  readonly side: FindingSide;
  /** 0 to `fullStrength`. */
  readonly strength: number;
  readonly finding: CellFinding | null;
};

const scoredHazards = new Map(
  hazardCatalog
    .filter((hazard) => hazard.domain !== 'context')
    .map((hazard) => {
      const typical = Math.round(
        scoringWeights.unseenShare * hazard.prevalence.share * fullStrength,
      );
      return [hazard.id, { sides: findingSides(hazard), typical }];
    }),
);

const contextHazard = { sides: [], typical: 0 };

/**
 * Lists the cells with a weight. A cell weighs the larger of its finding and the typical amount, the latter reduced by the share
 * of the cell that was seen.
 */
export function cellWeightsOf(
  { findings, coverage }: MergedEvidence,
  hazards: readonly CatalogHazard[] = hazardCatalog,
): CellWeight[] {
  const byType = findingsByType(findings);
  const weights: CellWeight[] = [];
  for (const hazard of hazards) {
    const { sides, typical } = scoredHazards.get(hazard.id) ?? contextHazard;
    const found = byType.get(hazard.id);
    const seenShares = coverage.get(hazard.id);
    for (const side of sides) {
      const finding = found?.get(side) ?? null;
      const expected = finding?.expected ?? 0;
      const seen = side === 'unknown' ? null : (seenShares?.get(side) ?? null);
      const strength = Math.max(expected, seen === null ? 0 : Math.round(typical * (1 - seen)));
      if (strength > 0) {
        weights.push({ hazard, side, strength, finding: expected > 0 ? finding : null });
      }
    }
  }
  return weights;
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
export function strengthsOf(weights: readonly CellWeight[]): HazardStrengths {
  const types = new Map<HazardTypeId, { cells: Map<CellSide, number>; unknown: number }>();
  let sureCombustibleRoof = false;
  for (const { hazard, side, strength, finding } of weights) {
    const strengths = types.get(hazard.id) ?? { cells: new Map<CellSide, number>(), unknown: 0 };
    if (side === 'unknown') strengths.unknown = strength;
    else strengths.cells.set(side, strength);
    types.set(hazard.id, strengths);
    if (hazard.id === 'roof_combustible_covering') sureCombustibleRoof ||= finding?.sure ?? false;
  }
  return { types, sureCombustibleRoof };
}
