export { createWorkDayRoutes, type WorkDayRouteDependencies } from './routes.ts';
export { startSignUpCleanup } from './invited.ts';
export { listWorkDays } from './work-days.ts';
