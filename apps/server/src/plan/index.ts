export { readPlan } from './planned-actions.ts';
export { createPlanRoutes } from './routes.ts';
