export { servicesInUse } from './services-in-use.ts';
export { createPageRoutes, pageStatus, wantsPage, type PageRoutes } from './routes.ts';
