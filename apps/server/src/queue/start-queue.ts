import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { run, type Job, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import { connectionLoss, type SendingKind } from '../db/index.ts';
import { onBehalfOf } from '../telemetry/request-context.ts';
import { traced } from '../telemetry/traced.ts';
import type { NoteCall } from '../telemetry/call.ts';
import { openQueuePool, queueLogger } from './connection.ts';
import { assertHandlers, migrateQueue } from './migrate-queue.ts';
import { declarePresence, freeJobsOfDeadWorkers, type Presence } from './presence.ts';

/** All job names. SQL functions (`app.enqueue_…`) enqueue them in the transaction that writes the row. */
export type JobName =
  | 'analyze_property'
  | 'retry_model'
  | 'locate_property'
  | 'learn_address'
  | 'watch_warnings'
  | 'remind_of_insurer'
  | `send_${SendingKind}`;

/** Former job names. Jobs queued by an older version have them and still run. */
const earlierNames: Readonly<Record<string, JobName>> = {
  analyse_property: 'analyze_property',
  deliver_lead: 'send_lead',
};

export interface TaskContext {
  /** Aborted at shutdown: throw soon after, and the job runs again later. */
  readonly signal: AbortSignal;
  /** Takes the reason why a job failed that isn't to be retried. */
  readonly failed: (error: unknown) => void;
}

/**
 * Runs one job. Returning ends the job, whatever its outcome; throwing makes the queue retry it later. A job may run twice, so
 * its writes must be idempotent.
 */
export type QueueTask = (payload: unknown, context: TaskContext) => Promise<void>;

/** One handler per job name. Each feature defines its own; the product combines them. */
export type QueueTasks = Readonly<Record<JobName, QueueTask>>;

const freeJobsMs = 2000;
const pollMs = 1000;
const restartMs = 1000;
/** How long tasks may take to end after their signal is aborted. */
const leaveMs = 2000;

export interface QueueOptions {
  /** The application's connection; its login must be able to assume the role dss_queue. */
  readonly connection: pg.PoolConfig;
  /** A process may handle only some kinds of jobs, but then doesn't start while jobs of other kinds are queued. */
  readonly tasks: Partial<QueueTasks>;
  readonly log: Logger;
  /** Jobs run concurrently by this process. */
  readonly concurrency: number;
  /** Called after every job; by default nothing is. */
  readonly noteCall?: NoteCall;
  /** How long running jobs may continue after `stop` before they are interrupted; default 3 s. */
  readonly graceMs?: number;
}

export interface Queue {
  /** Resolves if the database responds and jobs are being taken; throws otherwise. */
  ping(): Promise<void>;
  /**
   * Stops taking jobs, lets running ones finish for a limited time, and interrupts the rest. The next worker runs an interrupted
   * job without a delay.
   */
  stop(): Promise<void>;
}

/**
 * Starts processing jobs: migrates the queue's tables, frees jobs of dead workers, then takes jobs.
 * @throws Error if the queue has a job without a handler here
 */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { connection, log, concurrency, noteCall = () => undefined, graceMs = 3000 } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const { pool, close } = openQueuePool(connection, concurrency + 4, log, isStopping);
  const logger = queueLogger(log, isStopping);
  const interrupted: string[] = [];
  const taskList: Record<string, Task> = {};
  for (const [name, task] of Object.entries(options.tasks)) {
    taskList[name] = watched(name, task, { interrupted, noteCall, pool });
  }
  for (const [earlier, name] of Object.entries(earlierNames)) {
    const task = taskList[name];
    if (task !== undefined) taskList[earlier] = task;
  }

  const startRunner = async (): Promise<Working> => {
    let presence: Presence | undefined;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      presence = declarePresence(connection, workerPool.id, log);
    });
    const stuck = stuckOnFailure(events);
    const runner = await run({
      pgPool: pool,
      logger,
      events,
      taskList,
      concurrency,
      parsedCronItems: [],
      noHandleSignals: true,
      pollInterval: pollMs,
      // Runs before each search for a job, so that no job is taken while the presence lock is not held.
      forbiddenFlags: async () => {
        await presence?.held();
        return null;
      },
      preset: {
        worker: {
          gracefulShutdownAbortTimeout: graceMs,
          // Without batching, a failure to mark a job as done is an unhandled rejection, which would end the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
    // Stopping the runner makes `keepWorking` start a new one.
    void stuck.then(() => runner.stop()).catch(() => undefined);
    return {
      runner,
      ended: Promise.race([runner.promise, overdueEnd(events, graceMs + leaveMs)]),
      withdraw: async () => presence?.close(),
    };
  };

  let working: Working | undefined;
  /** Takes jobs until stopped. Starts a new runner when graphile-worker gives up, as it does after a database outage. */
  const keepWorking = async () => {
    while (!isStopping()) {
      try {
        working ??= await startRunner();
        await working.ended;
      } catch (error) {
        log.error(connectionLoss(error), 'the queue has stopped working and starts over');
      }
      if (isStopping()) return;
      await working?.withdraw();
      working = undefined;
      await pause(restartMs, stopping.signal);
    }
  };
  const keepFreeingJobs = async () => {
    while (!isStopping()) {
      await pause(freeJobsMs, stopping.signal);
      if (!isStopping()) await tryFreeingJobs(pool, log);
    }
  };

  try {
    await migrateQueue(connection, log);
    await assertHandlers(pool, Object.keys(taskList));
    await freeJobsOfDeadWorkers(pool);
    working = await startRunner();
  } catch (error) {
    await close();
    throw error;
  }
  const freeingJobs = keepFreeingJobs();
  const work = keepWorking();

  return {
    ping: async () => {
      if (working === undefined) throw new Error('the queue takes no jobs');
      await pool.query('select 1');
    },
    stop: async () => {
      if (isStopping()) return;
      stopping.abort();
      const stopped = Promise.allSettled([working?.runner.stop(), freeingJobs, work]);
      await atMost(graceMs + leaveMs, stopped);
      // If this fails, the interrupted jobs only wait for the usual retry delay.
      await rescheduleNow(pool, interrupted).catch(() => undefined);
      await working?.withdraw();
      // A job that ignores its signal keeps its connection; the next worker finds it without a live worker and frees it.
      await atMost(leaveMs, close());
    },
  };
}

interface Working {
  readonly runner: Runner;
  /** Resolves once the runner takes no jobs anymore, or rejects with why. */
  readonly ended: Promise<void>;
  /** Releases the presence lock. */
  withdraw(): Promise<void>;
}

const behalfSchema = z.object({ request_id: z.string() });

interface Watch {
  /** Receives the ids of the jobs that a shutdown has interrupted. */
  readonly interrupted: string[];
  readonly noteCall: NoteCall;
  readonly pool: pg.Pool;
}

/** Runs a job on behalf of the request that enqueued it, and notes how it went. */
function watched(name: string, task: QueueTask, { interrupted, noteCall, pool }: Watch): Task {
  return (payload, { abortSignal: signal, job }) => {
    const requestId = behalfSchema.safeParse(payload).data?.request_id ?? null;
    const started = performance.now();
    let failure: unknown = null;
    const runTask = async () => {
      try {
        await task(payload, { signal, failed: (error) => (failure = error) });
        await assertStillOurs(pool, job);
      } catch (error) {
        if (signal.aborted) interrupted.push(job.id);
        else failure = error;
        throw error;
      } finally {
        const durationMs = Math.round(performance.now() - started);
        noteCall({
          method: 'JOB',
          route: name,
          status: null,
          durationMs,
          requestId,
          error: failure,
        });
      }
    };
    return onBehalfOf(requestId, () =>
      traced({ name: `job ${name}`, kind: 'consumer', attributes: {} }, runTask),
    );
  };
}

/**
 * graphile-worker 0.18 deletes a job that ended well, whoever holds it by then. After an outage, a worker that had lost its
 * connection may have been taken for dead: its job was freed, and perhaps put off or taken by another run, which the deletion
 * would end forever. A run that throws instead leaves such a job alone. A job without its key was replaced by a later one.
 * @throws Error if the job isn't this run's anymore
 */
async function assertStillOurs(pool: pg.Pool, { id, locked_by, attempts }: Job): Promise<void> {
  const { rows } = await pool.query<{ ours: boolean }>(
    `select key is null or (attempts = $3 and locked_by is not distinct from $2) as ours
     from graphile_worker.jobs where id = $1`,
    [id, locked_by, attempts],
  );
  if (rows[0]?.ours === false) throw new Error('the job was taken from this run, and runs again');
}

async function rescheduleNow(pool: pg.Pool, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())', [
    jobIds,
  ]);
}

