import { z } from '@hono/zod-openapi';
import { insurerOutcomesSchema } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { noProperty, type Database } from '../db/index.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { json, readingErrors } from '../http/describe-responses.ts';
import { operatorsOnly, type OperatorDependencies } from '../operations/operators-only.ts';

const path = '/api/operations/insurer-outcomes';

const countsRoute = defineRoute({
  method: 'get',
  path,
  operationId: 'listInsurerOutcomes',
  access: 'operator',
  tags: ['Operations'],
  summary: 'How often what insurers sent ended in which way',
  description:
    'Of the notices whose owners let it be counted: a number for each kind and end, and nothing that leads to a home, a state or a day.',
  responses: {
    200: json(insurerOutcomesSchema, 'The counts'),
    ...readingErrors('operators_only'),
  },
});

/** The anonymous counts, for operators. */
export function createInsurerOutcomeRoutes(
  dependencies: OperatorDependencies & { readonly db: Database },
) {
  const { db } = dependencies;
  const routes = createRouter();
  routes.use(path, operatorsOnly(dependencies));
  return routes.openapi(countsRoute, async (context) => {
    const { rows } = await db.asWorker(noProperty, (tx) =>
      tx.execute(sql`select * from app.insurer_outcomes()`),
    );
    const outcomes = z.array(insurerOutcomesSchema.shape.outcomes.element).parse(rows);
    return context.json({ outcomes }, 200);
  });
}
