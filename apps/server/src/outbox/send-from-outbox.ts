import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  noProperty,
  tables,
  type Database,
  type SendingKind,
  type Transaction,
} from '../db/index.ts';
import type { QueueTask } from '../queue/start-queue.ts';

/** Why an attempt failed; `isRefused`: whoever should take it never will. */
export interface Failure {
  readonly reason: string;
  readonly isRefused: boolean;
  /** After how many seconds it takes one again, by its own word. */
  readonly retryAfterS?: number | null;
}

/** A row that waits to be sent, as it is stored. */
const waitingSchema = z.object({
  name: z.string().nullable(),
  recipient: z.string().nullable(),
  content: z.unknown(),
  attempts: z.int(),
});

export type Waiting = z.infer<typeof waitingSchema>;

/** How one kind of row is sent, for as long as nobody takes it. */
export interface Sender<Item> {
  readonly kind: SendingKind;
  /** What such a row says. */
  readonly parse: (row: Waiting) => Item;
  readonly send: (item: Item, id: string) => Promise<void>;
  /** What an attempt threw; null if that is no failure of the receiver, so that the job fails. */
  readonly failureOf: (error: unknown) => Failure | null;
  /** Seconds until the next attempt, after each that failed. */
  readonly waits: readonly number[];
  /** What comes after the last of `waits`: the same wait again, or no other attempt. */
  readonly afterwards: 'last_wait' | 'nothing';
  /** Whether what it says is kept once it is given up, so that operators can have it sent after all. */
  readonly keepsWhenGivenUp: (item: Item) => boolean;
  readonly logSent: (item: Item, id: string) => void;
  /** @param wait in seconds; null: it is given up */
  readonly logFailed: (item: Item, id: string, failure: Failure, wait: number | null) => void;
}

/**
 * The queue's handler that sends one. A worker that is killed after it was taken sends it again, under the same id, by which the
 * receiver drops the copy.
 */
export function sendFromOutbox<Item>(db: Database, sender: Sender<Item>): QueueTask {
  const { kind, waits } = sender;
  const payloadSchema = z.object({ [`${kind}_id`]: z.uuid() });

  async function readRow(id: string): Promise<Waiting | null> {
    const { rows } = await db.asWorker(noProperty, (tx) =>
      tx.execute(sql`select * from app.read_from_outbox(${kind}, ${id})`),
    );
    return rows[0] === undefined ? null : waitingSchema.parse(rows[0]);
  }

  async function attempt(item: Item, id: string): Promise<Failure | null> {
    try {
      await sender.send(item, id);
      return null;
    } catch (error) {
      const failure = sender.failureOf(error);
      if (failure === null) throw error;
      return failure;
    }
  }

  function waitAfter({ isRefused, retryAfterS }: Failure, attempts: number): number | null {
    if (isRefused) return null;
    const last = sender.afterwards === 'last_wait' ? waits.at(-1) : undefined;
    const wait = waits[attempts] ?? last;
    return wait === undefined ? null : Math.max(wait, retryAfterS ?? 0);
  }

  return async (payload) => {
    const id = z.string().parse(payloadSchema.parse(payload)[`${kind}_id`]);
    const row = await readRow(id);
    if (row === null) return;
    const item = sender.parse(row);
    const failure = await attempt(item, id);
    const wait = failure === null ? null : waitAfter(failure, row.attempts);
    const isForgotten = failure === null || !sender.keepsWhenGivenUp(item);
    await db.asWorker(noProperty, async (tx) => {
      const reason = failure?.reason ?? null;
      await tx.execute(
        sql`select app.note_in_outbox(${id}, ${reason}, ${wait === null}, ${isForgotten})`,
      );
      if (wait !== null) await enqueueSending(tx, kind, id, wait);
    });
    if (failure === null) sender.logSent(item, id);
    else sender.logFailed(item, id, failure, wait);
  };
}

/** What is put in to be sent; what is left out is null. */
type ToSend = Omit<
  typeof tables.outbox.$inferInsert,
  'attempts' | 'failure' | 'sentAt' | 'givenUpAt' | 'createdAt'
>;

/** Has it sent once the transaction is committed. */
export async function putIntoOutbox(transaction: Transaction, row: ToSend): Promise<void> {
  await transaction.insert(tables.outbox).values(row);
  await enqueueSending(transaction, row.kind, row.id, 0);
}

async function enqueueSending(
  transaction: Transaction,
  kind: SendingKind,
  id: string,
  wait: number,
): Promise<void> {
  await transaction.execute(
    sql`select app.enqueue_sending(${kind}, ${id}, make_interval(secs => ${wait}))`,
  );
}
