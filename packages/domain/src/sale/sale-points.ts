import type { FinishedWork, WorkBasis, WorkPhoto } from '../finished-work/index.ts';
import { hazardCatalog, type HazardTypeId, type RuleId } from '../hazards/index.ts';
import type { ProgramEvidence } from '../program-tables/index.ts';
import { lawsHere, standingOf, type LawHere, type LawStanding } from '../state-rules/index.ts';

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

/** The law of California that each list belongs to: on the proof that a seller owes, and on the retrofits that a seller tells of. */
const lawOfList = { inspected: 'civ_1102_19', retrofits: 'civ_1102_6f' } as const;

export type SaleListId = keyof typeof saleLists;

/** The laws on a sale that hold or may hold where a home is, and the lists for one that come with them. */
export function saleLawsHere(
  place: Parameters<typeof lawsHere>[0],
  day: string,
): { readonly laws: readonly LawHere[]; readonly lists: readonly SaleListId[] } {
  const laws = lawsHere(place, day).filter(
    ({ law, group }) => law.for === 'sale' && (group === 'binding' || group === 'maybe'),
  );
  const all: readonly SaleListId[] = ['inspected', 'retrofits'];
  return { laws, lists: all.filter((list) => laws.some(({ id }) => id === lawOfList[list])) };
}

/** What the owner says was done about a hazard, and on which day if they said; null: nothing, or it was found again. */
export function workAbout(
  hazardType: HazardTypeId,
  work: readonly FinishedWork<WorkPhoto>[],
): { readonly basis: WorkBasis; readonly doneOn: string | null } | null {
  for (const { done, hazards } of work) {
    const removed = hazards.find((each) => each.hazardType === hazardType && !each.isFoundAgain);
    if (removed !== undefined) return { basis: removed.basis, doneOn: done?.done_on ?? null };
  }
  return null;
}

/** How many of the points of both lists are met, open, and not asked about. What was only partly seen is not asked about. */
export function countSalePoints(evidence: ProgramEvidence) {
  const counts = { none_found: 0, found: 0, not_asked: 0 };
  for (const { state } of salePoints([...saleLists.inspected, ...saleLists.retrofits], evidence)) {
    counts[state === 'partly_seen' ? 'not_asked' : state] += 1;
  }
  return counts;
}
