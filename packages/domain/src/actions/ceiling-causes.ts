import type { ScoreRow } from '../scoring/result.ts';
import type { HazardTypeId } from '../hazards/index.ts';

type CeilingRow = Extract<ScoreRow, { kind: 'ceiling' }>;

/** What a limit on the score rests on: hazards found and buildings close by, and what nobody has seen, which counts as is typical. */
export function ceilingCauses(
  { caused_by: causes }: Pick<CeilingRow, 'caused_by'>,
  rows: readonly ScoreRow[],
): { readonly found: readonly HazardTypeId[]; readonly unseen: readonly HazardTypeId[] } {
  const isFound = (type: HazardTypeId) =>
    type === 'neighbor_structure_close' ||
    rows.some((row) => row.kind === 'hazard' && row.hazard_type === type);
  return {
    found: causes.filter(isFound),
    unseen: causes.filter((type) => !isFound(type)),
  };
}

/**
 * The whole points that a limit is said to hold the score at. What nobody has seen sets a limit in some of the homes that fit what is known,
 * so the home in the middle of them can lie a little above it.
 */
export function shownLimit({ limit }: Pick<CeilingRow, 'limit'>, score: number): number {
  return Math.max(Math.floor(limit), score);
}
