import type { Analysis } from '@dss/domain';

import { looksAtPhotos } from '../analysis/index.ts';

/** Scores from here up are celebrated (core flow, section 4). */
const celebratedScore = 80;

export interface ScoreNews {
  /** Whether to show a toast with the score. No if the progress screen has just shown it. */
  readonly toast: boolean;
  readonly confetti: boolean;
}

type Known = Pick<Analysis, 'analysis_id' | 'dss_score' | 'reason'>;

export interface ShownBefore {
  /** The analysis that the page showed before; undefined until it has loaded. */
  readonly previous: Known | null | undefined;
  /** The progress screen opened the page to show its result. */
  readonly showResults: boolean;
}

/** How to announce the analysis that the page shows now. A score from an answer or a dispute isn't announced. */
export function scoreNews(
  next: Known | null | undefined,
  { previous, showResults }: ShownBefore,
): ScoreNews {
  const none = { toast: false, confetti: false };
  if (!next || next.analysis_id === previous?.analysis_id) return none;
  const excellent = next.dss_score >= celebratedScore;
  if (previous === undefined) return { toast: false, confetti: showResults && excellent };
  return looksAtPhotos(next) ? { toast: true, confetti: excellent } : none;
}
