export { createCommunityRoutes, type CommunityDependencies } from './routes.ts';
export { listCommunities } from './communities.ts';
export { readHomesCommunity } from './home-community.ts';
