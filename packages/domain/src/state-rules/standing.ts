import { hazardCatalog, type HazardTypeId } from '../hazards/index.ts';
import {
  breaksDefensibleSpaceRule,
  hazardsResult,
  type ProgramEvidence,
} from '../program-tables/index.ts';
import type { Law, LawGroup } from './law.ts';

/**
 * How a home stands against what a law asks, as far as photos and its owner's word show; never a finding that it is met, which an
 * inspector makes.
 *
 * - `found`: something that it names was found.
 * - `partly_seen`: nothing of it was found, and not all of it was looked for, a photo is too unsure to tell, or whoever was asked isn't sure.
 * - `none_found`: all that is known of it was looked for, and none was found.
 * - `not_asked`: nobody was asked about any of it, and no photo tells anything of it.
 */
export type LawStanding = {
  readonly state: 'found' | 'partly_seen' | 'none_found' | 'not_asked';
  /** What was found, likely or with a neighbor. */
  readonly found: readonly HazardTypeId[];
};

/** What was found, told apart by whether it breaks a law by itself. */
interface StandingByLaw extends LawStanding {
  /** What a law lets stay where more is so than was asked, such as firewood at the wall that is covered. Not among `found`. */
  readonly mayCount: readonly HazardTypeId[];
}

const breaksLaw: readonly HazardTypeId[] = breaksDefensibleSpaceRule;

/** Beside what binds nobody here, what was found would read like a breach. */
const groupsWithStanding: readonly LawGroup[] = ['binding', 'local', 'maybe'];

/** Null for a law that names none of the hazards, and for one that isn't in force here. */
export function lawStanding(
  {
    law: { hazardRules },
    group,
  }: { readonly law: Pick<Law, 'hazardRules'>; readonly group: LawGroup },
  evidence: ProgramEvidence,
): StandingByLaw | null {
  if (!groupsWithStanding.includes(group)) return null;
  const hazardTypes = hazardCatalog.flatMap(({ id, rules }) =>
    rules.some((rule) => hazardRules.includes(rule)) ? id : [],
  );
  if (hazardTypes.length === 0) return null;
  const { state, found } = standingOf(hazardTypes, evidence);
  return {
    state,
    found: found.filter((type) => breaksLaw.includes(type)),
    mayCount: found.filter((type) => !breaksLaw.includes(type)),
  };
}

/** How a home stands against something that asks for some hazards not to be there. */
export function standingOf(
  hazardTypes: readonly HazardTypeId[],
  evidence: ProgramEvidence,
): LawStanding {
  const { found, unseen, checks, questionIds, setAside, saidDone, standing } = hazardsResult(
    { hazardTypes, brokenBy: hazardTypes, asksMore: true, needs: null },
    evidence,
  );
  if (found.length > 0) return { state: 'found', found };
  if (standing === 'not_asked') return { state: 'not_asked', found };
  const isLookedFor = checks.length + questionIds.length > 0 || setAside || saidDone;
  return { state: isLookedFor && unseen.length === 0 ? 'none_found' : 'partly_seen', found };
}
