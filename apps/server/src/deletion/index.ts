export { eraseActor } from './erase-actor.ts';
export { startExpiring } from './expire.ts';
export { startPurging, type PurgeDependencies } from './purge.ts';
export { createDeletionRoutes } from './routes.ts';
