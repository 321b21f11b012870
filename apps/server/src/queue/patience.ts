import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or less long when the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Waits for the work, but not longer than this. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(ms, over.signal)]);
  over.abort();
}
