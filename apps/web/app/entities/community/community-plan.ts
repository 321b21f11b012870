import { communityPlanSchema, type CommunityPlan } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useAccount } from '../account/account.ts';
import { communityQuery } from './communities.ts';

/** GET /api/communities/{community_id}/plan */
function communityPlanQuery(communityId: string) {
  return queryOptions({
    queryKey: [...communityQuery(communityId).queryKey, 'plan'],
    queryFn: ({ signal }) =>
      callApi(apiPaths.communityPlan(communityId), communityPlanSchema, { signal }),
    staleTime: 0,
  });
}

/** The action plan of a community; not asked for before somebody is signed in. */
export function useCommunityPlan(communityId: string) {
  const { data: account } = useAccount();
  return useQuery({
    ...communityPlanQuery(communityId),
    enabled: account !== undefined && account !== null,
  });
}

/** PUT /api/communities/{community_id}/plan */
export function useKeepCommunityPlan(communityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: CommunityPlan) =>
      callApi(apiPaths.communityPlan(communityId), communityPlanSchema, {
        method: 'PUT',
        body: plan,
      }),
    networkMode: 'always',
    onSuccess: (plan) => client.setQueryData(communityPlanQuery(communityId).queryKey, plan),
    // Another tab may have saved one that has to be read first.
    onError: () => client.invalidateQueries({ queryKey: communityPlanQuery(communityId).queryKey }),
  });
}
