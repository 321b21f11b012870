export { operatorsOnly } from './operators-only.ts';
export { createSpendingRoutes, type SpendingDependencies } from './spending-routes.ts';
export { createOperationsRoutes, type ReadinessChecks } from './routes.ts';
export { isOperatorsAccount } from './operators-only.ts';
