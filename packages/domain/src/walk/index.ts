export { figuresWithAnswers, inputWithAnswers, type AnsweredHome } from './figures-with-answers.ts';
export {
  isAnswered,
  nextOpen,
  walkStart,
  type WalkAnswer,
  type WalkedHome,
  type WalkPlace,
} from './progress.ts';
export { proposalAt, type Proposal } from './proposals.ts';
export {
  askedAbout,
  isAboutMissingSide,
  missingSideCells,
  mostQuestionsAtStop,
  walkStops,
  type AskedAbout,
  type WalkStop,
  type WalkStopKind,
} from './walk-stops.ts';
