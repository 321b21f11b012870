import type { ScoreBand } from './result.ts';
import { scoringWeights } from './weights.ts';

/** The band of a score as shown, a whole number of 0-100: 80 and up excellent, 60 good, 40 fair, else poor. */
export function bandOf(shownScore: number): ScoreBand {
  const { excellent, good, fair } = scoringWeights.bands;
  if (shownScore >= excellent) return 'excellent';
  if (shownScore >= good) return 'good';
  return shownScore >= fair ? 'fair' : 'poor';
}
