import { expect, vi } from 'vitest';
import type { TestDatabase } from '../../testing/database.ts';
import { startWatching } from '../watch-warnings.ts';

/** Has the job run now, and waits until nothing of it is left but its next run: two may work at once. */
export async function runWatch({ db, admin }: TestDatabase): Promise<void> {
  await startWatching(db);
  await vi.waitFor(async () => {
    const { rows } = await admin.query<{ wait: number }>(
      `select round(extract(epoch from run_at - now()) / 60)::int as wait from graphile_worker._private_jobs
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'watch_warnings')`,
    );
    expect(rows).toEqual([{ wait: 15 }]);
  });
}

/** How many milliseconds a home in California is from this hour of its clock, at most a day. */
export function msUntilHour(hour: number, now: Date): number {
  const at = new Date(now.toLocaleString('en-US', { timeZone: 'America/Los_Angeles' }));
  return (((hour - at.getHours() + 24) % 24) * 60 - at.getMinutes()) * 60_000;
}
