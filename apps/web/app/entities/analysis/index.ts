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
  analysisQuery,
} from './analyses.ts';
export { milestonesQuery } from './milestones.ts';
export { useSinceText } from './use-since-text.ts';
export { analysisPause } from './analysis-pause.ts';
export { isRunning, useAnalysisJob, analysisJobQuery } from './analysis-job.ts';
export { jobError, type AnalysisFailure } from './analysis-failure.ts';
export { useAnalysisErrorText } from './use-analysis-error-text.ts';
export { useCompletionMessage } from './use-completion-message.ts';
export {
  useAutomaticStart,
  useIsNewResultDue,
  useCancelAnalysis,
  startAnalysisQuery,
} from './start-analysis.ts';
export {
  activityOf,
  useActivityText,
  type ProgressView,
  progressView,
  furtherAlong,
} from './progress-view.ts';
export { analysisTimings } from './timings.ts';
export { useDelayedRescore, type DelayedRescore } from './use-delayed-rescore.ts';
export {
  chosenModel,
  defaultOverride,
  readModelOverride,
  saveModelOverride,
  type ModelOverride,
} from './model-override.ts';
