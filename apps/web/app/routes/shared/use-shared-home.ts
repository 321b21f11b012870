import { sharedHomeSchema, type SharedHome } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { ApiError } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { tokensIn } from '../../features/sharing/homes-link.ts';
import type { Locale } from '../../lib/messages/locale.ts';

/** The token of the link that this tab opened, so that it can be reloaded. */
const storeName = 'dss-shared-link';

/** How soon an open page notices that its link was revoked; photos stop loading at once anyway. */
const lookAgainMs = 30_000;

/** Tokens of links that were opened and not yet counted. */
const uncounted = new Set<string>();

/**
 * The tokens of the link by which this page was opened: one, or those of homes side by side. They are taken out of the address at once.
 * @returns null while the page is built, and while a new link takes the place of what this tab had opened before; none if the page was
 * opened without a link
 */
export function useSharedTokens(): readonly string[] | null {
  const { hash } = useLocation();
  // Null while the page is built: nobody knows yet.
  const stored = useSyncExternalStore(subscribeToToken, readToken, () => null);
  const given = hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    for (const token of tokensIn(given)) uncounted.add(token);
    tabStore.write(storeName, given);
  }, [given]);
  return stored === null || (given !== '' && given !== stored) ? null : tokensIn(stored);
}

/** What a link shows, looked at again and again. */
export function sharedHomeQuery(token: string, locale: Locale) {
  return queryOptions({
    queryKey: ['shared-home', token, locale],
    queryFn: ({ signal }) => readShared(token, signal),
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
  });
}

/** Whether a link shows nothing anymore. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'share_link_invalid';
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