async function tryFreeingJobs(pool: pg.Pool, log: Logger): Promise<void> {
  try {
    const dead = await freeJobsOfDeadWorkers(pool);
    if (dead > 0) log.info({ dead }, 'jobs of dead workers were freed');
  } catch (error) {
    log.warn(connectionLoss(error), 'jobs of dead workers could not be looked for');
  }
}

/**
 * Resolves when a runner can't take jobs anymore. graphile-worker 0.18 loads the ids of its tasks once and caches the result,
 * even a failure: every later search for a job then fails with the same error, although the database works again.
 */
function stuckOnFailure(events: WorkerEvents): Promise<void> {
  let previous: unknown;
  return new Promise((resolve) => {
    events.on('worker:getJob:error', ({ error }) => {
      if (error === previous) resolve();
      previous = error;
    });
  });
}

/**
 * Resolves when a runner that is ending takes longer than its jobs may. graphile-worker 0.18 ends by itself once it couldn't note how a job
 * went, and waits for its other jobs without a limit: one that hangs would keep this process from working, and its jobs from the others.
 */
function overdueEnd(events: WorkerEvents, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    events.once('pool:gracefulShutdown', () => setTimeout(resolve, limitMs).unref());
  });
}

/** Waits this long, or until the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Waits for the work, but at most this long. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(ms, over.signal)]);
  over.abort();
}
