import { analysisTimings } from './timings.ts';

import type { ProgressTruth } from './progress-truth.ts';

export type ProgressStep = 'analyzing' | 'processing' | 'scoring';

const { nominalMs, capPercent } = analysisTimings.progress;
const { nominalMs: slowMs } = analysisTimings.background;

/**
 * The bar's percent after so many milliseconds: even over the nominal 18 s, held at 95 until the score is there. With
 * an analysis in the background it goes on from where that one was, more slowly.
 * @param background percent of the analysis in the background; null where none runs
 */
export function progressPercent(elapsedMs: number, background: number | null = null): number {
  const share = Math.max(0, elapsedMs) / (background === null ? nominalMs : slowMs);
  return Math.min(capPercent, Math.floor((background ?? 0) + share * 100));
}

/**
 * The step to name: with the bar, and never against what is really happening. The score is named once all photos were
 * looked at; until then the photos are, however long they take.
 */
export function progressStep(percent: number, { key }: Pick<ProgressTruth, 'key'>): ProgressStep {
  switch (key) {
    case 'starting':
    case 'queued':
      return 'analyzing';
    case 'observing':
      return percent < 45 ? 'analyzing' : 'processing';
    case 'merging':
      return percent < 80 ? 'processing' : 'scoring';
    case 'scoring':
    case 'done':
      return 'scoring';
  }
}
