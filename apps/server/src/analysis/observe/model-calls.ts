import { randomUUID } from 'node:crypto';
import { count, eq, gte, sql, sum } from 'drizzle-orm';
import type { Clock } from '../../clock/index.ts';
import { noProperty, tables, type Database, type Transaction } from '../../db/index.ts';
import { tableCleanup } from '../../periodic-cleanup/index.ts';
import type { ModelCall, ObservationProvider } from './providers/provider.ts';

const { modelCalls } = tables;

/** Total usage of some model calls; null where a figure is unknown or there were no calls. */
export interface ModelUse {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Millionths of a US dollar. */
  readonly costMicroUsd: number | null;
  /** Sum of the calls' durations. */
  readonly durationMs: number | null;
}

export interface AnalysisUse extends ModelUse {
  readonly modelCalls: number;
}

export const noUse: AnalysisUse = { modelCalls: 0, ...modelUseOf([]) };

/** What a model call was made for. */
export interface CallOwner {
  /** Null if the call wasn't part of an analysis. */
  readonly jobId: string | null;
  readonly provider: Pick<ObservationProvider, 'id' | 'modelName'>;
  readonly at: Date;
}

export function modelUseOf(calls: readonly ModelCall[]): ModelUse {
  return {
    inputTokens: total(calls.map(({ tokens }) => tokens.input)),
    outputTokens: total(calls.map(({ tokens }) => tokens.output)),
    costMicroUsd: total(calls.map(({ costMicroUsd }) => costMicroUsd)),
    durationMs: total(calls.map(({ durationMs }) => durationMs)),
  };
}

/** Stores model calls, including failed ones, since providers may charge for those. */
export async function storeModelCalls(
  transaction: Transaction,
  calls: readonly ModelCall[],
  { jobId, provider, at }: CallOwner,
): Promise<void> {
  if (calls.length === 0) return;
  await transaction.insert(modelCalls).values(
    calls.map(({ purpose, outcome, tokens, costMicroUsd, durationMs }) => ({
      id: randomUUID(),
      at,
      jobId,
      purpose,
      provider: provider.id,
      modelName: provider.modelName,
      outcome,
      inputTokens: tokens.input,
      cachedInputTokens: tokens.cachedInput,
      outputTokens: tokens.output,
      costMicroUsd,
      durationMs,
    })),
  );
}

/** Total usage over all attempts of a job. */
export async function modelUseOfJob(transaction: Transaction, jobId: string): Promise<AnalysisUse> {
  const [use] = await transaction
    .select({
      modelCalls: count(),
      inputTokens: sum(modelCalls.inputTokens).mapWith(Number),
      outputTokens: sum(modelCalls.outputTokens).mapWith(Number),
      costMicroUsd: sum(modelCalls.costMicroUsd).mapWith(Number),
      durationMs: sum(modelCalls.durationMs).mapWith(Number),
    })
    .from(modelCalls)
    .where(eq(modelCalls.jobId, jobId));
  return use ?? noUse;
}

/** Known cost of all calls since then, in US dollars. */
async function spentSince(transaction: Transaction, since: Date): Promise<number> {
  const [spent] = await transaction
    .select({ microUsd: sql<number>`coalesce(sum(${modelCalls.costMicroUsd}), 0)`.mapWith(Number) })
    .from(modelCalls)
    .where(gte(modelCalls.at, since));
  return (spent?.microUsd ?? 0) / 1e6;
}

/** The monthly limit for a model's cost, and the provider that looks once it is reached. */
export interface ModelBudget {
  readonly monthlyUsd: number;
  readonly standIn: ObservationProvider;
}

/** Whether this month's calls have used up the budget. */
export async function isSpent(
  db: Database,
  clock: Clock,
  propertyId: string,
  { monthlyUsd }: ModelBudget,
): Promise<boolean> {
  const spent = await db.asWorker(propertyId, (tx) => spentSince(tx, monthOf(clock())));
  return spent >= monthlyUsd;
}

/** Start of the calendar month in UTC, as budgets count it. */
export function monthOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
}

/** The sum of the known values; null if none is known. */
function total(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sumOf, value) => sumOf + value, 0);
}

/** Full months kept besides the current one, so that a month can be compared with the same month last year. */
const retentionMonths = 12;

/** Periodically removes calls that are too old for any budget or report. */
export const startModelCallCleanup = tableCleanup({
  everyMs: 60 * 60_000,
  cleanUp: removeOldCalls,
  failure: 'old calls of models could not be removed',
});

/** Removes calls from before the current month (UTC) and the twelve months before it. */
export async function removeOldCalls(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - retentionMonths, 1));
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_model_calls(${before.toISOString()})`),
  );
}
