export { createHandoverRoutes } from './routes.ts';
export { listHandovers, startHandoverCleanup } from './handovers.ts';
