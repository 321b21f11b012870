export { createOwnDataRoutes, type OwnDataDependencies } from './routes.ts';
