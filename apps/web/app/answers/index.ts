export { AnswersSection } from './answers-section.tsx';
export { answersQuery } from './answers.ts';
