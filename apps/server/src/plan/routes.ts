import { z } from '@hono/zod-openapi';
import { actionPlanSchema, changePlanSchema, markDoneSchema, markedDoneSchema } from '@dss/domain';
import { responseLanguage } from '../http/response-language.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import {
  changePlan,
  markDone,
  readPlan,
  undoDone,
  type PlanDependencies,
} from './planned-actions.ts';

const tags = ['Action plan'];
/** Fits a hundred changes. */
const maxChangesBytes = 16 * 1024;
/** Fits a note of 500 characters, each up to 12 bytes when escaped. */
const maxDoneBytes = 8 * 1024;

const readPlanRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/plan',
  operationId: 'readPlan',
  access: 'owner',
  tags,
  summary: 'The actions that the owner plans',
  description:
    'Steps of the guidance, oldest first. A step whose hazards are gone is still listed, and counts for nothing: the actions of the newest analysis say which are still to do. `done` has what the owner said about those that are done; whether an after-photo confirms it is in `explanation.after_photos` of the newest analysis, and what rests on the word in `explanation.set_aside`.',
  request: { params: propertyParams },
  responses: {
    200: json(actionPlanSchema, 'Steps of the guidance'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const changePlanRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/plan',
  operationId: 'changePlan',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Plan actions, or plan them no longer',
  description:
    'Steps that are not named stay as they are. Of two changes of one step the last one counts. A step that is done stays in the plan until that is undone.',
  middleware: limitBody(maxChangesBytes),
  request: {
    params: propertyParams,
    body: jsonBody(changePlanSchema),
  },
  responses: {
    200: json(actionPlanSchema, 'All steps that are planned now'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const doneParams = z.object({
  id: z.string(),
  stepId: z.string().max(100).meta({
    description: 'A step of the guidance',
    example: 'replace_mulch',
  }),
});

const markDoneRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/plan/{stepId}/done',
  operationId: 'markActionDone',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Say that an action is done',
  description:
    'With the day in the owner’s calendar and, if they like, what it cost and a note. The day can’t be before what the action removes was first reported, by an answer or a photo’s own date. By this word, what was known of its hazards until then, photos and answers, costs nothing anymore; what comes later counts. Saying it again replaces what was said and covers the same, unless `done_again` says that the work was done anew. A photo that repeats the one which shows the finding (`repeats_image_id` of its placement) can confirm it, once it was looked at.',
  middleware: limitBody(maxDoneBytes),
  request: { params: doneParams, body: jsonBody(markDoneSchema) },
  responses: {
    200: json(markedDoneSchema, 'The plan, and the analysis with what after-photos confirm now'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const undoDoneRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/plan/{stepId}/done',
  operationId: 'markActionNotDone',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Take back that an action is done',
  description:
    'It is planned again, and what was said about it is forgotten; disputes of its hazards with the kind `already_fixed` are withdrawn. After-photos stay, and settle nothing of it anymore.',
  request: { params: doneParams },
  responses: {
    200: json(markedDoneSchema, 'The plan, and the analysis without what after-photos confirmed'),
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
    })
    .openapi(markDoneRoute, async (context) => {
      const { id, stepId } = context.req.valid('param');
      const corrector = { actor: context.var.actor, locale: responseLanguage(context) };
      const done = context.req.valid('json');
      const propertyId = parsePropertyId(id);
      const marked = await markDone(dependencies, corrector, propertyId, stepId, done);
      return context.json(marked, 200);
    })
    .openapi(undoDoneRoute, async (context) => {
      const { id, stepId } = context.req.valid('param');
      const corrector = { actor: context.var.actor, locale: responseLanguage(context) };
      const propertyId = parsePropertyId(id);
      const marked = await undoDone(dependencies, corrector, propertyId, stepId);
      return context.json(marked, 200);
    });
}
