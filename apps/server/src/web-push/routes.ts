import { z } from '@hono/zod-openapi';
import { homePushSchema, pushSubscriptionSchema, unsubscribedSchema } from '@dss/domain';
import { changingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { languageNote, responseLanguage } from '../http/response-language.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { subscribe, unsubscribe, type SubscriptionDependencies } from './subscriptions.ts';

const tags = ['Fire warnings'];
const ofProperty = '/api/properties/{id}/notified-devices';
/** Fits the longest endpoint with its keys. */
const maxBodyBytes = 4 * 1024;

const onRoute = defineRoute({
  method: 'put',
  path: ofProperty,
  operationId: 'notifyDevice',
  access: 'owner',
  limit: 'edit',
  tags,
  middleware: limitBody(maxBodyBytes),
  summary: 'Notify a device of warnings at a home, with all pages closed',
  description: `By Web Push. Warnings must be on at the home. The endpoint must be at a push service that this installation sends to, and \`keys\` be those of the subscription, which names the \`key\` of the home’s warnings. A home can have ten devices; one more takes the place of the oldest. Ends with the warnings, and on signing out. ${languageNote}`,
  request: { params: propertyParams, body: jsonBody(pushSubscriptionSchema) },
  responses: {
    200: json(homePushSchema, 'The devices that are notified'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const offRoute = defineRoute({
  method: 'delete',
  path: `${ofProperty}/{device}`,
  operationId: 'stopNotifyingDevice',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'No longer notify a device of warnings at a home',
  description:
    '`device` is the SHA-256 hash of its endpoint, in hex. Its subscription is deleted. Succeeds as well if it isn’t notified.',
  request: { params: propertyParams.extend({ device: z.string().max(100) }) },
  responses: {
    200: json(unsubscribedSchema, 'That it isn’t notified of this home'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createPushRoutes(dependencies: SubscriptionDependencies) {
  return createRouter()
    .openapi(onRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const locale = responseLanguage(context);
      const subscription = context.req.valid('json');
      return context.json(
        await subscribe(dependencies, context.var.actor, id, subscription, locale),
        200,
      );
    })
    .openapi(offRoute, async (context) => {
      const { id, device } = context.req.valid('param');
      const { actor } = context.var;
      return context.json(await unsubscribe(dependencies, actor, parsePropertyId(id), device), 200);
    });
}
