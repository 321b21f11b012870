export { createPageRoutes, pageStatus, wantsPage, type PageRoutes } from './routes.ts';
