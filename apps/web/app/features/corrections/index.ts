export { AnswersSection, questionsHeadingId } from './answers-section.tsx';
