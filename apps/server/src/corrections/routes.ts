import { z } from '@hono/zod-openapi';
import {
  createDisputeSchema,
  rescoredSchema,
  saveAnswersSchema,
  storedAnswerSchema,
  storedDisputeSchema,
} from '@dss/domain';
import type { Context } from 'hono';
import { responseLanguage } from '../http/response-language.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { changingErrors, readingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { listAnswers, saveAnswers } from './answers.ts';
import type { CorrectionDependencies, Corrector } from './correct.ts';
import { createDispute, listDisputes, withdrawDispute } from './disputes.ts';

const tags = ['Answers and disputes'];
/** Fits two hundred answers. */
const maxAnswersBytes = 64 * 1024;
const answersSchema = z.object({ answers: z.array(storedAnswerSchema) });
const disputesSchema = z.object({ disputes: z.array(storedDisputeSchema) });
const rescored = json(rescoredSchema, 'The analysis scored anew; null where there is none yet');

const listAnswersRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/answers',
  operationId: 'listAnswers',
  access: 'phone',
  tags,
  summary: "The owner's answers to the checklist",
  request: { params: propertyParams },
  responses: {
    200: json(answersSchema, 'Answers, each with its date'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const saveAnswersRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/answers',
  operationId: 'saveAnswers',
  access: 'phone',
  limit: 'edit',
  tags,
  summary: 'Answer questions of the checklist',
  description:
    "The stored observations are scored anew at once, without a provider. Null takes an earlier answer back; the others stay as they are. An answer that says that something isn't there and names a photo sets aside what that photo and earlier ones of the side show of it. An answer that finds something may say how much there is, how close or how steep (amount), as its question takes it. Answers that were kept for a while bring front_faces, the front as it was known then: sides said as those of the house turn along if it faces another way by now.",
  middleware: limitBody(maxAnswersBytes),
  request: { params: propertyParams, body: jsonBody(saveAnswersSchema) },
  responses: { 200: rescored, ...changingErrors('invalid_property_id', 'property_not_found') },
});

const listDisputesRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/disputes',
  operationId: 'listDisputes',
  access: 'owner',
  tags,
  summary: "The owner's disputes of findings, withdrawn ones too",
  request: { params: propertyParams },
  responses: {
    200: json(disputesSchema, 'Disputes, oldest first'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const createDisputeRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/disputes',
  operationId: 'createDispute',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Object to a finding',
  description:
    "'not_there' and 'already_fixed' set the finding aside; the second is shown as finished work, for which PUT .../plan/{stepId}/done is the way to say so with its day. 'not_mine' makes a neighbor's context; a landlord's or an association's stays deducted and leaves plan and potential. Applies to the photos and answers named: a newer photo is new evidence.",
  request: { params: propertyParams, body: jsonBody(createDisputeSchema) },
  responses: {
    201: rescored,
    ...changingErrors('invalid_property_id', 'property_not_found', 'photo_not_found'),
  },
});

const withdrawDisputeRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/disputes/{disputeId}',
  operationId: 'withdrawDispute',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Withdraw a dispute: its finding counts again',
  request: { params: propertyParams.extend({ disputeId: z.string() }) },
  responses: {
    200: rescored,
    ...changingErrors('invalid_property_id', 'property_not_found', 'dispute_not_found'),
  },
});

export function createCorrectionRoutes(dependencies: CorrectionDependencies) {
  const { db } = dependencies;
  return createRouter()
    .openapi(listAnswersRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ answers: await listAnswers(db, context.var.actor, id) }, 200);
    })
    .openapi(saveAnswersRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const answers = context.req.valid('json');
      const analysis = await saveAnswers(dependencies, correctorOf(context), id, answers);
      return context.json({ analysis }, 200);
    })
    .openapi(listDisputesRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ disputes: await listDisputes(db, context.var.actor, id) }, 200);
    })
    .openapi(createDisputeRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const dispute = context.req.valid('json');
      const analysis = await createDispute(dependencies, correctorOf(context), id, dispute);
      return context.json({ analysis }, 201);
    })
    .openapi(withdrawDisputeRoute, async (context) => {
      const { id: given, disputeId } = context.req.valid('param');
      const id = parsePropertyId(given);
      const analysis = await withdrawDispute(dependencies, correctorOf(context), id, disputeId);
      return context.json({ analysis }, 200);
    });
}

function correctorOf(context: Context<HttpEnv>): Corrector {
  return { actor: context.var.actor, locale: responseLanguage(context) };
}
