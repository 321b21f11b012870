import { homeWarningsSchema, type HomeWarnings } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow, useTranslations } from 'use-intl';

import { propertyKey } from '../../entities/property/property.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useRefetchOn } from '../../lib/realtime/use-refetch-on.ts';

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
  const query = fireWarningsQuery(propertyId, useLanguage());
  const live = useRefetchOn(propertyId, query.queryKey, [
    'fire_warnings_changed',
    'property_changed',
  ]);
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
      await showSaved(queryClient, queryKey, saved);
      // The service may have answered in the meantime, and that fetch was one of those.
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  return { ...mutation, warningsKey: queryKey };
}
