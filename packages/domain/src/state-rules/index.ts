export {
  checkEveryDays,
  isOverdue,
  lawGroups,
  type Law,
  type LawGroup,
  type LawPlace,
  type LawText,
} from './law.ts';
export { insurerDays, insurerTerms, type InsurerDay } from './insurer-days.ts';
export type { InsurerEvent, InsurerTerm, StatePack } from './state-pack.ts';
export { lawBasis, lawPlaceOf } from './law-place.ts';
export { statesWithoutLaws } from './states-without-laws.ts';
export { lawStanding, standingOf, type LawStanding } from './standing.ts';
export { lawsHere, letterRuleIn, statePackOf, statePacks, type LawHere } from './laws-here.ts';
