import type { Analysis } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { latestAnalysisQuery } from './analyses.ts';
import { analysisJobQuery } from './analysis-job.ts';
import { analysisTimings } from './timings.ts';

/** When the score is in: shows the full bar for a moment and a toast, then opens the results. */
export function useOpenResults(propertyId: string, analysis: Analysis | null): void {
  const t = useTranslations('progress.complete');
  const navigate = useNavigate();
  const paths = usePaths();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (analysis === null) return;
    queryClient.setQueryData(latestAnalysisQuery(propertyId).queryKey, analysis);
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: analysisJobQuery(propertyId).queryKey });
      const page = paths.property(propertyId);
      showToast({
        tone: 'positive',
        title: t('title'),
        description: t('text', { score: analysis.dss_score, hazards: analysis.hazards.length }),
        page,
      });
      void navigate(page, { replace: true, state: { showResults: true } });
    }, analysisTimings.progress.completionPauseMs);
    return () => clearTimeout(timer);
  }, [analysis, navigate, paths, propertyId, queryClient, t]);
}
