import { operationsSchema, type Operations } from '@dss/domain';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { monthOf } from '../analysis/observe/model-calls.ts';
import { newestBackup } from '../backup/backups-folder.ts';
import {
  noProperty,
  tables,
  type Database,
  type SendingKind,
  type Transaction,
} from '../db/index.ts';
import { troublesOf } from '../health/checks.ts';
import { countJobs } from '../queue/count-jobs.ts';
import { freeBytes } from '../storage/disk-store.ts';
import type { Figures } from '../telemetry/metrics.ts';

const { analyses, analysisJobs, notedCalls, outbox } = tables;

const shownAnalyses = 10;
const shownWork = 50;
const shownCalls = 20;
const shownReviews = 20;
const hoursShown = 24;
const daysOfFailures = 7;

/** What doesn't come from the database. */
export interface OperationsContext {
  readonly now: Date;
  readonly project: string;
  readonly dataDir: string;
  readonly inBucket: boolean;
  readonly backupsFolder: string | null;
  readonly provider: { readonly id: string; readonly modelName: string };
  readonly budgetUsd: number | null;
  /** Whether there is anybody who takes what is sent. */
  readonly isTaken: Readonly<Record<SendingKind, boolean>>;
}

/** Everything that `/ops` shows. Whatever asks for it must have checked that an operator does. */
export async function readOperations(
  db: Database,
  context: OperationsContext,
): Promise<Operations> {
  const { now } = context;
  const [counted, reviews, free, backups] = await Promise.all([
    db.asOperator(async (tx) => {
      const jobs = await readJobs(tx);
      const hours = await readHours(tx, now);
      const month = await readMonth(tx, now);
      return {
        recent_analyses: await readAnalyses(tx),
        counts: await readCounts(tx),
        queue: await readQueue(tx, now),
        jobs: jobs.map((job) => toWireJob(job, now)),
        failed_analyses: await readFailedAnalyses(tx, now),
        hours,
        ended: await readEnded(tx, now),
        model: {
          provider: context.provider.id,
          model_name: context.provider.modelName,
          month_since: monthOf(now).toISOString(),
          month_cost_usd: month.costUsd,
          budget_usd: context.budgetUsd,
          budget_reached: context.budgetUsd !== null && month.costUsd >= context.budgetUsd,
        },
        observation_cache: await readCache(tx, now),
        slow_calls: await readSlowCalls(tx, now),
        errors: await readErrors(tx),
        ...(await readDeliveries(tx, context.isTaken)),
        storage: await readStorage(tx),
      };
    }),
    readReviews(db),
    freeBytes(context.dataDir),
    context.backupsFolder === null ? null : readBackups(context.backupsFolder, now),
  ]);
  const state = {
    at: now.toISOString(),
    project: context.project,
    ...counted,
    reviews,
    backups,
    storage: { ...counted.storage, free_bytes: free, in_bucket: context.inBucket },
  };
  return { ...state, troubles: await troublesOf(state) };
}

/** The figures of the metrics. */
export async function readFigures(
  db: Database,
  {
    now,
    dataDir,
    budgetUsd,
    backupsFolder,
  }: Pick<OperationsContext, 'now' | 'dataDir' | 'budgetUsd' | 'backupsFolder'>,
): Promise<Figures> {
  const [figures, free, backupAgeSeconds] = await Promise.all([
    db.asOperator(async (tx) => {
      const { oldest_ready_seconds: oldestReadySeconds, ...queue } = await readQueue(tx, now);
      const model = await readMonth(tx, now);
      const { mail, lead, score, notification } = await countAllUnsent(tx);
      const unsent = { mails: mail, leads: lead, scores: score, notifications: notification };
      const { database_bytes: databaseBytes } = await readDatabaseSize(tx);
      return {
        queue,
        oldestReadySeconds,
        model,
        ...unsent,
        databaseBytes,
      };
    }),
    freeBytes(dataDir),
    backupsFolder === null ? null : ageOfNewestBackup(backupsFolder, now),
  ]);
  return { ...figures, model: { ...figures.model, budgetUsd }, freeBytes: free, backupAgeSeconds };
}

async function readBackups(folder: string, now: Date): Promise<Operations['backups']> {
  const newest = await newestBackup(folder, now);
  const takenMs = newest === null ? null : now.getTime() - newest.ageSeconds * 1000;
  return { newest_at: takenMs === null ? null : new Date(takenMs).toISOString() };
}

