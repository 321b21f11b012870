import { operationsSchema, type Operations } from '@dss/domain';
import { z } from 'zod';

/** How many jobs there are in each state, and how long the oldest waits that could run. */
export type QueueFigures = Operations['queue'];

const figure = z.coerce.number();
const figuresSchema = operationsSchema.shape.queue.extend({
  ready: figure,
  waiting: figure,
  running: figure,
  failed: figure,
  oldest_ready_seconds: figure,
});

/**
 * Counts the jobs of the queue.
 * @param ask runs SQL
 * @param jobs where the login that asks sees them
 */
export async function countJobs(
  ask: (text: string) => Promise<{ readonly rows: readonly unknown[] }>,
  jobs: 'app.queue_jobs()' | 'graphile_worker.jobs' | 'graphile_worker._private_jobs',
  now: Date,
): Promise<QueueFigures> {
  const at = `'${now.toISOString()}'::timestamptz`;
  const { rows } = await ask(`
    with states as (
      select run_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed'
        when run_at > ${at} then 'waiting'
        else 'ready' end as state
      from ${jobs}
    )
    select count(*) filter (where state = 'ready') as ready, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'running') as running, count(*) filter (where state = 'failed') as failed,
      coalesce(round(extract(epoch from ${at} - min(run_at) filter (where state = 'ready'))), 0) as oldest_ready_seconds
    from states`);
  return figuresSchema.parse(rows[0]);
}
