export { fieldWords } from './field-words.ts';
export { createGuidanceRoutes } from './routes.ts';
export { seedGuidance } from './seed.ts';
