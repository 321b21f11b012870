import type { Attribution } from '@dss/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useOnline } from '../../lib/device/device-state.ts';
import { viewSearch, type SearchView } from './search-view.ts';
import { suggestionsQuery } from './suggestions.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

const pauseMs = 250;
const slowMs = 2000;

interface AddressSearch {
  readonly view: SearchView;
  readonly attribution: readonly Attribution[];
}

/**
 * Suggestions for the typed text, fetched at each pause. Each answer is cached under its text, so a late one is never
 * shown for newer text.
 */
export function useAddressSearch(typed: string, session: string): AddressSearch {
  const settled = useSettled(typed, pauseMs);
  const online = useOnline();
  const query = useQuery({
    ...suggestionsQuery(settled, session),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData, isSuccess } = query;
  const isWaiting = settled !== typed || query.isFetching;
  const hasBeenWaiting = useSettled(isWaiting, slowMs);
  const { failed, answered } = useOutageToast();
  useEffect(() => {
    if (isError) failed();
  }, [isError, failed]);
  useEffect(() => {
    if (isSuccess && !isPlaceholderData) answered();
  }, [isSuccess, isPlaceholderData, answered]);
  return {
    view: viewSearch({
      typed,
      answer: data,
      isCurrent: settled === typed && !isPlaceholderData && !query.isFetching,
      // Without a connection the search waits for one, of which the page speaks elsewhere.
      hasFailed: isError || !online,
      isSlow: isWaiting && hasBeenWaiting,
    }),
    attribution: data?.attribution ?? [],
  };
}

/** Returns the value once it hasn't changed for `afterMs` milliseconds. */
function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

/** Shows one toast per outage of the address search. */
function useOutageToast(): { failed: () => void; answered: () => void } {
  const t = useTranslations('places');
  const isReported = useRef(false);
  const failed = useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    showToast({ title: t('unavailable'), description: t('unavailableText') });
  }, [t]);
  const answered = useCallback(() => {
    isReported.current = false;
  }, []);
  return { failed, answered };
}
