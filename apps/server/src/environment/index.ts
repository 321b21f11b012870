export { createEnvironmentRoutes, type EnvironmentDependencies } from './routes.ts';
export { describeMissing } from './missing.ts';
