export { listAnswers } from './answers.ts';
export { listDisputes } from './disputes.ts';
export type { CorrectionDependencies } from './correct.ts';
export { createCorrectionRoutes } from './routes.ts';
