import { createRoute, z } from '@hono/zod-openapi';
import { upkeepSchema } from '@dss/domain';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import {
  answerLanguage,
  createRouter,
  json,
  languageNote,
  parsePropertyId,
  readingErrors,
} from '../http/index.ts';
import { upkeepCalendar } from './calendar.ts';
import { readUpkeep } from './home-upkeep.ts';

export interface UpkeepDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

const tags = ['Upkeep'];
const params = z.object({ id: z.string() });

const upkeepRoute = createRoute({
  method: 'get',
  path: '/api/properties/{id}/upkeep',
  tags,
  summary: 'What a home needs each year, by month',
  description: `Follows from its newest result: what the owner says the home doesn't have is left out. ${languageNote}`,
  request: { params },
  responses: {
    200: json(upkeepSchema, 'Tasks'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const calendarRoute = createRoute({
  method: 'get',
  path: '/api/properties/{id}/upkeep-calendar',
  tags,
  summary: 'The same as a calendar file',
  description: `iCalendar, with an event of a whole day for each task, every year. It names neither the address nor the owner. ${languageNote}`,
  request: { params },
  responses: {
    200: {
      description: 'An iCalendar file',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createUpkeepRoutes({ db, clock }: UpkeepDependencies) {
  return createRouter()
    .openapi(upkeepRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(
        await readUpkeep(db, context.var.actor, id, answerLanguage(context)),
        200,
      );
    })
    .openapi(calendarRoute, async (context) => {
      const propertyId = parsePropertyId(context.req.valid('param').id);
      const locale = answerLanguage(context);
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
