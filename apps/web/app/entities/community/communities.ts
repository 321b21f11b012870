import {
  communitiesSchema,
  communityInvitationSchema,
  communityPhotosSchema,
  coordinatedCommunitySchema,
  homesCommunitySchema,
  type CommunityDetails,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useAccount } from '../account/account.ts';
import { propertyKey } from '../property/property.ts';

const communitiesKey = ['communities'] as const;

/** GET /api/communities */
export const communitiesQuery = queryOptions({
  queryKey: communitiesKey,
  queryFn: async ({ signal }) => {
    const listed = await callApi(apiPaths.communities(), communitiesSchema, { signal });
    return listed.communities;
  },
  staleTime: 0,
});

/** GET /api/communities/{community_id} */
export function communityQuery(id: string) {
  return queryOptions({
    queryKey: [...communitiesKey, id],
    queryFn: ({ signal }) =>
      callApi(apiPaths.community(id), coordinatedCommunitySchema, { signal }),
    staleTime: 0,
    // Gone with its page, so that one that was deleted is neither shown again nor asked for while its page closes.
    gcTime: 0,
  });
}

/** A community that whoever is signed in coordinates; not asked for before somebody is. */
export function useCommunity(id: string) {
  const { data: account } = useAccount();
  return useQuery({ ...communityQuery(id), enabled: account !== undefined && account !== null });
}

/** POST /api/community-invitations */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['community-invitation', token],
    queryFn: ({ signal }) =>
      callApi(apiPaths.communityInvitations(), communityInvitationSchema, {
        method: 'POST',
        body: { token },
        signal,
      }),
    enabled: token !== '',
    staleTime: 0,
  });
}

/** GET /api/properties/{id}/community */
export function homesCommunityQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'community'],
    queryFn: ({ signal }) =>
      callApi(apiPaths.homesCommunity(propertyId), homesCommunitySchema, { signal }),
    staleTime: 0,
  });
}

export function useCreateCommunity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CommunityDetails) =>
      callApi(apiPaths.communities(), coordinatedCommunitySchema, { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: communitiesKey }),
  });
}

export function useChangeCommunity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CommunityDetails) =>
      callApi(apiPaths.community(id), coordinatedCommunitySchema, { method: 'PUT', body }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: communitiesKey }),
  });
}

export function useDeleteCommunity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(apiPaths.community(id), communitiesSchema, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: ({ communities }) => {
      client.setQueryData(communitiesQuery.queryKey, communities);
    },
  });
}

/** What the owner of a home decides: to join with an invitation's token, to leave, or what it gives. */
type HomesChoice =
  | { readonly token: string; readonly givesAmounts: boolean }
  | { readonly givesAmounts: boolean }
  | 'leave';

export function useHomesCommunity(propertyId: string) {
  const client = useQueryClient();
  const { queryKey } = homesCommunityQuery(propertyId);
  const path = apiPaths.homesCommunity(propertyId);
  return useMutation({
    mutationFn: async (choice: HomesChoice) => {
      if (choice === 'leave') return callApi(path, homesCommunitySchema, { method: 'DELETE' });
      if ('token' in choice) {
        const body = { token: choice.token };
        const joined = await callApi(path, homesCommunitySchema, { method: 'PUT', body });
        if (!choice.givesAmounts) return joined;
      }
      const body = { gives_amounts: choice.givesAmounts };
      const amounts = apiPaths.amountsForCommunity(propertyId);
      return callApi(amounts, homesCommunitySchema, { method: 'PUT', body });
    },
    networkMode: 'always',
    onSuccess: (now) => showSaved(client, queryKey, now),
    // It may have joined, though what it gives wasn't saved.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** What the owner of a home decides about one of its photos: to show it, with a caption or none, or to take it back. */
interface PhotoChoice {
  readonly imageId: string;
  readonly change: { readonly caption: string | null } | 'take back';
}

export function usePhotoForCommunity(propertyId: string) {
  const client = useQueryClient();
  const { queryKey } = homesCommunityQuery(propertyId);
  return useMutation({
    mutationFn: ({ imageId, change }: PhotoChoice) => {
      const path = apiPaths.photoForCommunity(propertyId, imageId);
      return change === 'take back'
        ? callApi(path, homesCommunitySchema, { method: 'DELETE' })
        : callApi(path, homesCommunitySchema, { method: 'PUT', body: change });
    },
    networkMode: 'always',
    onSuccess: (now) => showSaved(client, queryKey, now),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** GET /api/communities/{community_id}/photos */
export function communityPhotosQuery(communityId: string) {
  return queryOptions({
    queryKey: [...communityQuery(communityId).queryKey, 'photos'],
    queryFn: async ({ signal }) => {
      const path = apiPaths.communityPhotos(communityId);
      return (await callApi(path, communityPhotosSchema, { signal })).photos;
    },
    staleTime: 0,
    // What an owner took back isn't shown again.
    gcTime: 0,
  });
}
