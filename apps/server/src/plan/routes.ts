import { createRoute, z } from '@hono/zod-openapi';
import { actionPlanSchema, changePlanSchema } from '@dss/domain';
import {
  changingErrors,
  createRouter,
  json,
  jsonBody,
  limitBody,
  parsePropertyId,
  readingErrors,
} from '../http/index.ts';
import { countedAs } from '../rate-limits/index.ts';
import { changePlan, readPlan, type PlanDependencies } from './planned-actions.ts';

const tags = ['Action plan'];
/** Fits a hundred changes. */
const maxChangesBytes = 16 * 1024;
const params = z.object({ id: z.string() });

const readPlanRoute = createRoute({
  method: 'get',
  path: '/api/properties/{id}/plan',
  tags,
  summary: 'The actions that the owner plans',
  description:
    'Steps of the guidance, oldest first. A step whose hazards are gone is still listed, and counts for nothing: the actions of the newest analysis say which are still to do.',
  request: { params },
  responses: {
    200: json(actionPlanSchema, 'Steps of the guidance'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const changePlanRoute = createRoute({
  method: 'put',
  path: '/api/properties/{id}/plan',
  ...countedAs('edit'),
  tags,
  summary: 'Plan actions, or plan them no longer',
  description:
    'Steps that are not named stay as they are. Of two changes of one step the last one counts.',
  middleware: limitBody(maxChangesBytes),
  request: {
    params,
    body: jsonBody(changePlanSchema),
  },
  responses: {
    200: json(actionPlanSchema, 'All steps that are planned now'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createPlanRoutes(dependencies: PlanDependencies) {
  return createRouter()
    .openapi(readPlanRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await readPlan(dependencies, context.var.actor, id), 200);
    })
    .openapi(changePlanRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const changes = context.req.valid('json');
      return context.json(await changePlan(dependencies, context.var.actor, id, changes), 200);
    });
}
