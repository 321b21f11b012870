import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';

/** Caches responses of address services for a while, without the requester. */
export interface ReplyCache {
  /** The cached response; null if it has expired or has an outdated shape. */
  read<Schema extends z.ZodType>(
    question: readonly string[],
    schema: Schema,
  ): Promise<z.output<Schema> | null>;
  keep(question: readonly string[], answer: unknown, forMs: number): Promise<void>;
}

/** @param secret keys the hashes, so that someone with only the table can't test which addresses were requested */
export function createReplyCache(db: Database, clock: Clock, secret: Buffer): ReplyCache {
  const keyOf = (question: readonly string[]) =>
    createHmac('sha256', secret)
      .update(`place ${JSON.stringify(question)}`)
      .digest('hex');
  return {
    read: async (question, schema) => {
      const { rows } = await db.asActor(null, (tx) =>
        tx.execute<{ answer: unknown }>(
          sql`select app.read_place_answer(${keyOf(question)}, ${clock().toISOString()}) as answer`,
        ),
      );
      return schema.safeParse(rows[0]?.answer ?? undefined).data ?? null;
    },
    keep: async (question, answer, forMs) => {
      const until = new Date(clock().getTime() + forMs).toISOString();
      await db.asActor(null, (tx) =>
        tx.execute(
          sql`select app.keep_place_answer(${keyOf(question)}, ${JSON.stringify(answer)}::jsonb, ${until})`,
        ),
      );
    },
  };
}

/** Maximum number of cached responses; about ten megabytes. */
const maxAnswers = 20_000;

/** Periodically removes expired responses of address services. */
export const startPlaceReplyCleanup = tableCleanup({
  everyMs: 10 * 60_000,
  cleanUp: (db, clock) => removeExpiredReplies(db, clock),
  failure: 'old answers of address services could not be removed',
});

export async function removeExpiredReplies(
  db: Database,
  clock: Clock,
  keep = maxAnswers,
): Promise<void> {
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_place_answers(${clock().toISOString()}, ${keep})`),
  );
}
