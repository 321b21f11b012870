export { removeWalkStart } from './kept-start.ts';
export { AnswersSinceResult, AnswersBeforeResult } from './answers-on-results.tsx';
export { WalkScreen } from './walk-screen.tsx';
