import { communityEntrySchema, communityYearSchema, type CommunityEntryDetails } from '@dss/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi, commandApi } from '../../lib/api/client.ts';
import { communityQuery } from './communities.ts';

const yearsKey = (communityId: string) =>
  [...communityQuery(communityId).queryKey, 'years'] as const;

/** GET /api/communities/{community_id}/entries */
export function communityYearQuery(communityId: string, year: number) {
  return queryOptions({
    queryKey: [...yearsKey(communityId), year],
    queryFn: ({ signal }) =>
      callApi(apiPaths.communityEntries(communityId, year), communityYearSchema, { signal }),
    staleTime: 0,
  });
}

/** PUT /api/communities/{community_id}/entries/{entry_id} */
export function useKeepEntry(communityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, details }: { id: string; details: CommunityEntryDetails }) =>
      callApi(apiPaths.communityEntry(communityId, id), communityEntrySchema, {
        method: 'PUT',
        body: details,
      }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: yearsKey(communityId) }),
  });
}

/** DELETE /api/communities/{community_id}/entries/{entry_id} */
export function useDeleteEntry(communityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      commandApi(apiPaths.communityEntry(communityId, id), { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: yearsKey(communityId) }),
  });
}
