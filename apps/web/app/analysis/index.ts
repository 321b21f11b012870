export { latestAnalysisQuery, useLatestAnalysis } from './analyses.ts';
export { isRunning } from './analysis-job.ts';
export { useAnalysisJob } from './use-analysis-job.ts';
export { progressTruth } from './progress-truth.ts';
export { useTruthText } from './use-truth-text.ts';
export { correctionScope, showRescored } from './show-rescored.ts';
