export { createCommunityRoutes, type CommunityDependencies } from './routes.ts';
export { coordinator, existing as existingCommunity, listCommunities } from './communities.ts';
export { createCommunityPlanRoutes } from './plan-routes.ts';
export { readPlan as readCommunityPlan } from './community-plan.ts';
export { listEntries } from './community-entries.ts';
export { readHomesCommunity } from './home-community.ts';
