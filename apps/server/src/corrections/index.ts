export type { CorrectionDependencies } from './correct.ts';
export { createCorrectionRoutes } from './routes.ts';
