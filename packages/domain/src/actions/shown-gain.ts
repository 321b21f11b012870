import type { ScoreExplanation } from '../api/score-explanation.ts';

/**
 * By how many whole points the shown score rises with that many more points. It is a difference of shown scores, which are rounded
 * down, so that score plus gain is the score that would be shown.
 */
export function shownGain(
  { score, rows }: Pick<ScoreExplanation, 'score' | 'rows'>,
  points: number,
): number {
  const rounding = rows.reduce((sum, row) => sum + (row.kind === 'rounding' ? row.points : 0), 0);
  // In whole hundredths, as points are counted.
  return Math.floor(Math.round((score + rounding + points) * 100) / 100) - score;
}
