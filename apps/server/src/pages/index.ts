export { servicesInUse } from './services-in-use.ts';
export type { ReadHome } from './first-view.ts';
export { keepAssets } from './earlier-assets.ts';
export { assetsIn, createPageRoutes, homePages, wantsPage, type PageRoutes } from './routes.ts';
