import type { ScoreExplanation } from '../scoring/result.ts';
import type { Hundredths } from '../scoring/terms.ts';

/**
 * By how many whole points the shown score rises with that many more hundredths. It is a difference of shown scores, which are rounded
 * down, so that score plus gain is the score that would be shown.
 * @param score the exact score
 */
export function shownRise(score: Hundredths, gain: Hundredths): number {
  return Math.floor((score + gain) / 100) - Math.floor(score / 100);
}

/**
 * What some work is said to gain alone, in whole points; 0 for less than a point, even if that is what takes the shown score to the
 * next one.
 */
export function shownAlone(score: Hundredths, gain: Hundredths): number {
  return gain >= 100 ? shownRise(score, gain) : 0;
}

/** By how many whole points the shown score rises, from the explanation of a score and a gain in points. */
export function shownGain(
  explanation: Pick<ScoreExplanation, 'score' | 'rows'>,
  points: number,
): number {
  return shownRise(exactScore(explanation), Math.round(points * 100));
}

/** The exact score of an explanation, whose shown score is rounded down. */
export function exactScore({ score, rows }: Pick<ScoreExplanation, 'score' | 'rows'>): Hundredths {
  const rounding = rows.reduce((sum, row) => sum + (row.kind === 'rounding' ? row.points : 0), 0);
  return Math.round((score + rounding) * 100);
}
