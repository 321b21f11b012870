import type { Logger } from 'pino';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';
import type { PhotoStore } from './photo-store.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Removes, now and every hour, what processes that were killed had begun to write. Writing takes seconds: an hour is
 * enough for the slowest disk.
 * @returns ends it
 */
export function startDraftCleanup(store: PhotoStore, log: Logger): () => Promise<void> {
  const failure = 'drafts of photos could not be removed';
  const cleanUp = async () => {
    const drafts = await store.removeDrafts(hourMs);
    if (drafts > 0) log.info({ drafts }, 'removed drafts of photos that were never finished');
  };
  cleanUp().catch((error: unknown) => log.warn({ err: error }, failure));
  return startPeriodicCleanup({ everyMs: hourMs, cleanUp, log, failure });
}
