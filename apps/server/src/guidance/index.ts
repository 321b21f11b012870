export { fieldWords } from './hazard-types.ts';
export { createGuidanceRoutes } from './routes.ts';
export { seedGuidance } from './guidance-table.ts';
