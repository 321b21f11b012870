import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { run, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { connectionLoss } from '../db/index.ts';
import { openQueuePool, queueLogger } from './connection.ts';
import { assertHandlers, migrateQueue } from './migrate-queue.ts';
import { declarePresence, freeJobsOfDeadWorkers, type Presence } from './presence.ts';

/** Every kind of job. Enqueued by name in SQL (`app.enqueue_…`), inside the transaction that writes the row. */
export type JobName = 'analyze_property' | 'retry_model' | 'locate_property';

/** What a task was called before. A job that an older version queued bears that name, and is still done. */
const earlierNames: Readonly<Record<string, JobName>> = {
  analyse_property: 'analyze_property',
};

export interface TaskContext {
  /** Aborted when the process is asked to stop: leave soon by throwing, the job is taken up again later. */
  readonly signal: AbortSignal;
}

/**
 * Does one job. Returning ends the job, whatever came of it; throwing means that it should be tried again,
 * a while later. A job may run twice: what it writes must bear that.
 */
export type QueueTask = (payload: unknown, context: TaskContext) => Promise<void>;

/** One handler for each kind of job. A feature gives those of its own, and the product all of them. */
export type QueueTasks = Readonly<Record<JobName, QueueTask>>;

const sweepMs = 2000;
const pollMs = 1000;
const restartMs = 1000;
/** After the tasks were told to leave, how long their leaving may take. */
const leaveMs = 2000;

export interface QueueOptions {
  /** The application's connection; its login may take the role dss_queue. */
  readonly connection: pg.PoolConfig;
  /** A process may do some kinds of jobs only; it doesn't start while others wait. */
  readonly tasks: Partial<QueueTasks>;
  readonly log: Logger;
  /** Jobs run at once by this process. */
  readonly concurrency: number;
  /** On stopping, how long running jobs may go on before they are interrupted; 3 s. */
  readonly graceMs?: number;
}

export interface Queue {
  /** Answers when the queue's database does and jobs are being taken; throws otherwise. */
  ping(): Promise<void>;
  /**
   * Takes no more jobs, lets running ones end for a bounded time, interrupts the rest. An interrupted job is
   * taken up again at once by whoever runs next.
   */
  stop(): Promise<void>;
}

/**
 * Starts working on jobs: brings the queue's tables up to date, frees the jobs of workers that died, then takes jobs.
 * @throws Error when a job waits whose name has no handler here
 */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { connection, log, concurrency, graceMs = 3000 } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const { pool, close } = openQueuePool(connection, concurrency + 4, log, isStopping);
  const logger = queueLogger(log, isStopping);
  const interrupted: string[] = [];
  const taskList: Record<string, Task> = {};
  for (const [name, task] of Object.entries(options.tasks)) {
    taskList[name] = interruptible(task, interrupted);
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
      // Asked before each look for a job: no job is taken while nobody could tell that we live.
      forbiddenFlags: async () => {
        await presence?.held();
        return null;
      },
      preset: {
        worker: {
          gracefulShutdownAbortTimeout: graceMs,
          // Without a batch, a failure to mark a job as done is an unhandled rejection: the process would end.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
    // Its end makes us start over.
    void stuck.then(() => runner.stop()).catch(() => undefined);
    return { runner, withdraw: async () => presence?.close() };
  };

  let working: Working | undefined;
  /** Takes jobs until asked to stop; starts over when graphile-worker gives up, as it does after a database outage. */
  const keepWorking = async () => {
    while (!isStopping()) {
      try {
        working ??= await startRunner();
        await working.runner.promise;
      } catch (error) {
        log.error(connectionLoss(error), 'the queue has stopped working and starts over');
      }
      if (isStopping()) return;
      await working?.withdraw();
      working = undefined;
      await pause(restartMs, stopping.signal);
    }
  };
  const keepSweeping = async () => {
    while (!isStopping()) {
      await pause(sweepMs, stopping.signal);
      if (!isStopping()) await sweep(pool, log);
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
  const sweeping = keepSweeping();
  const work = keepWorking();

  return {
    ping: async () => {
      if (working === undefined) throw new Error('the queue takes no jobs');
      await pool.query('select 1');
    },
    stop: async () => {
      if (isStopping()) return;
      stopping.abort();
      const stopped = Promise.allSettled([working?.runner.stop(), sweeping, work]);
      await atMost(graceMs + leaveMs, stopped);
      // Failing to say so costs the wait that a failed try has; the job is not lost.
      await takeUpAtOnce(pool, interrupted).catch(() => undefined);
      await working?.withdraw();
      // A job that ignores its signal keeps its connection; whoever runs next finds it without a living worker.
      await atMost(leaveMs, close());
    },
  };
}

interface Working {
  readonly runner: Runner;
  /** Ends the sign of life. */
  withdraw(): Promise<void>;
}

function interruptible(task: QueueTask, interrupted: string[]): Task {
  return async (payload, helpers) => {
    try {
      await task(payload, { signal: helpers.abortSignal });
    } catch (error) {
      if (helpers.abortSignal.aborted) interrupted.push(helpers.job.id);
      throw error;
    }
  };
}

async function takeUpAtOnce(pool: pg.Pool, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())', [
    jobIds,
  ]);
}

async function sweep(pool: pg.Pool, log: Logger): Promise<void> {
  try {
    const dead = await freeJobsOfDeadWorkers(pool);
    if (dead > 0) log.info({ dead }, 'jobs of dead workers were freed');
  } catch (error) {
    log.warn(connectionLoss(error), 'jobs of dead workers could not be looked for');
  }
}

/**
 * Resolves when a runner can take no job anymore. graphile-worker 0.18 asks once for the numbers of its tasks and keeps
 * the answer, a failure too: every later look for a job then fails with that same error, however well the database is.
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

/** Waits, or less long when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Waits for the work, but not longer than this. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(ms, over.signal)]);
  over.abort();
}
