export { inputsChangedSince } from './inputs-changed.ts';
export {
  countedPhotos,
  latestAnalysisQuery,
  isOutdated,
  useLookedAt,
  looksAtPhotos,
  useCurrentAnalysis,
  useFollowedAnalysis,
  correctionScope,
  showRescored,
} from './analyses.ts';
export { analysisPause } from './analysis-pause.ts';
export { isRunning } from './analysis-job.ts';
export { jobError } from './analysis-failure.ts';
export { useAnalysisErrorText } from './use-analysis-error-text.ts';
export { useCompletionMessage } from './use-completion-message.ts';
export { useAutomaticStart, useIsNewResultDue } from './start-analysis.ts';
export { activityOf, useActivityText } from './progress-view.ts';
