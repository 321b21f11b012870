export { describeApi } from './describe-api.ts';
export { createDocumentationRoutes } from './routes.ts';
