export { createDocumentationRoutes } from './routes.ts';
