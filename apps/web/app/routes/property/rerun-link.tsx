import { useTranslations } from 'use-intl';

import { actionLimits, activityLog } from '../../lib/limits/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** Runs the analysis again. If that was done too often recently, says so and stays on the page. */
export function RerunLink({ propertyId }: { propertyId: string }) {
  const t = useTranslations('results');
  const paths = usePaths();
  return (
    <ButtonLink
      size="small"
      to={paths.analysisProgress(propertyId)}
      state={{ rerun: true }}
      onClick={(event) => {
        if (actionLimits.wait('analysis') === 0) return;
        event.preventDefault();
        activityLog.note('rate_limit_hit', 'analysis');
        showToast({
          tone: 'danger',
          title: t('score.rateLimit'),
          description: t('score.rateLimitText'),
        });
      }}
    >
      <RetryIcon className="size-5" />
      <span>{t('score.rerun')}</span>
    </ButtonLink>
  );
}
