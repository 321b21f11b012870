export { removeWalkStart } from './saved-start.ts';
export { AnswersSinceResult, AnswersBeforeResult } from './answers-on-results.tsx';
export { WalkScreen } from './walk-screen.tsx';
