export {
  createEnvironmentRoutes,
  type EnvironmentDependencies,
  describeMissing,
  noContact,
} from './routes.ts';
