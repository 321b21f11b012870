import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { noProperty, type Database } from '../db/index.ts';
import type { QueueTask } from '../queue/index.ts';

/** Why an attempt failed; `isRefused`: whoever should take it never will. */
export interface Failure {
  readonly reason: string;
  readonly isRefused: boolean;
}

/** One kind of thing that is stored first, then sent by a job for as long as nobody takes it. */
export interface Outbox<Item extends { readonly attempts: number }> {
  /** The database has `app.read_mail`, `app.note_mail` and `app.enqueue_mail`; the job's payload is `mail_id`. */
  readonly name: 'mail' | 'lead';
  /** Reads a row of the database. */
  readonly parse: (row: unknown) => Item;
  readonly send: (item: Item, id: string) => Promise<void>;
  /** What an attempt threw; null if that is no failure of the receiver, so that the job fails. */
  readonly failureOf: (error: unknown) => Failure | null;
  /** Seconds until the next attempt, after each that failed. */
  readonly waits: readonly number[];
  /** What comes after the last of `waits`: the same wait again, or no other attempt. */
  readonly afterwards: 'last_wait' | 'nothing';
  readonly logSent: (item: Item, id: string) => void;
  /** @param wait in seconds; null: it is given up */
  readonly logFailed: (item: Item, id: string, failure: Failure, wait: number | null) => void;
}

/**
 * The queue's handler that sends one. A worker that is killed after it was taken sends it again, under the same id, by which the
 * receiver drops the copy.
 */
export function sendFromOutbox<Item extends { readonly attempts: number }>(
  db: Database,
  outbox: Outbox<Item>,
): QueueTask {
  const { name, waits } = outbox;
  const [read, note, enqueue] = ['read', 'note', 'enqueue'].map((what) =>
    sql.raw(`app.${what}_${name}`),
  );
  const payloadSchema = z.object({ [`${name}_id`]: z.uuid() });

  async function readItem(id: string): Promise<Item | null> {
    const { rows } = await db.asWorker(noProperty, (tx) =>
      tx.execute(sql`select * from ${read}(${id})`),
    );
    return rows[0] === undefined ? null : outbox.parse(rows[0]);
  }

  async function attempt(item: Item, id: string): Promise<Failure | null> {
    try {
      await outbox.send(item, id);
      return null;
    } catch (error) {
      const failure = outbox.failureOf(error);
      if (failure === null) throw error;
      return failure;
    }
  }

  function waitAfter({ isRefused }: Failure, attempts: number): number | null {
    if (isRefused) return null;
    return waits[attempts] ?? (outbox.afterwards === 'last_wait' ? (waits.at(-1) ?? null) : null);
  }

  return async (payload) => {
    const id = z.string().parse(payloadSchema.parse(payload)[`${name}_id`]);
    const item = await readItem(id);
    if (item === null) return;
    const failure = await attempt(item, id);
    const wait = failure === null ? null : waitAfter(failure, item.attempts);
    await db.asWorker(noProperty, async (tx) => {
      const reason = failure?.reason ?? null;
      await tx.execute(sql`select ${note}(${id}, ${reason}, ${wait === null})`);
      if (wait !== null)
        await tx.execute(sql`select ${enqueue}(${id}, make_interval(secs => ${wait}))`);
    });
    if (failure === null) outbox.logSent(item, id);
    else outbox.logFailed(item, id, failure, wait);
  };
}
