export {
  communitiesQuery,
  communityQuery,
  invitationQuery,
  useCreateCommunity,
  useChangeCommunity,
  useDeleteCommunity,
} from './communities.ts';
export { HomesCommunityPart } from './homes-community.tsx';
