export { analysisTasks } from './analyse-property.ts';
export type { AnalysisDependencies, AnalysisTaskDependencies } from './dependencies.ts';
export { createAnalyser } from './analyser.ts';
export type { LookDependencies } from './look-at-photo.ts';
export { eachAtOnce } from './each-at-once.ts';
export {
  createBuiltInProvider,
  LookLater,
  PhotoNotObservable,
  type Finding,
  type ModelCall,
  type ObservationProvider,
  type PhotoReply,
} from './providers/index.ts';
export { readSpending, type Spent } from './spending.ts';
export { startSweepingModelCalls } from './sweep-model-calls.ts';
export { newestJobIn } from './jobs.ts';
export { createDescriptionRoutes } from './description-routes.ts';
export { createAnalysisRoutes } from './routes.ts';
export { rescore } from './rescore.ts';
export { readAnalysisIn } from './analyses.ts';
export { addResultWithNewWeights } from './new-weights/add-result.ts';
export { compareProperty } from './new-weights/compare-property.ts';
export type { Comparison } from './new-weights/comparison.ts';
export { byWeightsVersion, distributionOf, type Distribution } from './new-weights/distribution.ts';
