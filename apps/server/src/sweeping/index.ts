import type { Logger } from 'pino';

export interface Sweeping {
  readonly everyMs: number;
  /** Forgets what is over. */
  readonly sweep: () => Promise<void>;
  readonly log: Logger;
  /** What the log says where a sweep fails; the next one tries again. */
  readonly failure: string;
}

/**
 * Sweeps again and again, without keeping the process alive for it.
 * @returns ends it
 */
export function startSweeping({ everyMs, sweep, log, failure }: Sweeping): () => Promise<void> {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, failure));
  }, everyMs);
  timer.unref();
  return () => Promise.resolve(clearInterval(timer));
}
