import type { Analysis } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { usePaths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import {
  latestAnalysisQuery,
  analysisJobQuery,
  analysisTimings,
  useCompletionMessage,
} from '../../entities/analysis/index.ts';

/** When the score is in: shows the full bar for a moment and a toast, then opens the results. */
export function useOpenResults(propertyId: string, analysis: Analysis | null): void {
  const messageOf = useCompletionMessage();
  const navigate = useNavigate();
  const paths = usePaths();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (analysis === null) return;
    queryClient.setQueryData(latestAnalysisQuery(propertyId).queryKey, analysis);
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: analysisJobQuery(propertyId).queryKey });
      const page = paths.property(propertyId);
      showToast({ ...messageOf(analysis), page });
      void navigate(page, { replace: true, state: { showResults: true } });
    }, analysisTimings.progress.completionPauseMs);
    return () => clearTimeout(timer);
  }, [analysis, messageOf, navigate, paths, propertyId, queryClient]);
}
