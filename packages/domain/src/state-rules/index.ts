export {
  checkEveryDays,
  isOverdue,
  lawGroups,
  type Law,
  type LawGroup,
  type LawPlace,
  type LawText,
} from './law.ts';
export { insurerDays, insurerEventsIn } from './insurer-days.ts';
export type { InsurerEvent, StatePack } from './state-pack.ts';
export { lawBasis, lawPlaceOf } from './law-place.ts';
export { statesWithoutLaws } from './states-without-laws.ts';
export { lawStanding } from './standing.ts';
export { lawsHere, letterRuleIn, statePackOf, statePacks, type LawHere } from './laws-here.ts';
