export { AnswersSection, questionsHeadingId } from './answers-section.tsx';
export { answersQuery } from './answers.ts';
