import { homeVisitSchema, listedHomeVisitSchema, saveHomeVisitSchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { Database } from '../db/index.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { listHomeVisits, listMyHomeVisits, saveHomeVisit } from './visits.ts';

const tags = ['Visits of assessors'];
const ofHome = '/api/properties/{id}/home-visits';
/** Fits notes of 4,000 characters, each up to 12 bytes when escaped. */
const maxBodyBytes = 64 * 1024;

const listRoute = defineRoute({
  method: 'get',
  path: ofHome,
  operationId: 'listHomeVisits',
  access: 'owner',
  tags,
  summary: 'The visits of assessors to a home, with all that they said and photographed',
  description:
    'Newest first. An assessor is somebody whom the owner let in. Nothing is known of them but the name and the organization that they gave: nobody has checked either. What they answered stays, also where somebody answered the question again. Changes are announced by the events `visits_changed` and `answers_changed`.',
  request: { params: propertyParams },
  responses: {
    200: json(z.object({ visits: z.array(homeVisitSchema) }), 'Visits'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const saveRoute = defineRoute({
  method: 'put',
  path: `${ofHome}/{day}`,
  operationId: 'saveHomeVisit',
  access: 'account',
  limit: 'edit',
  tags,
  summary: 'Say of one’s visit as an assessor on a day what was noted, and whether it is over',
  description:
    'A visit is all that an assessor does at a home on one day, by their own calendar, so sending it again changes nothing. It begins with the first answer, photo or note. `seen_on` of answers and `X-Seen-On` of photos name the day of what waited for a connection. The owner sees it at once.',
  middleware: limitBody(maxBodyBytes),
  request: {
    params: propertyParams.extend({ day: z.iso.date() }),
    body: jsonBody(saveHomeVisitSchema),
  },
  responses: {
    200: json(listedHomeVisitSchema, 'The visit'),
    ...changingErrors('invalid_property_id', 'session_missing', 'home_role_not_found'),
  },
});

const mineRoute = defineRoute({
  method: 'get',
  path: '/api/home-visits',
  operationId: 'listMyHomeVisits',
  access: 'account',
  tags,
  summary: 'One’s own visits to homes as an assessor',
  description:
    'Newest first, at most 5,000. Of a home that its owner no longer keeps open to the assessor it has what the home was called, the day, and how much was answered; notes and place are null. A home that is deleted is left out.',
  responses: {
    200: json(z.object({ visits: z.array(listedHomeVisitSchema) }), 'Visits'),
    ...readingErrors('session_missing'),
  },
});

export function createHomeVisitRoutes({ db }: { readonly db: Database }) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ visits: await listHomeVisits(db, context.var.actor, id) }, 200);
    })
    .openapi(saveRoute, async (context) => {
      const { id: given, day } = context.req.valid('param');
      const id = parsePropertyId(given);
      const said = context.req.valid('json');
      return context.json(await saveHomeVisit(db, context.var.actor, id, day, said), 200);
    })
    .openapi(mineRoute, async (context) =>
      context.json({ visits: await listMyHomeVisits(db, context.var.actor) }, 200),
    );
}
