import { shownGain, type Analysis, type ExplanationAction } from '@dss/domain';
import { useTranslations } from 'use-intl';

/**
 * Says what an action gains in whole points of the shown score, wherever it is named: '+6 points'. If a ceiling hides that, the most that
 * it can gain once the ceiling is gone: 'up to +6 points'.
 */
export function useGainText(): (
  action: Pick<ExplanationAction, 'points' | 'points_without_ceiling'>,
  explanation: Pick<Analysis['explanation'], 'score' | 'rows'>,
) => string {
  const t = useTranslations('results.first');
  return ({ points, points_without_ceiling: atBest }, explanation) => {
    if (points >= 1) return t('gain', { count: shownGain(explanation, points) });
    return atBest >= 1 ? t('upTo', { count: Math.round(atBest) }) : t('lessThanOne');
  };
}
