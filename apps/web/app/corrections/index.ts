export { AnswersSection, questionsHeadingId } from './answers-section.tsx';
export { answersQuery } from './answers.ts';
export { DisputeButton, DisputeOutlet } from './dispute-outlet.tsx';
export { canDispute, evidenceToDispute, disputeOfControl } from './dispute-evidence.ts';
export { disputesQuery, useDisputes } from './disputes.ts';
export { MisreadPhotoButton } from './misread-photo-button.tsx';
export { RestoreButton } from './restore-button.tsx';
