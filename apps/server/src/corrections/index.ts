export { listAnswers } from './answers.ts';
export { listDisputes } from './disputes.ts';
export { correct, type CorrectionDependencies, type Corrector } from './correct.ts';
export { createCorrectionRoutes } from './routes.ts';
