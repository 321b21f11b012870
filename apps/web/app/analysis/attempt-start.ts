import { z } from 'zod';

import { readJson, type BrowserStore } from '../browser-storage/index.ts';

const storeName = 'dss-analysis-start';

const keptSchema = z.object({
  propertyId: z.string(),
  attempt: z.string(),
  jobId: z.string().nullable(),
  /** Milliseconds of this browser's clock. */
  startedAt: z.number(),
});

export interface AttemptNow {
  readonly attempt: string;
  /** Null until the attempt has its job. */
  readonly jobId: string | null;
  readonly now: number;
}

/**
 * When an attempt began, by this browser's clock. A page that was loaded again goes on from where it was, as long as the
 * same job runs; until it knows the job, it supposes so.
 */
export function startOfAttempt(
  store: BrowserStore,
  propertyId: string,
  { attempt, jobId, now }: AttemptNow,
): number {
  const kept = keptStart(store, propertyId);
  const isReload = kept !== null && kept.attempt !== attempt;
  if (isReload && jobId === null) return kept.startedAt;
  const goesOn = kept !== null && (!isReload || kept.jobId === jobId);
  const startedAt = goesOn ? kept.startedAt : now;
  store.write(storeName, JSON.stringify({ propertyId, attempt, jobId, startedAt }));
  return startedAt;
}

/** Milliseconds since the attempt that an earlier load of this page has kept; 0 where there is none. */
export function elapsedSinceKept(store: BrowserStore, propertyId: string, now: number): number {
  const kept = keptStart(store, propertyId);
  return kept === null ? 0 : Math.max(0, now - kept.startedAt);
}

/** After the end of an attempt, or when the owner asks for another one: the next begins at zero. */
export function forgetStart(store: BrowserStore): void {
  store.remove(storeName);
}

function keptStart(store: BrowserStore, propertyId: string) {
  const kept = readJson(store, storeName, (json) => keptSchema.safeParse(json).data ?? null);
  return kept?.propertyId === propertyId ? kept : null;
}
