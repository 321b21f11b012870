import { z } from 'zod';
import type { Database, Transaction } from '../db/index.ts';
import type { QueueTask } from './start-queue.ts';

const payloadSchema = z.object({ property_id: z.uuid(), attempt: z.int().min(1) });

const minute = 60;
/** Delays in seconds after each attempt without a response. After the last one, nobody asks again by itself. */
const waits = [minute, 5 * minute, 30 * minute, 3 * 60 * minute, 24 * 60 * minute];

/** Puts an attempt of a property's task into the queue, after so many seconds. */
export type EnqueueAttempt = (
  tx: Transaction,
  propertyId: string,
  attempt: number,
  waitSeconds: number,
) => Promise<void>;

/**
 * A task about a property that asks an outside service, and asks again later while that doesn't respond.
 * @param ask `deleted`: the property is, which may still be undone
 */
export function askingTask(
  db: Database,
  enqueue: EnqueueAttempt,
  ask: (propertyId: string, attempt: number) => Promise<'done' | 'deleted' | 'no_response'>,
): QueueTask {
  return async (payload) => {
    const { property_id: propertyId, attempt } = payloadSchema.parse(payload);
    const outcome = await ask(propertyId, attempt);
    const again = (next: number, wait: number) =>
      db.asWorker(propertyId, (tx) => enqueue(tx, propertyId, next, wait));
    // Purging the property removes the job.
    if (outcome === 'deleted') await again(attempt, minute);
    const wait = waits[attempt - 1];
    if (outcome === 'no_response' && wait !== undefined) await again(attempt + 1, wait);
  };
}
