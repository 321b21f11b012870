export { withAges } from './after-photo-age.ts';
export { disputesByAnswer } from './answer-disputes.ts';
export { disputesByWork } from './work-disputes.ts';
export { bandOf, computeFigures, computeKnownPercent, isRangeOfKnown, whatIf } from './figures.ts';
export { computeFound, foundOnSides, type FoundOnSides } from './rows.ts';
export { computeScore } from './score.ts';
export { cellsAbout } from './cells.ts';
export { photosShowingClear } from './coverage.ts';
export { onSidesNow } from './photo-sides.ts';
export { computeExposure, computeExposureOpen } from './surroundings.ts';
export {
  homesInRange,
  scoringWeights,
  domainEvidence,
  methodEvidence,
  type MethodPoint,
} from './weights.ts';
export { possibleHomes } from './draws.ts';
export {
  afterPhotoVerdicts,
  comparedPlaces,
  photoComparisonSchema,
  type PhotoComparison,
  disputedOwnerSchema,
  disputeKinds,
  disputeKindSchema,
  disputeSchema,
  notApplicableSchema,
  nothingKnown,
  photoCoverageSchema,
  scoreInputSchema,
  setAsideKindSchema,
  type AfterPhoto,
  type AfterPhotoVerdict,
  type Dispute,
  type NotApplicable,
  type PhotoCoverage,
  type ScoreInput,
} from './input.ts';
export type { ScoreFigures, ScoreResult } from './result.ts';
export type { CeilingId, CellSide, FindingSide, Hundredths } from './terms.ts';
export { orderActions, type Action, type ScoreBeforeCeiling } from './order-actions.ts';
export type { MethodText } from './text/method-text.ts';
export { methodTextEn } from './text/en.ts';
export { methodTextEs } from './text/es.ts';
