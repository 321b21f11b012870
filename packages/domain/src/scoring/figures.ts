import { confidencePercentOf } from './domain-scores.ts';
import type { ScoreInput } from './input.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { simulate, spreadOf, type ScoreSpread } from './range.ts';
import type { Outcome, ScoreFigures, ScoreBand } from './result.ts';
import { scoringWeights } from './weights.ts';

/** Score, band and range. The shown numbers are rounded down, so 79.99 is 79 and Good. */
export function figuresFrom({ median, low, high }: ScoreSpread): ScoreFigures {
  const score = shown(median);
  return {
    score,
    hundredths: median,
    band: bandOf(score),
    range: { low: shown(low), high: shown(high), lowHundredths: low, highHundredths: high },
  };
}

/** The score and its range alone, without their explanation. */
export function computeFigures(input: ScoreInput): ScoreFigures {
  return figuresFrom(spreadOf(simulate(mergeEvidence(input))));
}

/** How much of what is scored is known, in percent. */
export function computeKnownPercent(input: ScoreInput): number {
  return confidencePercentOf(mergeEvidence(input).coverage);
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
  return outcomeOf(computeFigures(input), computeKnownPercent(input));
}

/** The part of hypothetical figures that a page shows. */
export function outcomeOf(
  { score, band, range }: ScoreFigures,
  confidencePercent: number,
): Outcome {
  return { score, band, low: range.low, high: range.high, confidence_percent: confidencePercent };
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

/** The widest range that needs no words of its own beside all being known. */
const narrowRange = 2;

/** Whether all is known as far as it is shown, and there is a range all the same, of what may be wrong. */
export function isRangeOfKnown({
  range,
  confidence_percent: known,
}: {
  readonly range: { readonly low: number; readonly high: number };
  readonly confidence_percent: number;
}): boolean {
  return Math.round(known) === 100 && range.high - range.low > narrowRange;
}
