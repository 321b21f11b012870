import { analysisLimits } from '@dss/domain';

/**
 * Tells on the specified 200 ms ticks how many milliseconds have gone by since it was called.
 * @returns what ends it
 */
export function tickElapsed(tell: (elapsedMs: number) => void): () => void {
  const start = Date.now();
  const timer = setInterval(() => tell(Date.now() - start), analysisLimits.progress.tickMs);
  return () => clearInterval(timer);
}
