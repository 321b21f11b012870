export { createMetricsRoutes, type MetricsDependencies } from './metrics-routes.ts';
export { openCallNotes, startNotedCallCleanup, type CallNotes } from './noted-calls.ts';
export { createOverviewRoutes, type OverviewDependencies } from './overview-routes.ts';
export { readFigures, readOperations } from './read-operations.ts';
export { createAccessRoutes } from './access-routes.ts';
export {
  isOperator,
  isOperatorsAccount,
  operatorsOnly,
  type OperatorDependencies,
} from './operators-only.ts';
export { createSpendingRoutes, type SpendingDependencies } from './spending-routes.ts';
export { readyParts, watchReadiness, type Readiness, type ReadinessChecks } from './readiness.ts';
export { createOperationsRoutes } from './routes.ts';