/** In seconds; Infinity if there is none, for an alarm. */
async function ageOfNewestBackup(folder: string, now: Date): Promise<number> {
  return (await newestBackup(folder, now))?.ageSeconds ?? Infinity;
}

async function readAnalyses(tx: Transaction): Promise<Operations['recent_analyses']> {
  const rows = await tx
    .select({
      id: analyses.id,
      property_id: analyses.propertyId,
      created_at: analyses.createdAt,
      dss_score: analyses.dssScore,
      provider: analyses.provider,
      model_name: analyses.modelName,
      schema_version: analyses.schemaVersion,
      hazard_count:
        sql<number>`(select count(analysis_id) from hazards where hazards.analysis_id = analyses.id)`.mapWith(
          Number,
        ),
    })
    .from(analyses)
    .orderBy(desc(analyses.createdAt))
    .limit(shownAnalyses);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

async function readCounts(tx: Transaction): Promise<Operations['counts']> {
  const found = z.object({ hazards: z.coerce.number(), guidance: z.coerce.number() });
  return one(
    found,
    await tx.execute(
      sql`select (select count(analysis_id) from hazards) as hazards, (select count(hazard_type) from guidance) as guidance`,
    ),
  );
}

const jobSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.coerce.date(),
  run_at: z.coerce.date(),
  locked_at: z.coerce.date().nullable(),
  attempts: z.int(),
  max_attempts: z.int(),
  failure: z.string().nullable(),
  request_id: z.string().nullable(),
});
type Job = z.infer<typeof jobSchema>;

async function readJobs(tx: Transaction): Promise<Job[]> {
  const { rows } = await tx.execute(sql`
    select * from app.queue_jobs()
    order by attempts >= max_attempts and locked_at is null desc, locked_at is not null desc, run_at limit ${shownWork}`);
  return rows.map((row) => jobSchema.parse(row));
}

function stateOf(job: Job, now: Date): Operations['jobs'][number]['state'] {
  if (job.locked_at !== null) return 'running';
  if (job.attempts >= job.max_attempts) return 'failed';
  return job.run_at > now ? 'waiting' : 'ready';
}

function readQueue(tx: Transaction, now: Date): Promise<Operations['queue']> {
  return countJobs((text) => tx.execute(sql.raw(text)), 'app.queue_jobs()', now);
}

function toWireJob(job: Job, now: Date): Operations['jobs'][number] {
  const { id, name, attempts, failure, request_id: requestId } = job;
  return {
    id,
    name,
    state: stateOf(job, now),
    created_at: job.created_at.toISOString(),
    run_at: job.run_at.toISOString(),
    attempts,
    failure,
    request_id: requestId,
  };
}

