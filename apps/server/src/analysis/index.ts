export { createDescriptionRoutes } from './describe-photo.ts';
export {
  analysisTasks,
  cancelJobIn,
  newestJobIn,
  resumeCanceledJob,
  type AnalysisDependencies,
  type AnalysisTaskDependencies,
} from './job/index.ts';
export {
  createAnalyzer,
  createBuiltInProvider,
  forEachConcurrently,
  storeModelCalls,
  monthOf,
  PhotoNotObservable,
  ProviderBackoffError,
  readSpending,
  startModelCallCleanup,
  type Finding,
  type LookDependencies,
  type ModelCall,
  type ModelFailureReason,
  type ObservationProvider,
  type PhotoReply,
  type SpendingTotals,
} from './observe/index.ts';
export {
  addResultWithNewWeights,
  byWeightsVersion,
  compareProperty,
  distributionOf,
  newestAnalysis,
  newestFacts,
  listAnalyses,
  loadCorrections,
  readAnalysis,
  readAnalysisIn,
  rescore,
  toCurrentActions,
  type Comparison,
  type Distribution,
} from './result/index.ts';
export { createAnalysisRoutes, type AnalysisRouteDependencies } from './routes.ts';
