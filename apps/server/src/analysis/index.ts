export { analysisTasks } from './analyse-property.ts';
export type { AnalysisDependencies, AnalysisTaskDependencies } from './dependencies.ts';
export { createBuiltInProvider } from './providers/index.ts';
export { createAnalysisRoutes } from './routes.ts';
export { rescore } from './rescore.ts';
export { readAnalysisIn } from './analyses.ts';
