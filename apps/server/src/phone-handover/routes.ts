import { connectedPhoneSchema, newPhoneHandoverSchema, phoneHandoverSchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { languageNote } from '../http/response-language.ts';
import { limitBody } from '../http/limit-body.ts';
import { ownPage } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { asActorOrNewVisitor, type VisitorDependencies } from '../visitors/identify.ts';
import { createHandover, listHandovers, redeemCode, revokeHandover } from './handovers.ts';

const tags = ['Phone handover'];
const maxBodyBytes = 1024;
const handoversSchema = z.object({ phone_handovers: z.array(phoneHandoverSchema) });

const listRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/phone-handovers',
  operationId: 'listPhoneHandovers',
  access: 'owner',
  tags,
  summary: 'The codes that wait for a phone, and the phones that may add photos',
  description: 'Newest first; only what still stands.',
  request: { params: propertyParams },
  responses: {
    200: json(handoversSchema, 'Handovers'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const createHandoverRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/phone-handovers',
  operationId: 'createPhoneHandover',
  access: 'owner',
  tags,
  summary: 'Make a code that lets a phone add photos',
  description: `The first phone that spends the code within 15 minutes may add photos to this property and answer the questions of the walk, for two hours. It replaces a code that waits for a phone. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    201: json(newPhoneHandoverSchema, 'The code, in the address that the phone opens'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const revokeRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/phone-handovers/{handover_id}',
  operationId: 'endPhoneHandover',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'Take a code back, or disconnect a phone',
  description:
    'The phone may do nothing from its next request on, also with a photo on its way. Succeeds as well if the handover is gone already.',
  request: { params: propertyParams.extend({ handover_id: z.string() }) },
  responses: {
    200: json(handoversSchema, 'The handovers that are left'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const connectRoute = defineRoute({
  method: 'post',
  path: '/api/connected-phones',
  operationId: 'connectPhone',
  access: 'anyone',
  tags,
  summary: 'Spend a code: the phone that asks may add photos',
  description:
    'By a button of the page that the code opens, since programs that preview links open them too. A browser that we do not know yet gets its visitor cookie with this answer. The phone that spent a code may do so again; whoever owns the property spends nothing.',
  middleware: limitBody(maxBodyBytes),
  request: { body: jsonBody(z.object({ code: z.string().max(100) })) },
  responses: {
    201: json(connectedPhoneSchema, 'The property, and until when'),
    ...changingErrors('phone_code_invalid', 'session_missing', 'visitor_token_invalid'),
  },
});

export function createHandoverRoutes(dependencies: VisitorDependencies) {
  const { db, origin } = dependencies;
  return createRouter()
    .openapi(listRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const current = await listHandovers(db, context.var.actor, id, 'current');
      return context.json({ phone_handovers: current }, 200);
    })
    .openapi(createHandoverRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const { handover, code } = await createHandover(db, context.var.actor, id);
      return context.json({ ...handover, url: ownPage(context, origin, `/phone#${code}`) }, 201);
    })
    .openapi(revokeRoute, async (context) => {
      const { id: given, handover_id: handoverId } = context.req.valid('param');
      const id = parsePropertyId(given);
      await revokeHandover(db, context.var.actor, id, handoverId);
      const left = await listHandovers(db, context.var.actor, id, 'current');
      return context.json({ phone_handovers: left }, 200);
    })
    .openapi(connectRoute, async (context) => {
      const { code } = context.req.valid('json');
      const connected = await asActorOrNewVisitor(context, dependencies, (phone) =>
        redeemCode(db, phone, code),
      );
      return context.json(connected, 201);
    });
}
