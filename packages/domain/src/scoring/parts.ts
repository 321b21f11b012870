import { hazardCatalogue, type CatalogueHazard, type HazardTypeId } from '../hazards/index.ts';
import { findingSides } from './cells.ts';
import type { Finding } from './finding.ts';
import type { Knowledge } from './knowledge.ts';
import type { Load } from './points.ts';
import type { CellSide, FindingSide } from './result.ts';
import type { Strength } from './strength.ts';
import { unseenStrength } from './unseen.ts';

/** Which of the three figures is computed: the score, or an end of its range. */
export type Reading = keyof Strength;

/** One cell's weight on the score: a finding's, or (`finding` null) what is held back while it is unseen. */
export type Part = {
  readonly hazard: CatalogueHazard;
  readonly side: FindingSide;
  readonly strength: number;
  readonly finding: Finding | null;
};

/**
 * Splits what is known into the cells that weigh anything. An unseen cell weighs the larger of the
 * typical amount and what was found there; a seen one weighs what was found.
 */
export function partsOf(knowledge: Knowledge, reading: Reading): Part[] {
  const findings = new Map(
    knowledge.findings.map((finding) => [keyOf(finding.hazardType, finding.side), finding]),
  );
  return hazardCatalogue
    .filter((hazard) => hazard.domain !== 'context')
    .flatMap((hazard) => {
      const unseen = unseenStrength(hazard)[reading];
      const coverage = knowledge.coverage.get(hazard.id);
      return findingSides(hazard).flatMap((side) => {
        const finding = findings.get(keyOf(hazard.id, side)) ?? null;
        const found = finding?.strength[reading] ?? 0;
        const held = side !== 'unknown' && coverage?.get(side) === 'unseen' ? unseen : 0;
        const strength = Math.max(found, held);
        if (strength === 0) return [];
        return [{ hazard, side, strength, finding: found >= held ? finding : null }];
      });
    });
}

function keyOf(hazardType: HazardTypeId, side: FindingSide): string {
  return `${hazardType} ${side}`;
}

/** Puts parts together into the load that they are. */
export function loadOf(parts: readonly Part[], reading: Reading): Load {
  const types = new Map<HazardTypeId, { cells: Map<CellSide, number>; unknown: number }>();
  let sureCombustibleRoof = false;
  for (const { hazard, side, strength, finding } of parts) {
    const load = types.get(hazard.id) ?? { cells: new Map<CellSide, number>(), unknown: 0 };
    if (side === 'unknown') load.unknown = strength;
    else load.cells.set(side, strength);
    types.set(hazard.id, load);
    if (hazard.id === 'roof_combustible_covering' && finding) {
      sureCombustibleRoof ||= finding.sure || reading === 'low';
    }
  }
  return { types, sureCombustibleRoof };
}
