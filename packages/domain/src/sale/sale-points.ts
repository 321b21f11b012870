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

/** What an inspector of a sale looks at, and what a seller tells of retrofits, in California. */
export const saleLists = {
  inspected: ['ccr_1299_03', 'ccr_1299_03_unread'],
  retrofits: ['low_cost_retrofit_list'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** How many of the points of both lists are met, open, and not asked about. What was only partly seen is not asked about. */
export function countSalePoints(evidence: ProgramEvidence) {
  const counts = { none_found: 0, found: 0, not_asked: 0 };
  for (const { state } of salePoints([...saleLists.inspected, ...saleLists.retrofits], evidence)) {
    counts[state === 'partly_seen' ? 'not_asked' : state] += 1;
  }
  return counts;
}
