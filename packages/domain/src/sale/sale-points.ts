import { hazardCatalog, type HazardTypeId, type RuleId } from '../hazards/index.ts';
import type { ProgramEvidence } from '../program-tables/index.ts';
import { standingOf, type LawStanding } from '../state-rules/index.ts';

/** Something that a list for a sale names, and how the home stands. */
export interface SalePoint {
  readonly hazardType: HazardTypeId;
  readonly state: LawStanding['state'];
}

/** How a home stands against each of the things that rules or lists name and that this product looks at, in the catalog's order. */
export function salePoints(
  rules: readonly RuleId[],
  evidence: ProgramEvidence,
): readonly SalePoint[] {
  return hazardCatalog
    .filter((hazard) => hazard.rules.some((rule) => rules.includes(rule)))
    .map(({ id }) => ({ hazardType: id, state: standingOf([id], evidence).state }));
}
