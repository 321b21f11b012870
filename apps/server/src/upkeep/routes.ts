import { z } from '@hono/zod-openapi';
import { calendarLinkSchema, upkeepSchema, type CalendarLink } from '@dss/domain';
import type { Context } from 'hono';
import { responseLanguage, languageNote } from '../http/response-language.ts';
import { changingErrors, json, publicErrors, readingErrors } from '../http/describe-responses.ts';
import { createRouter, setHeaderOfAnyResponse, type HttpEnv } from '../http/router.ts';
import { ownOrigin } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import {
  listCalendarLinks,
  makeCalendarLink,
  readLinkedCalendar,
  revokeCalendarLink,
  type CalendarLinkDependencies,
  type StoredCalendarLink,
} from './calendar-links.ts';
import { calendarName, upkeepCalendar } from './calendar.ts';
import { readUpkeep } from './home-upkeep.ts';

export interface UpkeepDependencies extends CalendarLinkDependencies {
  /** The product's public origin; null: the request's. */
  readonly origin: string | null;
}

const tags = ['Upkeep'];

const upkeepRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/upkeep',
  operationId: 'readUpkeep',
  access: 'owner',
  tags,
  summary: 'What a home needs each year, by month',
  description: `Follows from its newest result: what the owner says the home doesn't have is left out. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    200: json(upkeepSchema, 'Tasks'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const calendarRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/upkeep-calendar',
  operationId: 'downloadUpkeepCalendar',
  access: 'owner',
  tags,
  summary: 'The same as a calendar file',
  description: `iCalendar, with an event of a whole day for each task, every year. It names neither the address nor the owner. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    200: {
      description: 'An iCalendar file',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const ofProperty = '/api/properties/{id}/calendar-link';
const linkAnswerSchema = z.object({ calendar_link: calendarLinkSchema.nullable() });

const linkRoute = defineRoute({
  method: 'get',
  path: ofProperty,
  operationId: 'readCalendarLink',
  access: 'owner',
  tags,
  summary: 'The link to which a calendar is subscribed',
  request: { params: propertyParams },
  responses: {
    200: json(linkAnswerSchema, 'The link; null if there is none'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const makeLinkRoute = defineRoute({
  method: 'post',
  path: ofProperty,
  operationId: 'createCalendarLink',
  access: 'owner',
  tags,
  summary: 'Make a link to which a calendar can be subscribed',
  description: `Whoever has the link reads the calendar, which follows each new result. A link before it ends. The calendar stays in the language of this request. ${languageNote}`,
  request: { params: propertyParams },
  responses: {
    201: json(calendarLinkSchema, 'The link'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const revokeLinkRoute = defineRoute({
  method: 'delete',
  path: ofProperty,
  operationId: 'revokeCalendarLink',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'Revoke the link to which a calendar is subscribed',
  description: 'There is nothing at its address from now on. Succeeds as well if there is no link.',
  request: { params: propertyParams },
  responses: {
    200: json(linkAnswerSchema, 'That there is none'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const linkedCalendarRoute = defineRoute({
  method: 'get',
  path: '/calendar/{file}',
  operationId: 'readLinkedCalendar',
  access: 'anyone',
  tags,
  summary: 'The calendar of a link',
  description:
    'iCalendar, for programs that read it again by themselves. It names neither the address nor the owner. A link that was revoked has nothing here.',
  request: {
    params: z.object({
      file: z.string().openapi({ description: 'The token of the link, and `.ics`' }),
    }),
  },
  responses: {
    200: {
      description: 'An iCalendar file',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...publicErrors('route_not_found', 'too_many_requests'),
  },
});

export function createUpkeepRoutes(dependencies: UpkeepDependencies) {
  const { db, clock, calendarTokens, origin } = dependencies;
  const toWire = (
    context: Context<HttpEnv>,
    propertyId: string,
    link: StoredCalendarLink,
  ): CalendarLink => ({
    name: calendarName(propertyId, link.locale),
    url: `${ownOrigin(context, origin)}/calendar/${calendarTokens.sign(link.id)}.ics`,
    locale: link.locale,
    created_at: link.createdAt.toISOString(),
  });
  return createRouter()
    .openapi(linkRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const [link] = await listCalendarLinks(db, context.var.actor, id);
      return context.json({ calendar_link: link ? toWire(context, id, link) : null }, 200);
    })
    .openapi(makeLinkRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const language = responseLanguage(context);
      const link = await makeCalendarLink(dependencies, context.var.actor, id, language);
      return context.json(toWire(context, id, link), 201);
    })
    .openapi(revokeLinkRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      await revokeCalendarLink(db, context.var.actor, id);
      return context.json({ calendar_link: null }, 200);
    })
    .openapi(linkedCalendarRoute, async (context) => {
      for (const [name, value] of Object.entries(ofLinks)) {
        setHeaderOfAnyResponse(context, name, value);
      }
      const [, token = ''] = /^([\w-]+)\.ics$/.exec(context.req.valid('param').file) ?? [];
      return context.body(await readLinkedCalendar(dependencies, token), 200, calendarHeaders);
    })
    .openapi(upkeepRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(
        await readUpkeep(db, context.var.actor, id, responseLanguage(context)),
        200,
      );
    })
    .openapi(calendarRoute, async (context) => {
      const propertyId = parsePropertyId(context.req.valid('param').id);
      const locale = responseLanguage(context);
      const upkeep = await readUpkeep(db, context.var.actor, propertyId, locale);
      const file = upkeepCalendar(upkeep, { propertyId, locale, since: clock() });
      return context.body(file, 200, calendarHeaders);
    });
}

const calendarHeaders = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="upkeep.ics"',
  'X-Robots-Tag': 'noindex',
};

/** No cache may keep what may be revoked, and no referrer may reveal its address. */
const ofLinks = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};
