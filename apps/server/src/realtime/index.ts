export { createRealtime, type Realtime, type Upgrades } from './realtime.ts';
export { createRealtimeRoutes, type RealtimeDependencies } from './routes.ts';
