export { figuresWithAnswers, inputWithAnswers, type AnsweredHome } from './figures-with-answers.ts';
export { stopsLeftOpen, type LookedAtHome } from './left-open.ts';
export {
  isAnswered,
  isFinished,
  nextOpen,
  walkStart,
  type WalkAnswer,
  type WalkedHome,
  type WalkPlace,
} from './progress.ts';
export { proposalAt, type Proposal } from './proposals.ts';
export {
  isAboutMissingSide,
  mayBeAbsentAt,
  missingSideCells,
  walkStops,
  type AbsentThing,
  type WalkStop,
  type WalkStopKind,
} from './walk-stops.ts';
export {
  isTapped,
  isUnsettled,
  leaveStop,
  tapAt,
  tapTile,
  tellAbsent,
  tileOf,
  type Tile,
  type TileAnswer,
  type TileState,
} from './tiles.ts';
