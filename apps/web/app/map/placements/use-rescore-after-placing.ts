import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import {
  latestAnalysisQuery,
  useAnalysisErrorText,
  useAutomaticStart,
} from '../../analysis/index.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { analysisPause } from './analysis-pause.ts';

/**
 * Has the score made anew once something that it depends on was saved: a photo's place, the pin, the outline. Not
 * before a first score is there, and not while photos are being moved: then once for all that was saved meanwhile.
 */
export function useRescoreAfterPlacing(propertyId: string): () => Promise<void> {
  const t = useTranslations('map.rescore');
  const errorText = useAnalysisErrorText();
  const queryClient = useQueryClient();
  const { mutateAsync: start } = useAutomaticStart(propertyId);
  return useCallback(async () => {
    const known = queryClient.getQueryData(latestAnalysisQuery(propertyId).queryKey);
    if (!known) return;
    if (!(await analysisPause.isTurnOf(propertyId))) return;
    try {
      const { kind } = await start();
      if (kind === 'job') showToast({ title: t('title'), description: t('text') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('failed'), description: errorText(error) });
    }
  }, [propertyId, queryClient, start, t, errorText]);
}
