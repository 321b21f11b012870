import { useEffect } from 'react';

import { useDelayedRescore } from '../../entities/analysis/use-delayed-rescore.ts';
import { useServerRecovery } from '../../lib/realtime/realtime-provider.tsx';

/**
 * Updates the score once photos have been stored.
 * @param stored how many were taken on this page and have been stored; `waiting`: whether others wait for their first analysis
 * @returns a function that updates it for another reason
 */
export function useRescoreAfterPhotos(
  propertyId: string,
  {
    stored,
    waiting,
    enabled,
  }: { readonly stored: number; readonly waiting: boolean; readonly enabled: boolean },
): () => void {
  const { touch, failed } = useDelayedRescore(propertyId, enabled);
  useServerRecovery(propertyId, () => {
    if (failed) touch();
  });
  useEffect(() => {
    if (stored > 0 || waiting) touch();
  }, [stored, waiting, touch]);
  return touch;
}
