import { strengthsFrom } from './cell-weights.ts';
import { confidencePercentOf } from './domain-scores.ts';
import type { ScoreInput } from './input.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { pointsOf } from './points.ts';
import { rangeOf, simulate, type ScoreRange } from './range.ts';
import type { Outcome, ScoreFigures, ScoreBand } from './result.ts';
import type { Hundredths } from './terms.ts';
import { scoringWeights } from './weights.ts';

/** Score, band and range from exact points. The shown numbers are rounded down, so 79.99 is 79 and Good. */
export function figuresFrom(hundredths: Hundredths, range: ScoreRange): ScoreFigures {
  const score = shown(hundredths);
  return {
    score,
    hundredths,
    band: bandOf(score),
    range: { low: shown(range.lowHundredths), high: shown(range.highHundredths), ...range },
  };
}

/** The score and its range alone, without their explanation. */
export function computeFigures(input: ScoreInput): ScoreFigures {
  const evidence = mergeEvidence(input);
  const { score } = pointsOf(strengthsFrom(evidence));
  return figuresFrom(score, rangeOf(simulate(evidence), score));
}

/** The figures with additional photos or answers. */
export function whatIf(
  known: ScoreInput,
  added: Partial<Pick<ScoreInput, 'observations' | 'photos' | 'answers' | 'disputes'>>,
): Outcome {
  const input: ScoreInput = {
    ...known,
    observations: [...known.observations, ...(added.observations ?? [])],
    photos: [...known.photos, ...(added.photos ?? [])],
    answers: [...known.answers, ...(added.answers ?? [])],
    disputes: [...known.disputes, ...(added.disputes ?? [])],
  };
  return outcomeOf(computeFigures(input), confidencePercentOf(mergeEvidence(input).coverage));
}

/** The part of hypothetical figures that a page shows. */
export function outcomeOf(
  { score, band, range }: ScoreFigures,
  confidencePercent: number,
): Outcome {
  return { score, band, low: range.low, high: range.high, confidencePercent };
}

function shown(hundredths: number): number {
  return Math.floor(hundredths / 100);
}

/** The band above that of a score as shown, and the points that it is away; null in the highest. */
export function nextBandAfter(
  shownScore: number,
): { readonly band: ScoreBand; readonly points: number } | null {
  const { excellent, good, fair } = scoringWeights.bands;
  const bands = [
    { band: 'fair', from: fair },
    { band: 'good', from: good },
    { band: 'excellent', from: excellent },
  ] as const;
  const next = bands.find(({ from }) => shownScore < from);
  return next ? { band: next.band, points: next.from - shownScore } : null;
}

/** The band of a score as shown, a whole number of 0-100: 80 and up excellent, 60 good, 40 fair, else poor. */
export function bandOf(shownScore: number): ScoreBand {
  const { excellent, good, fair } = scoringWeights.bands;
  if (shownScore >= excellent) return 'excellent';
  if (shownScore >= good) return 'good';
  return shownScore >= fair ? 'fair' : 'poor';
}
