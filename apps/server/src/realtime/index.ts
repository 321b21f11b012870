export { createRealtime, type Realtime } from './realtime.ts';
export { createRealtimeRoutes, type RealtimeDependencies } from './routes.ts';
