import { count, desc, gte, isNotNull, max, sql, sum } from 'drizzle-orm';
import { noProperty, tables, type Database } from '../../db/index.ts';
import { monthOf } from './model-calls.ts';

const { modelCalls } = tables;

const shownRuns = 50;

/** Totals of several model calls. Costs are estimates from list prices. */
export interface SpendingTotals {
  readonly calls: number;
  readonly failedCalls: number;
  /** Calls that reported no tokens or whose price is unknown. */
  readonly unpricedCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: number;
}

/** Spending of one analysis run. Runs that found everything in the cache aren't listed. */
export interface RunSpending extends SpendingTotals {
  readonly jobId: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** Sum of the calls' durations. */
  readonly modelMs: number;
}

export interface Spending {
  /** The newest model call and its outcome; null if there was none. */
  readonly latestCall: { readonly at: Date; readonly outcome: string } | null;
  readonly since: Date;
  readonly month: SpendingTotals;
  /** Newest first. */
  readonly runs: readonly RunSpending[];
}

const totals = {
  calls: count(),
  failedCalls: sql<number>`count(*) filter (where ${modelCalls.outcome} <> 'answered')`.mapWith(
    Number,
  ),
  unpricedCalls: sql<number>`count(*) filter (where ${modelCalls.costMicroUsd} is null)`.mapWith(
    Number,
  ),
  inputTokens: sql<number>`coalesce(${sum(modelCalls.inputTokens)}, 0)`.mapWith(Number),
  outputTokens: sql<number>`coalesce(${sum(modelCalls.outputTokens)}, 0)`.mapWith(Number),
  costUsd: sql<number>`coalesce(${sum(modelCalls.costMicroUsd)}, 0) / 1e6`.mapWith(Number),
};
/** A call's row is written when it ends, so its start is its time minus its duration. */
const firstStart =
  sql`min(${modelCalls.at} - coalesce(${modelCalls.durationMs}, 0) * interval '1 ms')`.mapWith(
    modelCalls.at,
  );
const none: SpendingTotals = {
  calls: 0,
  failedCalls: 0,
  unpricedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
};

/** Model costs of this calendar month (UTC), and the latest runs. For operators only. */
export async function readSpending(db: Database, now: Date): Promise<Spending> {
  const since = monthOf(now);
  return db.asWorker(noProperty, async (transaction) => {
    const [month = none] = await transaction
      .select(totals)
      .from(modelCalls)
      .where(gte(modelCalls.at, since));
    const rows = await transaction
      .select({
        ...totals,
        jobId: modelCalls.jobId,
        startedAt: firstStart,
        endedAt: max(modelCalls.at),
        modelMs: sum(modelCalls.durationMs).mapWith(Number),
      })
      .from(modelCalls)
      .where(isNotNull(modelCalls.jobId))
      .groupBy(modelCalls.jobId)
      .orderBy(desc(max(modelCalls.at)))
      .limit(shownRuns);
    const runs = rows.flatMap(({ jobId, startedAt, endedAt, ...run }) =>
      jobId === null || endedAt === null ? [] : [{ ...run, jobId, startedAt, endedAt }],
    );
    const [latestCall = null] = await transaction
      .select({ at: modelCalls.at, outcome: modelCalls.outcome })
      .from(modelCalls)
      .orderBy(desc(modelCalls.at))
      .limit(1);
    return { since, month, runs, latestCall };
  });
}
