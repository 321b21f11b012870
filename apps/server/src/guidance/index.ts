export { createGuidanceRoutes } from './routes.ts';
export { seedGuidance } from './seed.ts';
