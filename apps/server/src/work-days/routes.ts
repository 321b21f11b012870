import {
  coordinatedWorkDaySchema,
  signUpForWorkDaySchema,
  workDayDetailsSchema,
  workDayInvitationSchema,
  workDaysSchema,
  workDayTokenSchema,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, setHeaderOfAnyResponse, type HttpEnv } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { languageNote, responseLanguage } from '../http/response-language.ts';
import { limitBody } from '../http/limit-body.ts';
import { ownPage } from '../http/origin.ts';
import { workDayCalendar } from './calendar.ts';
import {
  readInvitedDay,
  signUpForDay,
  withdrawSignUp,
  type InvitedDependencies,
} from './invited.ts';
import {
  deleteWorkDay,
  keepWorkDay,
  listWorkDays,
  readWorkDay,
  removeSignUp,
  type StoredWorkDay,
} from './work-days.ts';

export interface WorkDayRouteDependencies extends InvitedDependencies {
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

const tags = ['Communities'];
const maxDetailsBytes = 64 * 1024;
const maxSignUpBytes = 4 * 1024;

const ofCommunity = '/api/communities/{community_id}/work-days';
const one = `${ofCommunity}/{work_day_id}`;
const communityParams = z.object({ community_id: z.string() });
const params = communityParams.extend({ work_day_id: z.uuid() });

const listRoute = defineRoute({
  method: 'get',
  path: ofCommunity,
  operationId: 'listWorkDays',
  access: 'account',
  tags,
  summary: 'The work days of a community',
  request: { params: communityParams },
  responses: {
    200: json(workDaysSchema, 'The latest first'),
    ...readingErrors('session_missing', 'community_not_found'),
  },
});

const readRoute = defineRoute({
  method: 'get',
  path: one,
  operationId: 'readWorkDay',
  access: 'account',
  tags,
  summary: 'A work day, with who signed up',
  description: `Who signed up is kept for 30 days after the day. ${languageNote}`,
  request: { params },
  responses: {
    200: json(coordinatedWorkDaySchema, 'The work day'),
    ...readingErrors('session_missing', 'community_not_found', 'work_day_not_found'),
  },
});

const keepRoute = defineRoute({
  method: 'put',
  path: one,
  operationId: 'keepWorkDay',
  access: 'account',
  limit: 'edit',
  tags,
  summary: 'Plan a day on which neighbors work together, change or cancel it',
  description: `The client makes the id. Its link stays. A change of day, times or place is told to whoever has the link, with what they were before, and so is that it was canceled. The hours of all are an entry of the community's year, which may have the same id. ${languageNote}`,
  middleware: limitBody(maxDetailsBytes),
  request: { params, body: jsonBody(workDayDetailsSchema) },
  responses: {
    200: json(coordinatedWorkDaySchema, 'The work day'),
    ...changingErrors(
      'session_missing',
      'community_not_found',
      'work_day_not_found',
      'too_many_work_days',
    ),
  },
});

const deleteRoute = defineRoute({
  method: 'delete',
  path: one,
  operationId: 'deleteWorkDay',
  access: 'account',
  limit: 'nothing',
  tags,
  summary: 'Delete a work day',
  description: 'For good, with who signed up. Succeeds as well if it is gone already.',
  request: { params },
  responses: {
    204: { description: 'Deleted' },
    ...changingErrors('session_missing', 'community_not_found'),
  },
});

const removeSignUpRoute = defineRoute({
  method: 'delete',
  path: `${one}/sign-ups/{sign_up_id}`,
  operationId: 'removeWorkDaySignUp',
  access: 'account',
  limit: 'nothing',
  tags,
  summary: 'Take somebody off the list of who comes',
  description: `Succeeds as well if they aren't on it. ${languageNote}`,
  request: { params: params.extend({ sign_up_id: z.uuid() }) },
  responses: {
    200: json(coordinatedWorkDaySchema, 'The work day'),
    ...changingErrors('session_missing', 'community_not_found', 'work_day_not_found'),
  },
});

const invitationRoute = defineRoute({
  method: 'post',
  path: '/api/work-day-invitations',
  operationId: 'readWorkDayInvitation',
  access: 'anyone',
  limit: 'nothing',
  tags,
  summary: 'What a link to a work day is to',
  description:
    'Changes nothing. The token is what stands after the # of the link. How many people come is told, not who.',
  middleware: limitBody(maxSignUpBytes),
  request: { body: jsonBody(workDayTokenSchema) },
  responses: {
    200: json(workDayInvitationSchema, 'The work day'),
    ...changingErrors('work_day_not_found'),
  },
});

const calendarRoute = defineRoute({
  method: 'post',
  path: '/api/work-day-calendars',
  operationId: 'downloadWorkDayCalendar',
  access: 'anyone',
  limit: 'nothing',
  tags,
  summary: 'The same as a calendar file',
  description: `iCalendar, with one event at the time of the clocks there. ${languageNote}`,
  middleware: limitBody(maxSignUpBytes),
  request: { body: jsonBody(workDayTokenSchema) },
  responses: {
    200: {
      description: 'An iCalendar file',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...changingErrors('work_day_not_found'),
  },
});

const signUp = '/api/work-day-sign-ups/{sign_up_id}';
const signUpParams = z.object({ sign_up_id: z.uuid() });

const signUpRoute = defineRoute({
  method: 'put',
  path: signUp,
  operationId: 'signUpForWorkDay',
  access: 'anyone',
  limit: 'itself',
  tags,
  summary: 'Say that one comes to a work day, or change how many',
  description:
    'The client makes the id, by which alone this can be changed or withdrawn: it stays with whoever signed up. A first name and a number of people is all that is kept, for 30 days after the day, and only its coordinator reads it.',
  middleware: limitBody(maxSignUpBytes),
  request: { params: signUpParams, body: jsonBody(signUpForWorkDaySchema) },
  responses: {
    200: json(workDayInvitationSchema, 'The work day'),
    ...changingErrors('work_day_not_found', 'work_day_closed', 'work_day_full'),
  },
});

const withdrawRoute = defineRoute({
  method: 'delete',
  path: signUp,
  operationId: 'withdrawWorkDaySignUp',
  access: 'anyone',
  limit: 'nothing',
  tags,
  summary: 'Say that one doesn’t come after all',
  description: 'What was said is gone. Succeeds as well if there is nothing.',
  request: { params: signUpParams },
  responses: { 204: { description: 'Withdrawn' }, ...changingErrors() },
});

/** Days on which neighbors work together: for their coordinator, and for whoever has a day's link. */
export function createWorkDayRoutes(dependencies: WorkDayRouteDependencies) {
  const { workDayTokens, rateLimiter, clock, origin } = dependencies;
  const withLink = (context: Context<HttpEnv>, day: StoredWorkDay) => ({
    ...day,
    invitation_url: ownPage(context, origin, `/work-day#${workDayTokens.sign(day.id)}`),
  });
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      return context.json(
        { work_days: await listWorkDays(dependencies, context.var.actor, id) },
        200,
      );
    })
    .openapi(readRoute, async (context) => {
      const { community_id: community, work_day_id: id } = context.req.valid('param');
      const day = await readWorkDay(dependencies, context.var.actor, community, id);
      return context.json(withLink(context, day), 200);
    })
    .openapi(keepRoute, async (context) => {
      const { community_id: community, work_day_id: id } = context.req.valid('param');
      const details = context.req.valid('json');
      const day = await keepWorkDay(dependencies, context.var.actor, community, id, details);
      return context.json(withLink(context, day), 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { community_id: community, work_day_id: id } = context.req.valid('param');
      await deleteWorkDay(dependencies, context.var.actor, community, id);
      return context.body(null, 204);
    })
    .openapi(removeSignUpRoute, async (context) => {
      const {
        community_id: communityId,
        work_day_id: id,
        sign_up_id: signUpId,
      } = context.req.valid('param');
      const day = await removeSignUp(dependencies, context.var.actor, {
        communityId,
        id,
        signUpId,
      });
      return context.json(withLink(context, day), 200);
    })
    .openapi(invitationRoute, async (context) => {
      setHeaderOfAnyResponse(context, 'X-Robots-Tag', 'noindex');
      const { token } = context.req.valid('json');
      return context.json(await readInvitedDay(dependencies, context.var.actor, token), 200);
    })
    .openapi(calendarRoute, async (context) => {
      const { token } = context.req.valid('json');
      const day = await readInvitedDay(dependencies, context.var.actor, token);
      return context.body(workDayCalendar(day, responseLanguage(context), clock()), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="work-day.ics"',
        'X-Robots-Tag': 'noindex',
      });
    })
    .openapi(signUpRoute, async (context) => {
      const { sign_up_id: id } = context.req.valid('param');
      const { token, first_name: firstName, people } = context.req.valid('json');
      const requester = rateLimiter.requester(context);
      return context.json(
        await signUpForDay(dependencies, requester, token, { id, firstName, people }),
        200,
      );
    })
    .openapi(withdrawRoute, async (context) => {
      await withdrawSignUp(dependencies, context.var.actor, context.req.valid('param').sign_up_id);
      return context.body(null, 204);
    });
}
