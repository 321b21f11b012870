export { createAnalyzer } from './create-analyzer.ts';
export { compareAfterPhotos, type MarkedHazard } from './compare-after-photos.ts';
export { forEachConcurrently } from './for-each-concurrently.ts';
export {
  hashPhotos,
  loadInputs,
  onlyChosen,
  type AnalysisInputs,
  type PhotoInput,
  type RequestPlacement,
} from './inputs.ts';
export { LookFailed, lookAtPhoto, type LookDependencies } from './look-at-photo.ts';
export { descriptionWords, explanationText, photoFailureText } from './messages.ts';
export {
  storeModelCalls,
  modelUseOfJob,
  monthOf,
  noUse,
  startModelCallCleanup,
  type AnalysisUse,
} from './model-calls.ts';
export { loadObservations, type ObservedPhoto } from './observation-cache.ts';
export {
  observePhotos,
  summarizeFailures,
  whyNotCounted,
  type ModelFailureSummary,
  type ObserveDependencies,
  type PhotoProgress,
} from './observe-photos.ts';
export {
  ProviderBackoffError,
  PhotoNotObservable,
  createBuiltInProvider,
  passingFailures,
  whyNotObserved,
  type FindingComparison,
  type Finding,
  type ModelCall,
  type ModelFailureReason,
  type ObservationProvider,
  type PhotoReply,
} from './providers/index.ts';
export { compareFindings, findingId } from './second-pass.ts';
export { proposeLabels } from './propose-labels.ts';
export { readSpending, type SpendingTotals } from './spending.ts';
