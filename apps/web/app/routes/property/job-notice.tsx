import type { Analysis, AnalysisJob } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { activityOf, useActivityText } from '../../entities/analysis/progress-view.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface JobNoticeProps {
  propertyId: string;
  job: AnalysisJob | null | undefined;
  analysis: Analysis | null;
}

/** Says that an analysis is running (its progress screen may have been left), or that the last one failed. */
export function JobNotice({ propertyId, job, analysis }: JobNoticeProps) {
  const t = useTranslations('results.job');
  const activityText = useActivityText();
  const paths = usePaths();
  if (!job) return null;
  if (isRunning(job)) {
    return (
      <Notice title={t('running')} role="status">
        <p className="text-ink-soft">{activityText(activityOf(job))}</p>
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
