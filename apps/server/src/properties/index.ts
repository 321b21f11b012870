export { createClaimRoutes, type ClaimDependencies } from './claim-routes.ts';
export { createClaimPages } from './claim-pages.ts';
export { readEarlierAddresses } from './change-address.ts';
export { nicknameOf } from './nickname.ts';
export { stateOf } from './wire-property.ts';
export { createMovingRoutes } from './moving-routes.ts';
export { readProperty } from './property.ts';
export { createPropertyRoutes, type PropertyDependencies } from './routes.ts';
