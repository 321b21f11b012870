export { servicesInUse } from './services-in-use.ts';
export {
  createPageRoutes,
  operatorPages,
  pageStatus,
  wantsPage,
  type PageRoutes,
} from './routes.ts';
