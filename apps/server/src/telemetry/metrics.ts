import type { Call } from './call.ts';

/** What the database says at the moment; the same for every process. */
export interface Figures {
  readonly queue: Readonly<Record<'ready' | 'waiting' | 'running' | 'failed', number>>;
  /** How long the job that is ready and oldest has waited; 0 if none is. */
  readonly oldestReadySeconds: number;
  readonly mails: Readonly<Record<'waiting' | 'failed', number>>;
  readonly leads: Readonly<Record<'waiting' | 'failed', number>>;
  readonly scores: Readonly<Record<'waiting' | 'failed', number>>;
  readonly notifications: Readonly<Record<'waiting' | 'failed', number>>;
  /** This month's, in UTC. */
  readonly model: {
    readonly calls: number;
    readonly failedCalls: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly costUsd: number;
    /** Null if there is none. */
    readonly budgetUsd: number | null;
  };
  readonly databaseBytes: number;
  /** Of the disk with the data folder. */
  readonly freeBytes: number;
  /** Of the newest whole backup; null: nobody said where backups are. Infinity: there is none. */
  readonly backupAgeSeconds: number | null;
}

/** The metrics of one process in the format of Prometheus. */
export interface Metrics {
  readonly noteCall: (call: Call) => void;
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const secondsOfJobs = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/**
 * Starts counting. The library is loaded only now, so that a process without metrics needs no memory for it.
 * @param readFigures asked at each scrape
 */
export async function openMetrics(readFigures: () => Promise<Figures>): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'dss_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsOfRequests,
    registers,
  });
  const jobs = new Histogram({
    name: 'dss_job_duration_seconds',
    help: 'Runs of jobs by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: secondsOfJobs,
    registers,
  });
  const errors = new Counter({
    name: 'dss_errors_total',
    help: 'Unexpected failures of requests and jobs',
    labelNames: ['kind'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  const queue = gauge('dss_queue_jobs', 'Jobs in the queue by state', ['state']);
  const oldest = gauge('dss_queue_oldest_ready_seconds', 'Wait of the oldest job that is ready');
  const mails = gauge('dss_mails', 'Mails that are not sent, by state', ['state']);
  const leads = gauge('dss_leads', 'Leads that are not delivered, by state', ['state']);
  const scores = gauge('dss_scores', 'Scores that the webhook was not told of, by state', [
    'state',
  ]);
  const notifications = gauge('dss_notifications', 'Notifications that are not sent, by state', [
    'state',
  ]);
  const calls = gauge('dss_model_calls_this_month', 'Calls of AI models', ['outcome']);
  const tokens = gauge('dss_model_tokens_this_month', 'Tokens of AI models', ['direction']);
  const cost = gauge('dss_model_cost_this_month_usd', 'Estimated cost of AI models');
  const budget = new Gauge({
    name: 'dss_model_budget_usd',
    help: 'The month’s budget; absent without one',
    registers: [],
  });
  const backupAge = new Gauge({
    name: 'dss_newest_backup_age_seconds',
    help: 'Age of the newest whole backup in BACKUPS_FOLDER; absent without that setting',
    registers: [],
  });
  const database = gauge('dss_database_bytes', 'Size of the database');
  const free = gauge('dss_disk_free_bytes', 'Free space on the disk with the data folder');

  for (const kind of ['request', 'job']) errors.inc({ kind }, 0);
  // What has no value is absent: a 0 would set off alarms.
  const setOrLeaveOut = (of: typeof budget, value: number | null) => {
    if (value === null) return;
    registry.registerMetric(of);
    of.set(value);
  };
  const setByState = (of: typeof queue, states: Readonly<Record<string, number>>) => {
    for (const [state, number] of Object.entries(states)) of.set({ state }, number);
  };
  return {
    noteCall: ({ method, route, status, durationMs, error }) => {
      const seconds = durationMs / 1000;
      if (status === null) {
        jobs.observe({ job: route, outcome: error === null ? 'done' : 'failed' }, seconds);
      } else {
        requests.observe({ method, route, status }, seconds);
      }
      if (error !== null) errors.inc({ kind: status === null ? 'job' : 'request' });
    },
    read: async () => {
      const figures = await readFigures();
      setByState(queue, figures.queue);
      setByState(mails, figures.mails);
      setByState(leads, figures.leads);
      setByState(scores, figures.scores);
      setByState(notifications, figures.notifications);
      oldest.set(figures.oldestReadySeconds);
      const { model } = figures;
      calls.set({ outcome: 'answered' }, model.calls - model.failedCalls);
      calls.set({ outcome: 'failed' }, model.failedCalls);
      tokens.set({ direction: 'input' }, model.inputTokens);
      tokens.set({ direction: 'output' }, model.outputTokens);
      cost.set(model.costUsd);
      setOrLeaveOut(budget, model.budgetUsd);
      setOrLeaveOut(backupAge, figures.backupAgeSeconds);
      database.set(figures.databaseBytes);
      free.set(figures.freeBytes);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
