import { communityPlanSchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import type { CoordinatorDependencies } from './communities.ts';
import { keepPlan, readPlan } from './community-plan.ts';

const tags = ['Communities'];
/** Fits sixty goals. */
const maxPlanBytes = 128 * 1024;
const plan = '/api/communities/{community_id}/plan';
const params = z.object({ community_id: z.string() });

const readRoute = defineRoute({
  method: 'get',
  path: plan,
  operationId: 'readCommunityPlan',
  access: 'account',
  tags,
  summary: 'The action plan of a community, and the day of its risk assessment',
  description: 'As its coordinator entered them. Nothing of it comes from homes that joined.',
  request: { params },
  responses: {
    200: json(communityPlanSchema, 'The plan'),
    ...readingErrors('session_missing', 'community_not_found'),
  },
});

const keepRoute = defineRoute({
  method: 'put',
  path: plan,
  operationId: 'keepCommunityPlan',
  access: 'account',
  limit: 'edit',
  tags,
  summary: 'Keep the action plan of a community as a whole',
  description:
    'In place of the one with its `revision`, so that nothing saved since is lost: read it first. Goals are of three years, from the first on.',
  middleware: limitBody(maxPlanBytes),
  request: { params, body: jsonBody(communityPlanSchema) },
  responses: {
    200: json(communityPlanSchema, 'The plan'),
    ...changingErrors('session_missing', 'community_not_found', 'community_plan_changed'),
  },
});

/** The action plans of communities. */
export function createCommunityPlanRoutes(dependencies: CoordinatorDependencies) {
  return createRouter()
    .openapi(readRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      return context.json(await readPlan(dependencies, context.var.actor, id), 200);
    })
    .openapi(keepRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      const kept = await keepPlan(dependencies, context.var.actor, id, context.req.valid('json'));
      return context.json(kept, 200);
    });
}
