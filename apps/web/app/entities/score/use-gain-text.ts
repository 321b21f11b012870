import {
  exactScore,
  shownAlone,
  type Analysis,
  type ExplanationAction,
  type Gain,
} from '@dss/domain';
import { useTranslations } from 'use-intl';

/**
 * Says what an action gains in whole points of the shown score, wherever it is named: '+6 points'. If a ceiling hides that, the most that
 * it can gain once the ceiling is gone: 'up to +6 points'. Gain and exact score in hundredths.
 */
export function useGainInWords(): (gain: Gain, score: number) => string {
  const t = useTranslations('results.first');
  return ({ points, pointsWithoutCeiling: atBest }, score) => {
    const count = shownAlone(score, points);
    if (count > 0) return t('gain', { count });
    return atBest >= 100 ? t('upTo', { count: Math.round(atBest / 100) }) : t('lessThanOne');
  };
}

/** The same for an action of a result. */
export function useGainText(): (
  action: Pick<ExplanationAction, 'points' | 'points_without_ceiling'>,
  explanation: Pick<Analysis['explanation'], 'score' | 'rows'>,
) => string {
  const inWords = useGainInWords();
  return ({ points, points_without_ceiling: atBest }, explanation) =>
    inWords(
      { points: Math.round(points * 100), pointsWithoutCeiling: Math.round(atBest * 100) },
      exactScore(explanation),
    );
}
