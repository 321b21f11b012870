export { createUpkeepRoutes } from './routes.ts';
