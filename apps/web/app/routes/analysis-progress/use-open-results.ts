import type { Analysis } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { usePaths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { latestAnalysisQuery } from '../../entities/analysis/analyses.ts';
import { analysisJobQuery } from '../../entities/analysis/analysis-job.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';
import { useCompletionMessage } from '../../entities/analysis/use-completion-message.ts';
import { isPlaced, photosQuery } from '../../entities/photo/photos.ts';

/**
 * When the score is in: shows the full bar for a moment and a toast, then opens the results, or what comes before them.
 * @param checks whether its owner goes on to what photos left open: first the sides of those whose side nobody said
 */
export function useOpenResults(
  propertyId: string,
  analysis: Analysis | null,
  checks: boolean,
): void {
  const messageOf = useCompletionMessage();
  const navigate = useNavigate();
  const paths = usePaths();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (analysis === null) return;
    queryClient.setQueryData(latestAnalysisQuery(propertyId).queryKey, analysis);
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: analysisJobQuery(propertyId).queryKey });
      if (checks) {
        const photos = queryClient.getQueryData(photosQuery(propertyId).queryKey);
        // Also those in which no home was seen: their owner is told, and may say otherwise.
        const isSorted = photos?.every(isPlaced) ?? false;
        const page = isSorted ? paths.openStops(propertyId) : paths.checkPhotos(propertyId);
        void navigate(page, { replace: true });
        return;
      }
      const page = paths.property(propertyId);
      showToast({ ...messageOf(analysis), page });
      void navigate(page, { replace: true, state: { showResults: true } });
    }, analysisTimings.progress.completionPauseMs);
    return () => clearTimeout(timer);
  }, [analysis, checks, messageOf, navigate, paths, propertyId, queryClient]);
}
