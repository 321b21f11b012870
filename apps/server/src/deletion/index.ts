export { startPurging } from './purge.ts';
export { createDeletionRoutes } from './routes.ts';
