import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { latestAnalysisQuery } from '../../entities/analysis/analyses.ts';
import { answersQuery } from '../../entities/answers/answers.ts';
import { photosQuery } from '../../entities/photo/photos.ts';
import { propertyQuery } from '../../entities/property/property.ts';
import { offlineHomes } from '../../lib/device/offline/offline-homes.ts';

/**
 * Keeps what the walk of each home needs in this browser, one home after the other, so that it opens without a connection.
 * @returns the homes that do; those that aren't there yet follow
 */
export function useReadyHomes(propertyIds: readonly string[]): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const ids = propertyIds.join(' ');
  useEffect(() => {
    let left = false;
    const prepare = async () => {
      for (const id of ids.split(' ').filter((each) => each !== '')) {
        if (left) return;
        if (await keepForWalk(queryClient, id)) setReady((now) => new Set([...now, id]));
      }
    };
    const start = () => void prepare();
    start();
    window.addEventListener('online', start);
    return () => {
      left = true;
      window.removeEventListener('online', start);
    };
  }, [ids, queryClient]);
  return ready;
}

/** @returns whether all of it is in this browser, from now or from before */
async function keepForWalk(queryClient: QueryClient, propertyId: string): Promise<boolean> {
  const parts = {
    property: propertyQuery(propertyId),
    photos: photosQuery(propertyId),
    answers: answersQuery(propertyId),
    analysis: latestAnalysisQuery(propertyId),
  };
  try {
    if (navigator.onLine) {
      const keptAt = Date.now();
      const data = {
        property: await queryClient.fetchQuery(parts.property),
        photos: await queryClient.fetchQuery(parts.photos),
        answers: await queryClient.fetchQuery(parts.answers),
        analysis: await queryClient.fetchQuery(parts.analysis),
      };
      for (const [part, value] of Object.entries(data)) {
        await offlineHomes.keep({ propertyId, part, data: value, keptAt });
      }
    }
    const kept = await offlineHomes.ofProperty(propertyId);
    return Object.keys(parts).every((part) => kept.some((each) => each.part === part));
  } catch {
    return false;
  }
}
