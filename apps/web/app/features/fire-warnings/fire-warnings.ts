import { homeWarningsSchema, type HomeWarnings } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow, useTranslations } from 'use-intl';

import { propertyKey } from '../../entities/property/index.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { refetchOlder } from '../../lib/api/refetch-older.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { usePropertyEvents } from '../../lib/realtime/realtime-provider.tsx';

/** How often to ask while this page isn't live. */
const askAgainMs = 5 * 60_000;

/** GET /api/properties/{id}/fire-warnings, in the page's language. */
function fireWarningsQuery(propertyId: string, language: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'fire-warnings', language],
    queryFn: ({ signal }): Promise<HomeWarnings> =>
      callApi(apiPaths.fireWarnings(propertyId), homeWarningsSchema, { signal }),
    staleTime: 0,
  });
}

/** What is coming to a home, up to date while the component is mounted. What has ended isn't there, even without a connection. */
export function useFireWarnings(propertyId: string): HomeWarnings | undefined {
  const queryClient = useQueryClient();
  const query = fireWarningsQuery(propertyId, useLanguage());
  const refresh = () => refetchOlder(queryClient, query.queryKey, 0);
  const live = usePropertyEvents(propertyId, {
    onEvent: ({ kind }) => {
      if (kind === 'fire_warnings_changed' || kind === 'property_changed') refresh();
    },
    onGap: refresh,
  });
  const now = useNow({ updateInterval: 60_000 }).getTime();
  const { data } = useQuery({ ...query, refetchInterval: live ? false : askAgainMs });
  if (data === undefined) return undefined;
  return { ...data, warnings: data.warnings.filter(({ until }) => Date.parse(until) > now) };
}

/** Turns the warnings of a home on or off. */
export function useTurnWarnings(propertyId: string) {
  const t = useTranslations('fireWarnings');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { queryKey } = fireWarningsQuery(propertyId, useLanguage());
  const mutation = useMutation({
    mutationFn: (turn: 'on' | 'off') =>
      callApi(apiPaths.fireWarnings(propertyId), homeWarningsSchema, {
        method: turn === 'on' ? 'PUT' : 'DELETE',
      }),
    networkMode: 'always',
    onSuccess: async (saved) => {
      // A fetch that started before the change must not overwrite what it saved.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
      // The service may have answered in the meantime, and that fetch was one of those.
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  return { ...mutation, warningsKey: queryKey };
}
