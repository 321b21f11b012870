export { createClaimRoutes, type ClaimDependencies } from './claim-routes.ts';
export { parsePropertyId, readProperty } from './property.ts';
export { createPropertyRoutes, type PropertyDependencies } from './routes.ts';
