import { z } from '@hono/zod-openapi';
import {
  doneSchema,
  DssError,
  storedPolicyReviewSchema,
  storedPolicyReviewsSchema,
  setPolicyReviewStatusSchema,
} from '@dss/domain';
import { sql } from 'drizzle-orm';
import { noProperty, type Database } from '../db/index.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { operatorsOnly, type OperatorDependencies } from '../operations/operators-only.ts';

const tags = ['Operations'];
const path = '/api/operations/policy-reviews';
/** More than anybody reads through. */
const newest = 200;

const listRoute = defineRoute({
  method: 'get',
  path,
  operationId: 'listPolicyReviews',
  access: 'operator',
  tags,
  summary: 'The newest requests for a policy review, each with what became of it',
  description:
    '`new` until its mail to the agency is sent, which it never is without an agency’s address, or if it looks like spam; then `mailed`, or `failed`, unless an operator set another status.',
  responses: {
    200: json(storedPolicyReviewsSchema, 'Newest first'),
    ...readingErrors('operators_only'),
  },
});

const setRoute = defineRoute({
  method: 'patch',
  path: `${path}/{id}`,
  operationId: 'changePolicyReview',
  access: 'operator',
  tags,
  summary: 'Say what became of a request for a policy review',
  limit: 'nothing',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(setPolicyReviewStatusSchema) },
  responses: {
    200: json(doneSchema, 'Set'),
    ...changingErrors('operators_only', 'route_not_found'),
  },
});

const rowsSchema = z.array(
  storedPolicyReviewSchema.extend({
    created_at: z.coerce.date().transform((date) => date.toISOString()),
  }),
);

/** What became of requests for a policy review, for operators. */
export function createReviewStatusRoutes({
  db,
  ...operators
}: OperatorDependencies & { readonly db: Database }) {
  const router = createRouter();
  router.use(path, operatorsOnly({ db, ...operators }));
  router.use(`${path}/*`, operatorsOnly({ db, ...operators }));
  return router
    .openapi(listRoute, async (context) => {
      const { rows } = await db.asWorker(noProperty, (tx) =>
        tx.execute(sql`select * from app.policy_reviews(${newest})`),
      );
      return context.json({ requests: rowsSchema.parse(rows) }, 200);
    })
    .openapi(setRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { status } = context.req.valid('json');
      const { rows } = await db.asWorker(noProperty, (tx) =>
        tx.execute<{ found: boolean }>(
          sql`select app.set_policy_review_status(${id}::uuid, ${status}::text) as found`,
        ),
      );
      if (rows[0]?.found !== true) throw new DssError('route_not_found');
      return context.json({ status: 'ok' as const }, 200);
    });
}
