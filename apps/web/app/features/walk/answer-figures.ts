import {
  computeExposure,
  computeExposureOpen,
  computeFound,
  computeKnownPercent,
  figuresWithAnswers,
  inputWithAnswers,
  scoringWeights,
  type Analysis,
  type AnsweredHome,
} from '@dss/domain';

import type { WalkFigures } from './use-figures.ts';

/**
 * The score and range that the server gives once it has all answers; null if it counts by other weights than this page, which was
 * loaded before an update.
 */
export function figuresOnceSent(
  analysis: Pick<Analysis, 'seen' | 'weights_version'> | null,
  home: Omit<AnsweredHome, 'seen'>,
): WalkFigures | null {
  if (analysis !== null && analysis.weights_version !== scoringWeights.version) return null;
  const answered = { ...home, seen: analysis?.seen ?? null };
  const { score, range } = figuresWithAnswers(answered);
  const input = inputWithAnswers(answered);
  return {
    score,
    range,
    confidence_percent: computeKnownPercent(input),
    exposure: computeExposure(input),
    exposureOpen: computeExposureOpen(input),
    found: computeFound(input),
  };
}
