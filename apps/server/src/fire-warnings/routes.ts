import { z } from '@hono/zod-openapi';
import { homeWarningsSchema } from '@dss/domain';
import { responseLanguage, languageNote } from '../http/response-language.ts';
import { changingErrors, json, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import {
  endWarningsByLink,
  readHomeWarnings,
  turnWarningsOff,
  turnWarningsOn,
  type HomeWarningsDependencies,
} from './home-warnings.ts';

const tags = ['Fire warnings'];
const ofProperty = '/api/properties/{id}/fire-warnings';

const readRoute = defineRoute({
  method: 'get',
  path: ofProperty,
  operationId: 'readFireWarnings',
  access: 'owner',
  tags,
  summary: 'What is coming to a home: warnings of fire weather, fires nearby',
  description: `Known only of homes for which it is turned on. \`steps\` is what to do in about ten minutes, made of the findings at this home. Changes are announced by the event \`fire_warnings_changed\`. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    200: json(homeWarningsSchema, 'The warnings'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const onRoute = defineRoute({
  method: 'put',
  path: ofProperty,
  operationId: 'turnFireWarningsOn',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Be told of fire weather at a home',
  description: `On its pages, and by mail if the owner has an account. Turning it on again changes nothing. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    200: json(homeWarningsSchema, 'The warnings'),
    ...changingErrors('invalid_property_id', 'property_not_found', 'coordinates_missing'),
  },
});

const offRoute = defineRoute({
  method: 'delete',
  path: ofProperty,
  operationId: 'turnFireWarningsOff',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'No longer be told of fire weather at a home',
  description: `What was known of warnings is forgotten. Succeeds as well if it is off. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    200: json(homeWarningsSchema, 'That it is off'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const endRoute = defineRoute({
  method: 'post',
  path: '/api/fire-warnings/end',
  operationId: 'endFireWarnings',
  access: 'anyone',
  limit: 'nothing',
  tags,
  summary: 'End the warnings of a home by the link of a mail',
  description:
    'Also the one-click unsubscription of mail programs (RFC 8058), whose form is not read. Succeeds as well if they have ended.',
  request: { query: z.object({ token: z.string().max(100) }) },
  responses: {
    200: json(z.object({ ended: z.literal(true) }), 'That they have ended'),
    ...changingErrors('route_not_found'),
  },
});

export function createFireWarningRoutes(dependencies: HomeWarningsDependencies) {
  return createRouter()
    .openapi(readRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const locale = responseLanguage(context);
      return context.json(await readHomeWarnings(dependencies, context.var.actor, id, locale), 200);
    })
    .openapi(onRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const locale = responseLanguage(context);
      return context.json(await turnWarningsOn(dependencies, context.var.actor, id, locale), 200);
    })
    .openapi(offRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const locale = responseLanguage(context);
      return context.json(await turnWarningsOff(dependencies, context.var.actor, id, locale), 200);
    })
    .openapi(endRoute, async (context) => {
      await endWarningsByLink(dependencies, context.req.valid('query').token);
      return context.json({ ended: true } as const, 200);
    });
}
