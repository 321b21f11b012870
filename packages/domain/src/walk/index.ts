export { figuresWithAnswers, inputWithAnswers, type AnsweredHome } from './figures-with-answers.ts';
export {
  isAnswered,
  isFinished,
  walkStart,
  type WalkAnswer,
  type WalkedHome,
  type WalkItem,
} from './progress.ts';
export { mappedAt, type Mapped } from './mapped.ts';
export { proposalAt, type Proposal, type SeenHome } from './proposals.ts';
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
  denyTile,
  isAmountOpen,
  isProposed,
  isTapped,
  isUnsettled,
  lackedPart,
  leaveStop,
  needsAnswer,
  tapTile,
  tellAbsent,
  tileOf,
  type Tile,
  type TileAnswer,
  type TileState,
} from './tiles.ts';
export {
  canMove,
  isDone,
  nextOpen,
  stopsLeftOpen,
  unconfirmedOf,
  unansweredItems,
  whatIsLeft,
  type LookedAtHome,
  type WhatIsLeft,
} from './what-is-left.ts';
