import type { Analysis } from '@dss/domain';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import {
  isRunning,
  progressTruth,
  useAnalysisJob,
  useLatestAnalysis,
  useTruthText,
} from '../analysis/index.ts';
import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isOutdated } from '../analysis/index.ts';

/** Says that an analysis runs (it may have been left), or that the last one failed; a new score is fetched when it is there. */
export function JobNotice({
  propertyId,
  analysis,
}: {
  propertyId: string;
  analysis: Analysis | null;
}) {
  const t = useTranslations('results.job');
  const truthText = useTruthText();
  const paths = usePaths();
  const { data: job } = useAnalysisJob(propertyId);
  const { refetch } = useLatestAnalysis(propertyId);
  const outdated = isOutdated(analysis, job);
  useEffect(() => {
    if (outdated) void refetch();
  }, [outdated, refetch]);

  if (!job) return null;
  if (isRunning(job)) {
    return (
      <Notice title={t('running')} role="status">
        <p className="text-ink-soft">{truthText(progressTruth(job))}</p>
        <ButtonLink to={paths.analysisProgress(propertyId)} size="small" className="mt-2">
          {t('show')}
        </ButtonLink>
      </Notice>
    );
  }
  if (job.status !== 'failed') return null;
  return (
    <Notice tone="danger" title={t('failed')}>
      <p className="text-ink-soft">{analysis === null ? t('failedSafe') : t('failedText')}</p>
    </Notice>
  );
}
