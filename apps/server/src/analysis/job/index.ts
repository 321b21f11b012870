export { analysisTasks, type AnalysisTaskDependencies } from './analyze-property.ts';
export { cancelJob, newestJob, newestJobIn, waitForJob } from './jobs.ts';
export { startAnalysis, type AnalysisDependencies } from './start-analysis.ts';
