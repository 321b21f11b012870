export { createClaimRoutes, type ClaimDependencies } from './claim-routes.ts';
export { createClaimPages } from './claim-pages.ts';
export { createPropertyRoutes, type PropertyDependencies } from './routes.ts';
