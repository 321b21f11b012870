export {
  answerForHouse,
  answerForSides,
  applyChanges,
  type AnswerChange,
} from './answer-changes.ts';
export { useAnswers, answersQuery } from './answers.ts';
export { keepWalk, savedWalk } from './saved-walk.ts';
export { MisreadPhotoButton } from './misread-photo-button.tsx';
export { QuestionCard } from './question-card.tsx';
export { RefusedAnswers, useRefusedAnswers, type Problem } from './refused-answers.tsx';
export {
  askAgain,
  goBack,
  goOn,
  goTo,
  questionsAhead,
  skippedOf,
  startWalk,
  type QuestionWalk,
} from './question-walk.ts';
export { useAnswering, type ChosenAnswer } from './use-answering.ts';
export {
  useUnsentAnswers,
  withUnsent,
  missingSidesNow,
  type UnsentControls,
  removeUnsentAnswers,
  sendUnsentAnswers,
} from './use-unsent-answers.ts';
export { useFileDispute, useWithdrawDispute, useDisputes, disputesQuery } from './disputes.ts';
export { evidenceToDispute, canDispute, disputeOfControl } from './dispute-evidence.ts';
export { useDisputeToast } from './use-dispute-toast.ts';
export { useAnswerText, type ShownAnswer } from './use-answer-text.ts';
export { countUnsentAnswers, countUnsentAnswersByHome } from './answer-database.ts';
export { countAnswers } from './unsent-answer.ts';
export { QuestionDrawing } from './question-drawing.tsx';
