export {
  communitiesQuery,
  homesCommunityQuery,
  invitationQuery,
  useCommunity,
  useCreateCommunity,
  useChangeCommunity,
  useDeleteCommunity,
} from './communities.ts';
export {
  communityYearQuery,
  homesWork,
  useDeleteEntry,
  useKeepEntry,
  yearTotals,
} from './community-year.ts';
export { HomesCommunityPart } from './homes-community.tsx';
export { useCommunityPlan, useKeepCommunityPlan } from './community-plan.ts';
