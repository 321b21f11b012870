import { analysisTimings } from './timings.ts';

import type { ProgressTruth } from './progress-truth.ts';

export type ProgressStep = 'analyzing' | 'processing' | 'scoring';

const { nominalMs, capPercent } = analysisTimings.progress;
const { nominalMs: slowMs } = analysisTimings.background;

/**
 * The percent that the bar shows after an elapsed time: linear over the nominal 18 s, capped at 95 until the score is
 * in. After a background analysis it starts from that one's percent and is slower.
 * @param background percent of the background analysis; null if none was running
 */
export function progressPercent(elapsedMs: number, background: number | null = null): number {
  const share = Math.max(0, elapsedMs) / (background === null ? nominalMs : slowMs);
  return Math.min(capPercent, Math.floor((background ?? 0) + share * 100));
}

/**
 * The step to name: follows the bar, but never contradicts what is really happening. "Scoring" appears only after all
 * photos were looked at, however long that takes.
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
