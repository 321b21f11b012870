export { AnswersSection, questionsHeadingId } from './answers-section.tsx';
export { DisputeButton, DisputeOutlet } from './dispute-outlet.tsx';
export { RestoreButton, TakeBackButton } from './restore-button.tsx';
