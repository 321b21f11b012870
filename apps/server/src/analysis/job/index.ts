export { analysisTasks, type AnalysisTaskDependencies } from './analyze-property.ts';
export {
  cancelJob,
  cancelJobIn,
  newestJob,
  newestJobIn,
  resumeCanceledJob,
  waitForJob,
} from './jobs.ts';
export { startAnalysis, type AnalysisDependencies } from './start-analysis.ts';
