import { analysisLimits } from '@dss/domain';

export type ProgressStep = 'analyzing' | 'processing' | 'scoring';

const { nominalMs, capPercent } = analysisLimits.progress;
const { nominalMs: slowMs } = analysisLimits.background;

/**
 * The bar's percent after so many milliseconds: even over the nominal 18 s, held at 95 until the score is there. With
 * an analysis in the background it goes on from where that one was, more slowly.
 * @param background percent of the analysis in the background; null where none runs
 */
export function progressPercent(elapsedMs: number, background: number | null = null): number {
  const share = Math.max(0, elapsedMs) / (background === null ? nominalMs : slowMs);
  return Math.min(capPercent, Math.floor((background ?? 0) + share * 100));
}

/** The step that a percent belongs to: the photos take most of the time, the score the least. */
export function progressStep(percent: number): ProgressStep {
  if (percent < 45) return 'analyzing';
  return percent < 80 ? 'processing' : 'scoring';
}
