import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from '../db/index.ts';
import { asQueueRole } from './connection.ts';
import { countJobs, type QueueFigures } from './count-jobs.ts';

const lookMs = 25;

/**
 * Sends a job through the queue, to see whether a worker takes it: the sending of a mail that doesn't exist, which does nothing.
 * A job that nobody takes in time is taken back.
 * @returns the jobs that were there before it, and whether a worker has run it
 * @throws DatabaseUnavailable
 */
export async function sendThroughQueue(
  connection: pg.PoolConfig,
  withinMs: number,
): Promise<{ readonly isRun: boolean; readonly before: QueueFigures }> {
  const client = new pg.Client(asQueueRole(connection));
  // The running query reports the error. Without a listener, losing the connection would crash the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  const key = `probe:${randomUUID()}`;
  try {
    const before = await countJobs(
      (text) => client.query(text),
      'graphile_worker.jobs',
      new Date(),
    );
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
      if (rowCount === 0) return { isRun: true, before };
      await delay(lookMs);
    }
    await client.query('select graphile_worker.remove_job($1)', [key]);
    return { isRun: false, before };
  } finally {
    await client.end();
  }
}
