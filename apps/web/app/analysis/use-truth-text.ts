import { useTranslations } from 'use-intl';

import type { ProgressTruth } from './progress-truth.ts';

/** What is really happening, in words. */
export function useTruthText(): (truth: ProgressTruth) => string {
  const t = useTranslations('progress.truth');
  return (truth) => {
    switch (truth.key) {
      case 'observing':
        return t('observing', { current: truth.current, total: truth.total });
      case 'merging':
        return t('merging', { total: truth.total });
      default:
        return t(truth.key);
    }
  };
}
