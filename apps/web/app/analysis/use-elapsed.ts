import { useEffect, useState } from 'react';

import { tabStore } from '../browser-storage/index.ts';
import { elapsedSinceKept, forgetStart, startOfAttempt } from './attempt-start.ts';
import { analysisTimings } from './timings.ts';

export interface ElapsedOptions {
  attempt: string;
  jobId: string | null;
  running: boolean;
}

/**
 * Milliseconds since an attempt began, updated every 200 ms as specified. Survives reloads; stops when the attempt
 * ends.
 */
export function useElapsed(
  propertyId: string,
  { attempt, jobId, running }: ElapsedOptions,
): number {
  const [elapsed, setElapsed] = useState(() => ({
    attempt,
    ms: elapsedSinceKept(tabStore, propertyId, Date.now()),
  }));
  useEffect(() => {
    if (!running) {
      forgetStart(tabStore);
      return;
    }
    const start = startOfAttempt(tabStore, propertyId, { attempt, jobId, now: Date.now() });
    const timer = setInterval(
      () => setElapsed({ attempt, ms: Date.now() - start }),
      analysisTimings.progress.tickMs,
    );
    return () => clearInterval(timer);
  }, [attempt, jobId, propertyId, running]);
  return elapsed.attempt === attempt ? elapsed.ms : 0;
}
