export { AnswersSection, questionsHeadingId } from './answers-section.tsx';
export { answersQuery } from './answers.ts';
export { DisputeButton } from './dispute-button.tsx';
export { canDispute, evidenceToDispute, heldByDispute } from './dispute-evidence.ts';
export { DisputeOutlet } from './dispute-outlet.tsx';
export { disputesQuery, useDisputes } from './disputes.ts';
export { RestoreButton } from './restore-button.tsx';
