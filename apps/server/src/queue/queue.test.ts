import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startQueue, type Queue, type QueueTask } from './start-queue.ts';

const log = pino({ level: 'silent' });

describe('the job queue', () => {
  let database: TestDatabase;
  const queues: Queue[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
  });

  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await database.close();
  });

  const start = async (task: QueueTask, graceMs = 100): Promise<Queue> => {
    const { connection } = database;
    const tasks = { analyze_property: task };
    const queue = await startQueue({ connection, tasks, log, concurrency: 2, graceMs });
    queues.push(queue);
    return queue;
  };
  const enqueue = (jobId: string, fail = false) =>
    database.db.asActor(null, async (transaction) => {
      await transaction.execute(sql`select app.enqueue_analysis(${jobId}, ${randomUUID()})`);
      if (fail) throw new Error('roll back');
    });
  const waitingJobs = async () => {
    const { rows } = await database.admin.query('select id from graphile_worker.jobs');
    return rows.length;
  };

  it('runs a job once its transaction is committed, then forgets it', async () => {
    const done: unknown[] = [];
    await start((payload) => Promise.resolve(void done.push(payload)));
    const jobId = randomUUID();
    await enqueue(jobId);
    await vi.waitFor(() => expect(done).toMatchObject([{ job_id: jobId }]));
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0));
  });

  it('forgets a job whose transaction was rolled back', async () => {
    const queue = await start(() => Promise.resolve());
    await expect(enqueue(randomUUID(), true)).rejects.toThrow('roll back');
    expect(await waitingJobs()).toBe(0);
    await expect(queue.ping()).resolves.toBeUndefined();
  });

  it('releases the job of a dead worker when it starts', async () => {
    const first = await start(() => Promise.resolve());
    await first.stop();
    await enqueue(randomUUID());
    await lockJobsBy('pool-of-a-killed-process');
    const task = vi.fn(() => Promise.resolve());
    await start(task);
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  });

  it('releases the job of a worker that dies while others run', async () => {
    const first = await start(() => Promise.resolve());
    await first.stop();
    await enqueue(randomUUID());
    const run = vi.fn(() => Promise.resolve());
    await lockJobsBy('pool-of-a-stranger');
    await database.admin.query(
      `select pg_advisory_lock_shared(hashtextextended('pool-of-a-stranger', 0))`,
    );
    await start(run);
    expect(run).not.toHaveBeenCalled();
    await database.admin.query('select pg_advisory_unlock_all()');
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('leaves the running job of another living process alone', async () => {
    const running = Promise.withResolvers<void>();
    const started = vi.fn(() => running.promise);
    await start(started);
    await enqueue(randomUUID());
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    const other = vi.fn(() => Promise.resolve());
    const second = await start(other);
    await second.stop();
    expect(other).not.toHaveBeenCalled();
    running.resolve();
  });

  it('keeps a job that was put off after its worker had been taken for dead', async () => {
    const run = vi.fn();
    const jobId = randomUUID();
    const task = async () => {
      run();
      if (run.mock.calls.length > 1) return;
      await database.admin.query(
        'select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs',
      );
      // As an analysis that an outage has broken off does.
      await database.db.asWorker(randomUUID(), (transaction) =>
        transaction.execute(
          sql`select app.postpone_analysis(${jobId}, ${randomUUID()}, interval '1 second')`,
        ),
      );
    };
    await start(task);
    await enqueue(jobId);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0));
  });

  it('interrupts a long job on stopping, to be resumed at the next start', async () => {
    const started = vi.fn((_payload: unknown, { signal }: { signal: AbortSignal }) =>
      delay(60_000, undefined, { signal }),
    );
    const first = await start(started);
    await enqueue(randomUUID());
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    await first.stop();
    const task = vi.fn(() => Promise.resolve());
    await start(task);
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  });

  it('stops in bounded time even if a job ignores the signal', async () => {
    const deaf = Promise.withResolvers<void>();
    const started = vi.fn(() => deaf.promise);
    const queue = await start(started);
    await enqueue(randomUUID());
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    await queue.stop();
    const task = vi.fn(() => Promise.resolve());
    await start(task);
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
    deaf.resolve();
  });

  it('keeps working after the database has cut every connection', async () => {
    const task = vi.fn(() => Promise.resolve());
    const queue = await start(task);
    await database.admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await vi.waitFor(() => enqueue(randomUUID()));
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
    await vi.waitFor(() => queue.ping());
  });

  it('keeps working even if its first query for a job was cut off', async () => {
    const first = await start(() => Promise.resolve());
    await first.stop();
    await database.admin.query('begin');
    await database.admin.query('lock table graphile_worker._private_tasks in exclusive mode');
    const task = vi.fn(() => Promise.resolve());
    await start(task);
    await vi.waitFor(async () => {
      const { rowCount } = await database.admin.query(
        `select pg_terminate_backend(pid) from pg_locks
          where relation = 'graphile_worker._private_tasks'::regclass and not granted`,
      );
      expect(rowCount).toBe(1);
    });
    await database.admin.query('rollback');

    await enqueue(randomUUID());
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  });

  it('starts over where connections broke and a job never ends', async () => {
    const failing = Promise.withResolvers<void>();
    const deaf = Promise.withResolvers<void>();
    const task = vi.fn(() => Promise.resolve());
    task.mockReturnValueOnce(failing.promise).mockReturnValueOnce(deaf.promise);
    await start(task);
    await enqueue(randomUUID());
    await enqueue(randomUUID());
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
    await database.admin.query('begin');
    await database.admin.query('lock table graphile_worker._private_jobs in exclusive mode');
    failing.reject(new Error('an outage'));
    await vi.waitFor(async () => {
      // A transaction otherwise sees the queries that were there at its first look.
      await database.admin.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await database.admin.query(
        // What notes the failure, not what looks for jobs at the same time.
        `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
          where relation = 'graphile_worker._private_jobs'::regclass and not granted and query ~ 'set\\s+last_error'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await database.admin.query('rollback');
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(4));
    deaf.resolve();
  });

  it('refuses to start while a job without a handler is waiting', async () => {
    const first = await start(() => Promise.resolve());
    await first.stop();
    await database.admin.query(`select graphile_worker.add_job('forgotten')`);
    await expect(start(() => Promise.resolve())).rejects.toThrow('forgotten');
  });

  it("runs an analysis that an earlier version queued under the task's old name", async () => {
    const first = await start(() => Promise.resolve());
    await first.stop();
    await database.admin.query(`select graphile_worker.add_job('analyse_property')`);
    const task = vi.fn(() => Promise.resolve());
    await start(task);
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  });

  async function lockJobsBy(worker: string): Promise<void> {
    await database.admin.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now()',
      [worker],
    );
  }
});
