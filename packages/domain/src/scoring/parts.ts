import { hazardCatalog, type CatalogHazard, type HazardTypeId } from '../hazards/index.ts';
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
  readonly hazard: CatalogHazard;
  readonly side: FindingSide;
  readonly strength: number;
  readonly finding: Finding | null;
};

const scoredHazards = hazardCatalog
  .filter((hazard) => hazard.domain !== 'context')
  .map((hazard) => ({ hazard, sides: findingSides(hazard), unseen: unseenStrength(hazard) }));

/**
 * Splits what is known into the cells that weigh anything. A cell weighs the larger of what was found
 * there and the typical amount, less the share of the cell that has been seen.
 */
export function partsOf(knowledge: Knowledge, reading: Reading): Part[] {
  const findings = findingsByType(knowledge.findings);
  const parts: Part[] = [];
  for (const { hazard, sides, unseen } of scoredHazards) {
    const found = findings.get(hazard.id);
    const seenShares = knowledge.coverage.get(hazard.id);
    for (const side of sides) {
      const finding = found?.get(side) ?? null;
      const seen = side === 'unknown' ? null : (seenShares?.get(side) ?? null);
      const held = seen === null ? 0 : Math.round(unseen[reading] * (1 - seen));
      const strength = Math.max(finding?.strength[reading] ?? 0, held);
      if (strength === 0) continue;
      const isFound = finding !== null && finding.strength[reading] >= held;
      parts.push({ hazard, side, strength, finding: isFound ? finding : null });
    }
  }
  return parts;
}

function findingsByType(
  findings: readonly Finding[],
): ReadonlyMap<HazardTypeId, ReadonlyMap<FindingSide, Finding>> {
  const byType = new Map<HazardTypeId, Map<FindingSide, Finding>>();
  for (const finding of findings) {
    const sides = byType.get(finding.hazardType) ?? new Map<FindingSide, Finding>();
    byType.set(finding.hazardType, sides.set(finding.side, finding));
  }
  return byType;
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
