import type { Analysis } from '@dss/domain';

import { looksAtPhotos } from '../analysis/index.ts';

/** From this score on there is something to celebrate (core flow, section 4). */
const celebratedScore = 80;

export interface ScoreNews {
  /** The toast of the score. The progress screen has shown it already for a score that it leads to. */
  readonly toast: boolean;
  readonly confetti: boolean;
}

type Known = Pick<Analysis, 'analysis_id' | 'dss_score' | 'reason'>;

export interface ShownBefore {
  /** The analysis that the page has shown so far; undefined until it knows. */
  readonly previous: Known | null | undefined;
  /** The page was opened by the progress screen, for its results. */
  readonly showResults: boolean;
}

/** What to make of the analysis that the page shows now. A score that an answer or a dispute made is no news. */
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
