import {
  communityEntrySchema,
  communityYearSchema,
  type CommunityEntry,
  type CommunityEntryDetails,
  type CommunityFigures,
} from '@dss/domain';
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

/** What a year comes to; in kind are the entries that name something given. */
export interface YearTotals {
  readonly hours: number;
  readonly dollars: number;
  readonly cubicYards: number;
  readonly inKind: number;
}

/** @param homes what homes that joined did together in the year, as far as it is shown */
export function yearTotals(
  entries: readonly CommunityEntry[],
  homes: CommunityFigures['work'],
): YearTotals {
  const sum = (amount: (entry: CommunityEntry) => number | null) =>
    Math.round(entries.reduce((total, entry) => total + (amount(entry) ?? 0), 0) * 100) / 100;
  return {
    hours: sum(({ hours }) => hours) + (homes?.hours ?? 0),
    dollars: sum(({ dollars }) => dollars) + (homes?.dollars ?? 0),
    cubicYards: sum(({ cubic_yards: yards }) => yards) + (homes?.cubic_yards ?? 0),
    inKind: entries.filter(({ in_kind: given }) => given !== null).length,
  };
}

/** What homes that joined did together in a year; null unless that is shown, and of this year. */
export function homesWork(
  figures: CommunityFigures | null,
  year: number,
): CommunityFigures['work'] {
  return figures?.work?.year === year ? figures.work : null;
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
