import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { refetchOlder } from '../../lib/api/refetch-older.ts';
import { keepPages } from '../../lib/device/offline/keep-pages.ts';
import { offlineHomes } from '../../lib/device/offline/offline-homes.ts';
import { usePropertyEvents } from '../../lib/realtime/realtime-provider.tsx';
import { isPropertyMissing } from '../../entities/property/property.ts';
import { afterLoad } from '../../ui/after-load.ts';
import { gatherParts, partChangedBy, propertyParts } from './changed-parts.ts';
import { keepHome } from './offline-home.ts';
import { keyOfPart } from './key-of-part.ts';

/**
 * Refetches a screen's data when the property is changed elsewhere: on another device, in another tab, by the analysis.
 */
export function usePropertySync(propertyId: string): void {
  const queryClient = useQueryClient();
  const gathering = useMemo(
    () =>
      gatherParts((parts) => {
        for (const part of parts) refetchOlder(queryClient, keyOfPart[part](propertyId), 0);
      }),
    [queryClient, propertyId],
  );
  useEffect(() => gathering.stop, [gathering]);
  usePropertyEvents(propertyId, {
    onEvent: (event) => {
      const part = partChangedBy(event);
      if (part !== null) gathering.add(part);
    },
    onGap: (unchangedForMs) => {
      // Following what doesn't exist is refused, too, and says nothing new.
      if (isPropertyMissing(queryClient.getQueryState(keyOfPart.property(propertyId))?.error))
        return;
      for (const part of propertyParts) {
        refetchOlder(queryClient, keyOfPart[part](propertyId), unchangedForMs);
      }
    },
  });
}

/** So that what a page needs after its start has been loaded, too. */
const settledMs = 2000;

/** Keeps a property's page and data in this browser, and opens it from there while the server can't be reached. */
export function useOfflineHome(propertyId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      keepHome(queryClient, propertyId, { homes: offlineHomes, isOnline: () => navigator.onLine }),
    [queryClient, propertyId],
  );
  useOfflinePages();
}

/** Keeps the pages that open without a connection, with all that they load. */
export function useOfflinePages(): void {
  useEffect(() => {
    const leaving = new AbortController();
    // A page that can't be kept works as before.
    const keep = () => void keepPages(leaving.signal).catch(() => undefined);
    const cancel = afterLoad(keep, settledMs);
    return () => {
      cancel();
      leaving.abort();
    };
  }, []);
}
