export { createOperationsRoutes, type ReadinessChecks } from './routes.ts';
