export { countUnsentAnswers } from './unsent-answers.ts';
export { AnswersSection, questionsHeadingId } from './answers-section.tsx';
export {
  answerForHouse,
  answerForSides,
  applyChanges,
  type AnswerChange,
} from './answer-changes.ts';
export { answersQuery, useAnswers } from './answers.ts';
export { DisputeButton, DisputeOutlet } from './dispute-outlet.tsx';
export { canDispute, evidenceToDispute, disputeOfControl } from './dispute-evidence.ts';
export { disputesQuery, useDisputes, useFileDispute } from './disputes.ts';
export { MisreadPhotoButton } from './misread-photo-button.tsx';
export { RefusedAnswers, useRefusedAnswers, type Problem } from './refused-answers.tsx';
export { RestoreButton, TakeBackButton } from './restore-button.tsx';
export {
  missingSidesNow,
  removeUnsentAnswers,
  useUnsentAnswers,
  withUnsent,
  type KeptAnswers,
} from './use-unsent-answers.ts';
export { QuestionDrawing } from './question-drawing.tsx';
export { isSaid, type SaidAnswer } from './use-said.ts';
export { SideChoices } from './question-card.tsx';
