export {
  createEnvironmentRoutes,
  type EnvironmentDependencies,
  describeMissing,
} from './routes.ts';