async function readFailedAnalyses(
  tx: Transaction,
  now: Date,
): Promise<Operations['failed_analyses']> {
  const since = new Date(now.getTime() - daysOfFailures * 24 * 60 * 60_000);
  const rows = await tx
    .select({
      job_id: analysisJobs.id,
      property_id: analysisJobs.propertyId,
      at: analysisJobs.updatedAt,
      attempts: analysisJobs.attempts,
      error_code: analysisJobs.errorCode,
    })
    .from(analysisJobs)
    .where(
      and(
        eq(analysisJobs.status, 'failed'),
        gt(analysisJobs.createdAt, since),
        sql`not exists (select from analysis_jobs later
          where later.property_id = analysis_jobs.property_id and later.created_at > analysis_jobs.created_at)`,
      ),
    )
    .orderBy(desc(analysisJobs.updatedAt))
    .limit(shownWork);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readHours(tx: Transaction, now: Date): Promise<Operations['hours']> {
  const thisHour = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const hours = Array.from({ length: hoursShown }, (_each, index) =>
    new Date(thisHour - (hoursShown - 1 - index) * 3_600_000).toISOString(),
  );
  const since = hours[0] ?? now.toISOString();
  const rowsOf = async <Schema extends z.ZodType>(schema: Schema, query: ReturnType<typeof sql>) =>
    (await tx.execute(query)).rows.map((row) => schema.parse(row));
  const hour = z.coerce.date().transform((date) => date.toISOString());
  const number = z.coerce.number();
  const finished = await rowsOf(
    z.object({ hour, provider: z.string(), count: number }),
    sql`select date_trunc('hour', created_at, 'UTC') as hour, provider, count(*) as count from analyses
      where job_id is not null and created_at >= ${since} group by 1, 2 order by 2`,
  );
  const totals = await rowsOf(
    z.object({ hour, calls: number, input: number, output: number, micro_usd: number }),
    sql`select date_trunc('hour', at, 'UTC') as hour, count(*) as calls, coalesce(sum(input_tokens), 0) as input,
        coalesce(sum(output_tokens), 0) as output, coalesce(sum(cost_micro_usd), 0) as micro_usd
      from model_calls where at >= ${since} group by 1`,
  );
  return hours.map((each) => {
    const used = totals.find((row) => row.hour === each);
    return {
      hour: each,
      analyses: finished
        .filter((row) => row.hour === each)
        .map(({ provider, count: made }) => ({ provider, count: made })),
      calls: used?.calls ?? 0,
      input_tokens: used?.input ?? 0,
      output_tokens: used?.output ?? 0,
      cost_usd: (used?.micro_usd ?? 0) / 1e6,
    };
  });
}

async function readEnded(tx: Transaction, now: Date): Promise<Operations['ended']> {
  const count = z.coerce.number();
  const [dayAgo, twoDaysAgo] = [1, 2].map((days) =>
    new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString(),
  );
  const counts = one(
    z.object({ done: count, failed: count, done_before: count, failed_before: count }),
    await tx.execute(sql`
      with ended as (
        select status, updated_at > ${dayAgo} as is_last from analysis_jobs
        where updated_at > ${twoDaysAgo} and updated_at <= ${now.toISOString()}
      )
      select count(*) filter (where is_last and status = 'done') as done,
        count(*) filter (where is_last and status = 'failed') as failed,
        count(*) filter (where not is_last and status = 'done') as done_before,
        count(*) filter (where not is_last and status = 'failed') as failed_before
      from ended`),
  );
  return {
    last_day: { done: counts.done, failed: counts.failed },
    day_before: { done: counts.done_before, failed: counts.failed_before },
  };
}

async function readMonth(tx: Transaction, now: Date): Promise<Omit<Figures['model'], 'budgetUsd'>> {
  const { rows } = await tx.execute(sql`
    select count(*) as "calls", count(*) filter (where outcome <> 'answered') as "failedCalls",
      coalesce(sum(input_tokens), 0) as "inputTokens", coalesce(sum(output_tokens), 0) as "outputTokens",
      coalesce(sum(cost_micro_usd), 0) / 1e6 as "costUsd"
    from model_calls where at >= ${monthOf(now).toISOString()}`);
  const figure = z.coerce.number();
  return z
    .object({
      calls: figure,
      failedCalls: figure,
      inputTokens: figure,
      outputTokens: figure,
      costUsd: figure,
    })
    .parse(rows[0]);
}

async function readCache(tx: Transaction, now: Date): Promise<Operations['observation_cache']> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  return one(
    z.object({ photos: z.coerce.number(), known: z.coerce.number() }),
    await tx.execute(sql`
      select coalesce(sum(photos_total), 0) as photos, coalesce(sum(photos_known), 0) as known
      from analysis_jobs where photos_known is not null and created_at >= ${since}`),
  );
}

/** The slowest calls of the last 24 hours. */
async function readSlowCalls(tx: Transaction, now: Date): Promise<Operations['slow_calls']> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const rows = await tx
    .select()
    .from(notedCalls)
    .where(and(eq(notedCalls.kind, 'slow'), gt(notedCalls.at, since)))
    .orderBy(desc(notedCalls.durationMs))
    .limit(shownCalls);
  return rows.map(({ at, requestId, method, route, status, durationMs, error }) => ({
    at: at.toISOString(),
    request_id: requestId,
    method,
    route,
    status,
    duration_ms: durationMs,
    error,
  }));
}

const moment = z.coerce.date().transform((date) => date.toISOString());
const errorsRow = operationsSchema.shape.errors.element.extend({
  at: moment,
  first_at: moment,
  count: z.coerce.number(),
});

/** The newest errors, with equal ones in one line: in an outage every request fails in the same way. */
async function readErrors(tx: Transaction): Promise<Operations['errors']> {
  const { rows } = await tx.execute(sql`
    select max(at) as at, min(at) as first_at, count(*) as count, method, route, status, coalesce(error, '') as error,
      (array_agg(request_id order by at desc))[1] as request_id
    from noted_calls where kind = 'error'
    group by method, route, status, coalesce(error, '') order by max(at) desc limit ${shownCalls}`);
  return rows.map((row) => errorsRow.parse(row));
}

