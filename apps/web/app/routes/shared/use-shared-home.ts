import { sharedHomeSchema, type SharedHome } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { ApiError } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { tabStore } from '../../lib/device/storage/index.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';

/** The token of the link that this tab opened, so that it can be reloaded. */
const storeName = 'dss-shared-link';

/** How soon an open page notices that its link was revoked; photos stop loading at once anyway. */
const lookAgainMs = 30_000;

/** Tokens of links that were opened and not yet counted. */
const uncounted = new Set<string>();

/**
 * What the link shows by which this page was opened. Its token is taken out of the address at once.
 * @returns `noToken` if the page was opened without a link, once that is known
 */
export function useSharedHome() {
  const { hash } = useLocation();
  const locale = useLanguage();
  // Null while the page is built: nobody knows yet.
  const token = useSyncExternalStore(subscribeToToken, readToken, () => null);
  const given = hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    uncounted.add(given);
    tabStore.write(storeName, given);
  }, [given]);
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-home', token, locale],
    queryFn: ({ signal }) => readShared(token ?? '', signal),
    // While a new link is being read, don't fetch what this tab had opened before.
    enabled: token !== null && token !== '' && (given === '' || given === token),
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
  });
  const isOver = error instanceof ApiError && error.code === 'share_link_invalid';
  return {
    noToken: token === '' && given === '',
    isOver,
    data: isOver ? undefined : data,
    error,
    refetch,
  };
}

function subscribeToToken(listener: () => void): () => void {
  return tabStore.subscribe(storeName, listener);
}

function readToken(): string {
  return tabStore.read(storeName) ?? '';
}

async function readShared(token: string, signal: AbortSignal): Promise<SharedHome> {
  if (!uncounted.has(token)) {
    const headers = { 'x-share-token': token };
    return callApi(apiPaths.sharedHome(), sharedHomeSchema, { headers, signal });
  }
  const home = await callApi(apiPaths.sharedHomeViews(), sharedHomeSchema, {
    method: 'POST',
    body: { token },
    signal,
  });
  uncounted.delete(token);
  return home;
}
