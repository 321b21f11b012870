import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from '../db/index.ts';
import { asQueueRole } from './connection.ts';

/** What a job met on its way through the queue. */
export interface QueueCheck {
  /** Whether a worker has run it. */
  readonly isRun: boolean;
  /** Jobs that could run now, before this one came. */
  readonly waiting: number;
  /** Jobs that are being run. */
  readonly running: number;
  /** Jobs that have used up their attempts. */
  readonly failed: number;
}

const lookMs = 25;

/**
 * Sends a job through the queue, to see whether a worker takes it: the sending of a mail that doesn't exist, which does nothing.
 * A job that nobody takes in time is taken back.
 * @throws DatabaseUnavailable
 */
export async function sendThroughQueue(
  connection: pg.PoolConfig,
  withinMs: number,
): Promise<QueueCheck> {
  const client = new pg.Client(asQueueRole(connection));
  // The running query reports the error. Without a listener, losing the connection would crash the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  const key = `probe:${randomUUID()}`;
  try {
    const { rows } = await client.query<Omit<QueueCheck, 'isRun'>>(
      `select
         count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::int as waiting,
         count(*) filter (where locked_at is not null)::int as running,
         count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
       from graphile_worker.jobs`,
    );
    const [before = { waiting: 0, running: 0, failed: 0 }] = rows;
    // Before others, so that a long queue doesn't look like a worker that is gone.
    await client.query(
      `select graphile_worker.add_job('send_mail', json_build_object('mail_id', gen_random_uuid()),
         job_key => $1, max_attempts => 1, priority => -10)`,
      [key],
    );
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      const { rowCount } = await client.query('select from graphile_worker.jobs where key = $1', [
        key,
      ]);
      if (rowCount === 0) return { ...before, isRun: true };
      await delay(lookMs);
    }
    await client.query('select graphile_worker.remove_job($1)', [key]);
    return { ...before, isRun: false };
  } finally {
    await client.end();
  }
}
