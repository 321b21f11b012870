export { AnswersSection } from './answers-section.tsx';
