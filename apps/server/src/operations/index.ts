export { createAccessRoutes } from './access-routes.ts';
export { isOperatorsAccount, operatorsOnly, type OperatorDependencies } from './operators-only.ts';
export { createSpendingRoutes, type SpendingDependencies } from './spending-routes.ts';
export { createOperationsRoutes, type ReadinessChecks } from './routes.ts';
