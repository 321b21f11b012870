export { createClaimRoutes, type ClaimDependencies } from './claim-routes.ts';
export { readProperty } from './property.ts';
export { createPropertyRoutes, type PropertyDependencies } from './routes.ts';
