import { z } from '@hono/zod-openapi';
import { addressFactNameSchema, addressFactsSchema, ownersFactSchema } from '@dss/domain';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import {
  readAddressFacts,
  sayAddressFact,
  takeBackAddressFact,
  type HomeFactsDependencies,
} from './home-facts.ts';

const tags = ['Address facts'];
/** Fits two hundred past fires. */
const maxFactBytes = 64 * 1024;

const readRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/address-facts',
  operationId: 'readAddressFacts',
  access: 'owner',
  tags,
  summary: 'What is known of the address: zone, fire district, slope, neighbors, past fires',
  description:
    'Each fact is known, with its source and day; or nothing is there, which is a fact too; or it isn’t known, for a reason: `waiting` means that a service will be asked soon, which ends with the event `address_facts_changed`. `owner` is the owner’s word, which counts instead.',
  request: { params: propertyParams },
  responses: {
    200: json(addressFactsSchema, 'The facts'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const sayRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/address-facts',
  operationId: 'sayAddressFact',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Correct a fact of the address',
  description:
    'The owner’s word counts instead of what was found, which is kept beside it. `value` null says that there is none. It ends once the home moves to another place.',
  middleware: limitBody(maxFactBytes),
  request: { params: propertyParams, body: jsonBody(ownersFactSchema) },
  responses: {
    200: json(addressFactsSchema, 'The facts'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const takeBackRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/address-facts/{fact}',
  operationId: 'takeBackAddressFact',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Take a correction back',
  description: 'What was found counts again. Without a correction nothing changes.',
  request: { params: z.object({ id: z.string(), fact: addressFactNameSchema }) },
  responses: {
    200: json(addressFactsSchema, 'The facts'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createAddressFactsRoutes(dependencies: HomeFactsDependencies) {
  return createRouter()
    .openapi(readRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await readAddressFacts(dependencies, context.var.actor, id), 200);
    })
    .openapi(sayRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const said = context.req.valid('json');
      return context.json(await sayAddressFact(dependencies, context.var.actor, id, said), 200);
    })
    .openapi(takeBackRoute, async (context) => {
      const { id, fact } = context.req.valid('param');
      const propertyId = parsePropertyId(id);
      const facts = await takeBackAddressFact(dependencies, context.var.actor, propertyId, fact);
      return context.json(facts, 200);
    });
}
