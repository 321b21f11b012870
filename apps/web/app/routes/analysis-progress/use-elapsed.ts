import { useEffect, useState } from 'react';
import { z } from 'zod';

import { tabStore, readJson, type BrowserStore } from '../../lib/device/storage/browser-store.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';

interface ElapsedOptions {
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
    ms: elapsedSinceStart(tabStore, propertyId, Date.now()),
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

const storeName = 'dss-analysis-start';

const startSchema = z.object({
  propertyId: z.string(),
  attempt: z.string(),
  jobId: z.string().nullable(),
  /** Milliseconds since 1970, by this browser's clock. */
  startedAt: z.number(),
});

interface AttemptNow {
  readonly attempt: string;
  /** Null until the attempt's job is known. */
  readonly jobId: string | null;
  readonly now: number;
}

/**
 * When an attempt began, by this browser's clock. A reloaded page keeps the saved start if it follows the same job, and
 * until it knows its job.
 */
export function startOfAttempt(
  store: BrowserStore,
  propertyId: string,
  { attempt, jobId, now }: AttemptNow,
): number {
  const kept = storedStart(store, propertyId);
  const isReload = kept !== null && kept.attempt !== attempt;
  if (isReload && jobId === null) return kept.startedAt;
  const goesOn = kept !== null && (!isReload || kept.jobId === jobId);
  const startedAt = goesOn ? kept.startedAt : now;
  store.write(storeName, JSON.stringify({ propertyId, attempt, jobId, startedAt }));
  return startedAt;
}

/** Milliseconds since the start that an earlier load of this page saved; 0 if none was saved. */
export function elapsedSinceStart(store: BrowserStore, propertyId: string, now: number): number {
  const kept = storedStart(store, propertyId);
  return kept === null ? 0 : Math.max(0, now - kept.startedAt);
}

/** Called when an attempt ends or the owner starts another, so that the next one begins at zero. */
export function forgetStart(store: BrowserStore): void {
  store.remove(storeName);
}

function storedStart(store: BrowserStore, propertyId: string) {
  const kept = readJson(store, storeName, (json) => startSchema.safeParse(json).data ?? null);
  return kept?.propertyId === propertyId ? kept : null;
}
