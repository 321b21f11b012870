import type { Analysis, Photo } from '@dss/domain';
import { useEffect } from 'react';

import {
  useDelayedRescore,
  type DelayedRescore,
} from '../../entities/analysis/use-delayed-rescore.ts';
import { useLookedAt } from '../../entities/analysis/analyses.ts';

/** Updates the score after labels; also where an earlier page saved some and was closed before that. */
export function useRescoreOfLabels(
  propertyId: string,
  analysis: Analysis | null,
  photos: readonly Photo[],
): DelayedRescore {
  const rescore = useDelayedRescore(propertyId, analysis !== null);
  const { touch } = rescore;
  const lookedAt = useLookedAt(propertyId);
  const outdated = analysis !== null && labeledSince(photos, lookedAt(analysis));
  useEffect(() => {
    if (outdated) touch();
  }, [outdated, touch]);
  return rescore;
}

function labeledSince(photos: readonly Photo[], lookedAtTime: string): boolean {
  return photos.some(({ placement }) => placement !== null && placement.updated_at > lookedAtTime);
}
