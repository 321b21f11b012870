export { createPlacementRoutes } from './routes.ts';
