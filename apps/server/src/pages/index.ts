export { servicesInUse } from './services-in-use.ts';
export type { ReadHome } from './first-view.ts';
export { createPageRoutes, homePages, wantsPage, type PageRoutes } from './routes.ts';
