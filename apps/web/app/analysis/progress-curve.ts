import { analysisLimits } from '@dss/domain';

export type ProgressStep = 'analyzing' | 'processing' | 'scoring';

const { nominalMs, capPercent } = analysisLimits.progress;

/** The bar's percent after so many milliseconds: even over the nominal 18 s, held at 95 until the score is there. */
export function progressPercent(elapsedMs: number): number {
  return Math.min(capPercent, Math.max(0, Math.floor((elapsedMs / nominalMs) * 100)));
}

/** The step that a percent belongs to: the photos take most of the time, the score the least. */
export function progressStep(percent: number): ProgressStep {
  if (percent < 45) return 'analyzing';
  return percent < 80 ? 'processing' : 'scoring';
}
