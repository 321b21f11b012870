export { createClaimRoutes, type ClaimDependencies } from './claim-routes.ts';
export { createPropertyRoutes, type PropertyDependencies } from './routes.ts';
