export { createCommunityRoutes, type CommunityDependencies } from './routes.ts';
export { listCommunities } from './communities.ts';
export { listEntries } from './community-entries.ts';
export { readHomesCommunity } from './home-community.ts';
