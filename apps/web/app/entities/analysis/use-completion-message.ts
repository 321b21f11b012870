import type { Analysis } from '@dss/domain';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import type { ToastMessage } from '../../ui/toast/toast-queue.ts';

type Completed = Pick<Analysis, 'dss_score' | 'enough_seen'> & {
  readonly hazards: { readonly length: number };
};

/** The toast for a finished analysis. While too little was seen, it says of the score what the results page says. */
export function useCompletionMessage(): (analysis: Completed) => ToastMessage {
  const t = useTranslations('progress.complete');
  return useCallback(
    ({ dss_score: score, enough_seen: enoughSeen, hazards }) => ({
      tone: 'positive',
      title: t('title'),
      description: t('text', { score, hazards: hazards.length }),
      ...(!enoughSeen && { detail: t('notYoursYet') }),
    }),
    [t],
  );
}