const undelivered = z.object({ waiting: z.coerce.number(), failed: z.coerce.number() });

async function countUnsent(tx: Transaction, kind: SendingKind) {
  return one(
    undelivered,
    await tx.execute(sql`
      select count(*) filter (where given_up_at is null) as waiting, count(*) filter (where given_up_at is not null) as failed
      from outbox where kind = ${kind} and sent_at is null`),
  );
}

async function countAllUnsent(tx: Transaction) {
  return {
    mail: await countUnsent(tx, 'mail'),
    lead: await countUnsent(tx, 'lead'),
    score: await countUnsent(tx, 'score'),
    notification: await countUnsent(tx, 'notification'),
  } satisfies Record<SendingKind, unknown>;
}

async function listUnsent(tx: Transaction, kind: SendingKind) {
  const rows = await tx
    .select({
      id: outbox.id,
      name: outbox.name,
      created_at: outbox.createdAt,
      attempts: outbox.attempts,
      given_up_at: outbox.givenUpAt,
      failure: sql<string | null>`why.failure`,
      sendable: sql<boolean>`why.sendable`,
    })
    .from(outbox)
    .innerJoin(sql`app.outbox_failures() as why`, sql`why.id = ${outbox.id}`)
    .where(eq(outbox.kind, kind))
    .orderBy(sql`${outbox.givenUpAt} is null`, desc(outbox.createdAt))
    .limit(shownWork);
  return rows.map(({ given_up_at: givenUp, created_at: made, ...rest }) => ({
    ...rest,
    created_at: made.toISOString(),
    failed: givenUp !== null,
  }));
}

/** What `/ops` shows of each kind: one that it doesn't show is a type error. */
async function readDeliveries(
  tx: Transaction,
  isTaken: OperationsContext['isTaken'],
): Promise<Pick<Operations, `${SendingKind}s`>> {
  const [mails, leads, scores, notifications] = [
    await listUnsent(tx, 'mail'),
    await listUnsent(tx, 'lead'),
    await listUnsent(tx, 'score'),
    await listUnsent(tx, 'notification'),
  ];
  const { mail, lead, score, notification } = await countAllUnsent(tx);
  const withoutName = ({ name: _none, ...row }: (typeof leads)[number]) => row;
  return {
    mails: {
      configured: isTaken.mail,
      ...mail,
      list: mails.map(({ name, ...row }) => ({ ...row, template: name ?? '' })),
    },
    leads: { configured: isTaken.lead, ...lead, list: leads.map(withoutName) },
    scores: { configured: isTaken.score, ...score, list: scores.map(withoutName) },
    notifications: {
      configured: isTaken.notification,
      ...notification,
      list: notifications.map(withoutName),
    },
  };
}

async function readDatabaseSize(tx: Transaction) {
  return one(
    z.object({ database_bytes: z.coerce.number() }),
    await tx.execute(sql`select pg_database_size(current_database()) as database_bytes`),
  );
}

async function readStorage(tx: Transaction) {
  const sizes = one(
    z.object({
      photos: z.coerce.number(),
      photo_bytes: z.coerce.number(),
      aerial_bytes: z.coerce.number(),
    }),
    await tx.execute(sql`
      select (select count(bytes) from images) as photos, (select coalesce(sum(bytes), 0) from images) as photo_bytes,
        (select coalesce(sum(greatest(bytes, 0)), 0) from aerial_pictures) as aerial_bytes`),
  );
  return { ...sizes, ...(await readDatabaseSize(tx)) };
}

const reviewSchema = z.object({
  id: z.uuid(),
  created_at: moment,
  status: operationsSchema.shape.reviews.element.shape.status,
  suspected_spam: z.boolean(),
});

async function readReviews(db: Database): Promise<Operations['reviews']> {
  const { rows } = await db.asWorker(noProperty, (tx) =>
    tx.execute(
      sql`select id, created_at, status, suspected_spam from app.policy_reviews(${shownReviews})`,
    ),
  );
  return rows.map((row) => reviewSchema.parse(row));
}

function one<Schema extends z.ZodType>(
  schema: Schema,
  { rows }: { readonly rows: readonly unknown[] },
): z.output<Schema> {
  return schema.parse(rows[0]);
}
