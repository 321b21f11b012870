import {
  coordinatedWorkDaySchema,
  workDayInvitationSchema,
  workDaysSchema,
  type CoordinatedWorkDay,
  type WorkDayDetails,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi, commandApi } from '../../lib/api/client.ts';
import { useAccount } from '../account/account.ts';

const daysKey = (communityId: string) => ['work-days', communityId] as const;
const dayKey = (communityId: string, id: string) => [...daysKey(communityId), id] as const;

/** GET /api/communities/{community_id}/work-days: not asked for before somebody is signed in. */
export function useWorkDays(communityId: string) {
  const { data: account } = useAccount();
  return useQuery({
    queryKey: daysKey(communityId),
    queryFn: async ({ signal }) =>
      (await callApi(apiPaths.workDays(communityId), workDaysSchema, { signal })).work_days,
    staleTime: 0,
    enabled: account !== undefined && account !== null,
  });
}

/** GET /api/communities/{community_id}/work-days/{work_day_id} */
export function useWorkDay(communityId: string, id: string) {
  const { data: account } = useAccount();
  return useQuery({
    queryKey: dayKey(communityId, id),
    queryFn: ({ signal }) =>
      callApi(apiPaths.workDay(communityId, id), coordinatedWorkDaySchema, { signal }),
    staleTime: 0,
    enabled: account !== undefined && account !== null,
  });
}

/** PUT /api/communities/{community_id}/work-days/{work_day_id} */
export function useKeepWorkDay(communityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, details }: { id: string; details: WorkDayDetails }) =>
      callApi(apiPaths.workDay(communityId, id), coordinatedWorkDaySchema, {
        method: 'PUT',
        body: details,
      }),
    networkMode: 'always',
    onSuccess: async (day) => {
      await client.invalidateQueries({ queryKey: daysKey(communityId), exact: true });
      client.setQueryData(dayKey(communityId, day.id), day);
    },
  });
}

/** DELETE /api/communities/{community_id}/work-days/{work_day_id} */
export function useDeleteWorkDay(communityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => commandApi(apiPaths.workDay(communityId, id), { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: daysKey(communityId), exact: true }),
  });
}

/** DELETE /api/communities/{community_id}/work-days/{work_day_id}/sign-ups/{sign_up_id} */
export function useRemoveSignUp(communityId: string, { id }: Pick<CoordinatedWorkDay, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (signUpId: string) =>
      callApi(apiPaths.signUpOfWorkDay(communityId, id, signUpId), coordinatedWorkDaySchema, {
        method: 'DELETE',
      }),
    networkMode: 'always',
    onSuccess: (day) => client.setQueryData(dayKey(communityId, id), day),
  });
}

const invitedKey = (token: string) => ['work-day-invitation', token] as const;

/** POST /api/work-day-invitations, which changes nothing. */
export function invitedDayQuery(token: string) {
  return queryOptions({
    queryKey: invitedKey(token),
    queryFn: ({ signal }) =>
      callApi(apiPaths.workDayInvitations(), workDayInvitationSchema, {
        method: 'POST',
        body: { token },
        signal,
      }),
    enabled: token !== '',
    staleTime: 0,
    // An open page notices that the day moved or was canceled.
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
}

/** PUT and DELETE /api/work-day-sign-ups/{sign_up_id} */
export function useSignUp(token: string) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: ({ id, name, people }: { id: string; name: string; people: number }) =>
      callApi(apiPaths.workDaySignUp(id), workDayInvitationSchema, {
        method: 'PUT',
        body: { token, first_name: name, people },
      }),
    networkMode: 'always',
    onSuccess: (day) => client.setQueryData(invitedKey(token), day),
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => commandApi(apiPaths.workDaySignUp(id), { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: invitedKey(token) }),
  });
  return { keep, withdraw };
}
