import type { AnalysisJob } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { jobError } from '../../entities/analysis/analysis-failure.ts';
import { useAnalysisErrorText } from '../../entities/analysis/use-analysis-error-text.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** Shows a toast for an analysis that fails while the page is open. An earlier failure is shown on the page itself. */
export function useJobFailureToast(job: AnalysisJob | null | undefined): void {
  const t = useTranslations('results.autoStart');
  const errorText = useAnalysisErrorText();
  const seenRunning = useRef<string | null>(null);
  useEffect(() => {
    if (!job) return;
    if (isRunning(job)) {
      seenRunning.current = job.id;
      return;
    }
    if (job.status === 'failed' && seenRunning.current === job.id) {
      showToast({ tone: 'danger', title: t('failed'), description: errorText(jobError(job)) });
    }
    seenRunning.current = null;
  }, [job, t, errorText]);
}
