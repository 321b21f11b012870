export { createKeyRoutes, type KeyDependencies } from './key-routes.ts';
