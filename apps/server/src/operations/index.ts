export { createSpendingRoutes, type SpendingDependencies } from './spending-routes.ts';
export { createOperationsRoutes, type ReadinessChecks } from './routes.ts';
