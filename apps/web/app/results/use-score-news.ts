import type { Analysis } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast/toast-queue.ts';
import { celebrate } from './celebrate.ts';
import { scoreNews } from './score-news.ts';

const scoreToastMs = 5000;

/** Announces a new score and celebrates an excellent one. `analysis` is undefined until it has loaded. */
export function useScoreNews(analysis: Analysis | null | undefined, showResults: boolean): void {
  const t = useTranslations('progress.complete');
  const previous = useRef<Analysis | null | undefined>(undefined);
  useEffect(() => {
    if (analysis === undefined) return;
    const news = scoreNews(analysis, { previous: previous.current, showResults });
    previous.current = analysis;
    if (analysis !== null && news.toast) {
      showToast({
        tone: 'positive',
        title: t('title'),
        description: t('text', { score: analysis.dss_score, hazards: analysis.hazards.length }),
        duration: scoreToastMs,
      });
    }
    if (news.confetti) void celebrate();
  }, [analysis, showResults, t]);
}
