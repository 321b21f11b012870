import {
  homeInvitationSchema,
  homePeopleSchema,
  invitedPersonSchema,
  ownHomeRoleSchema,
  ownHomeRolesSchema,
  type AcceptHomeInvitation,
  type HomePerson,
  type InvitePerson,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useRefetchOn } from '../../lib/realtime/use-refetch-on.ts';
import { useAccount } from '../account/account.ts';
import { propertyKey } from '../property/property.ts';

function peopleQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'people'],
    queryFn: async ({ signal }): Promise<readonly HomePerson[]> => {
      const listed = await callApi(apiPaths.people(propertyId), homePeopleSchema, { signal });
      return listed.people;
    },
    staleTime: 0,
  });
}

/** Whom the owner of a home invited, kept up to date. */
export function usePeople(propertyId: string) {
  const query = peopleQuery(propertyId);
  useRefetchOn(propertyId, query.queryKey, ['people_changed']);
  return useQuery(query);
}

/** Invites somebody. The link comes with the answer alone. */
export function useInvitePerson(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitePerson) =>
      callApi(apiPaths.people(propertyId), invitedPersonSchema, { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: peopleQuery(propertyId).queryKey }),
  });
}

/** Takes an invitation back, or ends a role. */
export function useEndPerson(propertyId: string) {
  const client = useQueryClient();
  const { queryKey } = peopleQuery(propertyId);
  return useMutation({
    mutationFn: (personId: string) =>
      callApi(apiPaths.person(propertyId, personId), homePeopleSchema, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: ({ people }) => showSaved(client, queryKey, people),
  });
}

/** What an invitation is to. Asked anew for each account: whoever accepted it sees it when nobody else does. */
export function homeInvitationQuery(token: string, account: string | null) {
  return queryOptions({
    queryKey: ['home-invitation', token, account],
    queryFn: ({ signal }) =>
      callApi(apiPaths.homeInvitations(), homeInvitationSchema, {
        method: 'POST',
        body: { token },
        signal,
      }),
    enabled: token !== '',
    staleTime: 0,
  });
}

const rolesQuery = queryOptions({
  queryKey: ['home-roles'],
  queryFn: async ({ signal }) => {
    const listed = await callApi(apiPaths.homeRoles(), ownHomeRolesSchema, { signal });
    return listed.roles;
  },
  staleTime: 0,
});

/** The homes of others on which whoever is signed in has a role; not asked for before somebody is. */
export function useHomeRoles() {
  const { data: account } = useAccount();
  return useQuery({ ...rolesQuery, enabled: account !== undefined && account !== null });
}

export function useAcceptHomeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptHomeInvitation) =>
      callApi(apiPaths.homeRoles(), ownHomeRoleSchema, { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
  });
}

export function useLeaveHome() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (roleId: string) =>
      callApi(apiPaths.homeRole(roleId), ownHomeRolesSchema, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: ({ roles }) => showSaved(client, rolesQuery.queryKey, roles),
  });
}
