import type pg from 'pg';
import { z } from 'zod';
import type { Actor } from '../db/index.ts';

/** A step of PostgreSQL's plan, as far as it tells what was read. */
const stepSchema = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(stepSchema).default([]);
  },
});
type Step = z.infer<typeof stepSchema>;

const explainedSchema = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({ Plan: stepSchema.extend({ 'Shared Hit Blocks': z.number() }) }),
    ]),
  }),
]);

/** What PostgreSQL read for a statement. */
export interface ReadRows {
  /** How many rows the statement gave. */
  readonly found: number;
  /** How many pages of memory PostgreSQL looked at. */
  readonly blocks: number;
  /** How many rows of a table PostgreSQL looked at. */
  readonly of: (table: string) => number;
}

/**
 * Runs a statement with an actor's rights, and undoes it. PostgreSQL plans it for any values, as it does for a prepared statement
 * that has run a few times.
 */
export async function explainAs(
  admin: pg.Client,
  actor: Pick<Actor, 'kind' | 'id'>,
  statement: string,
  values: readonly (string | number | null)[] = [],
): Promise<ReadRows> {
  await admin.query('begin');
  try {
    await admin.query(
      `select set_config('role', 'dss_visitor', true), set_config('app.actor_kind', $1, true),
         set_config('app.actor_id', $2, true)`,
      [actor.kind, actor.id],
    );
    await admin.query('set local plan_cache_mode = force_generic_plan');
    await admin.query(`prepare explained as ${statement}`);
    const given = values.map((value) =>
      value === null ? 'null' : admin.escapeLiteral(String(value)),
    );
    const { rows } = await admin.query(
      `explain (analyze, buffers, format json) execute explained${given.length > 0 ? `(${given.join(', ')})` : ''}`,
    );
    await admin.query('deallocate explained');
    const [{ 'QUERY PLAN': plans }] = explainedSchema.parse(rows);
    const { Plan: plan } = plans[0];
    return {
      found: plan['Actual Rows'],
      blocks: plan['Shared Hit Blocks'],
      of: (table) => rowsOf(plan, table),
    };
  } finally {
    await admin.query('rollback');
  }
}

function rowsOf(step: Step, table: string): number {
  const own =
    step['Relation Name'] === table
      ? (step['Actual Rows'] + step['Rows Removed by Filter']) * step['Actual Loops']
      : 0;
  return step.Plans.reduce((sum, below) => sum + rowsOf(below, table), own);
}
