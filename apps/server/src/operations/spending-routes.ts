import { z } from '@hono/zod-openapi';
import { readSpending, type SpendingTotals } from '../analysis/observe/spending.ts';
import type { LookDependencies } from '../analysis/observe/look-at-photo.ts';
import { createRouter } from '../http/router.ts';
import { readingErrors, json } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import { operatorsOnly, type OperatorDependencies } from './operators-only.ts';

export type SpendingDependencies = Pick<LookDependencies, 'db' | 'clock' | 'provider' | 'budget'> &
  OperatorDependencies;

const spentSchema = z.object({
  calls: z.number().int(),
  failed_calls: z.number().int(),
  /** Calls of unknown cost, which no sum includes. */
  unpriced_calls: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cost_usd: z.number(),
});

const spendingSchema = z.object({
  provider: z.string(),
  model_name: z.string(),
  /** The outcome of the newest call: `answered`, or why it failed; `unauthorized` says that the key is refused. */
  latest_call: z.object({ at: z.iso.datetime(), outcome: z.string() }).nullable(),
  month: spentSchema.extend({ since: z.iso.datetime() }),
  budget_usd: z.number().nullable(),
  budget_reached: z.boolean(),
  analyses: z.array(
    spentSchema.extend({
      job_id: z.uuid(),
      started_at: z.iso.datetime(),
      ended_at: z.iso.datetime(),
      model_ms: z.number().int(),
    }),
  ),
});

const path = '/api/operations/spending';

const spendingRoute = defineRoute({
  method: 'get',
  path,
  operationId: 'readSpending',
  access: 'operator',
  tags: ['Operations'],
  summary: 'What AI models have cost this month, and in the latest analyses',
  description:
    'For operators: their accounts, and in the local profile whoever is on this machine. Costs are estimates from the configured prices per token; months are UTC.',
  responses: {
    200: json(spendingSchema, 'Calls, tokens, costs and times'),
    ...readingErrors('operators_only'),
  },
});

export function createSpendingRoutes({
  db,
  clock,
  provider,
  budget = null,
  ...operators
}: SpendingDependencies) {
  const router = createRouter();
  router.use(path, operatorsOnly({ db, ...operators }));
  return router.openapi(spendingRoute, async (context) => {
    const { since, month, runs, latestCall } = await readSpending(db, clock());
    return context.json(
      {
        provider: provider.id,
        model_name: provider.modelName,
        latest_call: latestCall && { ...latestCall, at: latestCall.at.toISOString() },
        month: { since: since.toISOString(), ...toWire(month) },
        budget_usd: budget?.monthlyUsd ?? null,
        budget_reached: budget !== null && month.costUsd >= budget.monthlyUsd,
        analyses: runs.map((run) => ({
          job_id: run.jobId,
          started_at: run.startedAt.toISOString(),
          ended_at: run.endedAt.toISOString(),
          model_ms: run.modelMs,
          ...toWire(run),
        })),
      },
      200,
    );
  });
}

function toWire(totals: SpendingTotals): z.infer<typeof spentSchema> {
  return {
    calls: totals.calls,
    failed_calls: totals.failedCalls,
    unpriced_calls: totals.unpricedCalls,
    input_tokens: totals.inputTokens,
    output_tokens: totals.outputTokens,
    cost_usd: totals.costUsd,
  };
}
