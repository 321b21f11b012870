export { scoreTasks } from './deliver-score.ts';
export { putScoreIntoOutbox, startScoreCleanup } from './store-score.ts';
