import {
  acceptHomeInvitationSchema,
  homeInvitationSchema,
  homePeopleSchema,
  invitedPersonSchema,
  invitePersonSchema,
  ownHomeRoleSchema,
  ownHomeRolesSchema,
  pathPrefix,
  sharedHomeSchema,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, setHeaderOfAnyResponse } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { languageNote, responseLanguage } from '../http/response-language.ts';
import { limitBody } from '../http/limit-body.ts';
import { mailOrigin, ownOrigin } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import type { MayBeMailed } from '../mail/limit-recipient.ts';
import { readHomeAsShared, type SharedHomeDependencies } from '../sharing/shared-home.ts';
import { endPerson, invitePerson, listPeople } from './people.ts';
import {
  acceptHomeInvitation,
  leaveHome,
  listHomeRoles,
  readHomeInvitation,
  readHomeRole,
} from './roles.ts';

export interface HomePeopleDependencies extends SharedHomeDependencies {
  readonly mayBeMailed: MayBeMailed;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

const tags = ['People on a home'];
const maxBodyBytes = 4 * 1024;
const ofHome = '/api/properties/{id}/people';
const ofAccount = '/api/home-roles';
const roleParams = z.object({ role_id: z.string() });

const listRoute = defineRoute({
  method: 'get',
  path: ofHome,
  operationId: 'listHomePeople',
  access: 'owner',
  tags,
  summary: 'Whom the owner of a home invited',
  description:
    'In that order, with invitations that wait, and whoever ended within a month. Changes are announced by the event `people_changed`.',
  request: { params: propertyParams },
  responses: {
    200: json(homePeopleSchema, 'People'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const inviteRoute = defineRoute({
  method: 'post',
  path: ofHome,
  operationId: 'inviteHomePerson',
  access: 'owner',
  tags,
  summary: 'Invite an agent, a buyer or an assessor',
  description: `An agent and a buyer see what a share link with the address shows, and with \`sees_papers\` the papers of the sale: its lists point by point, and the disclosure packet, which tell what maps and the owner say of the place, when the owner answered what, and which work is done when. An assessor may, for 30 days, add photos and answer the questions of the walk, as a phone of a handover may. The link works once, for 14 days, for somebody with an account. With \`email\` it is mailed there; the mail says nothing that the owner typed. ${languageNote}`,
  middleware: limitBody(maxBodyBytes),
  request: { params: propertyParams, body: jsonBody(invitePersonSchema) },
  responses: {
    201: json(invitedPersonSchema, 'The invitation, with its link, which is shown once'),
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'too_many_home_people',
      'foreign_host',
    ),
  },
});

const endRoute = defineRoute({
  method: 'delete',
  path: `${ofHome}/{person_id}`,
  operationId: 'endHomePerson',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'Take an invitation back, or end a role',
  description:
    'The person sees nothing of the home from their next request on, not even a photo whose address they still have. Succeeds as well if it has ended already.',
  request: { params: propertyParams.extend({ person_id: z.string() }) },
  responses: {
    200: json(homePeopleSchema, 'The people of the home'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const invitationRoute = defineRoute({
  method: 'post',
  path: '/api/home-invitations',
  operationId: 'readHomeInvitation',
  access: 'anyone',
  tags,
  summary: 'What an invitation to a home is to',
  description:
    'Reading it accepts nothing, since programs that preview links open them too. The token is what stands after the # of the link.',
  middleware: limitBody(maxBodyBytes),
  request: { body: jsonBody(z.object({ token: z.string().max(100) })) },
  responses: {
    200: json(homeInvitationSchema, 'What it is to'),
    ...changingErrors('home_invitation_invalid'),
  },
});

const acceptRoute = defineRoute({
  method: 'post',
  path: ofAccount,
  operationId: 'acceptHomeInvitation',
  access: 'account',
  tags,
  summary: 'Accept an invitation to a home',
  description:
    'The invitation is spent. A role that the account had on the same home ends. Whoever accepted it may do so again.',
  middleware: limitBody(maxBodyBytes),
  request: { body: jsonBody(acceptHomeInvitationSchema) },
  responses: {
    201: json(ownHomeRoleSchema, 'The role'),
    ...changingErrors('session_missing', 'home_invitation_invalid', 'home_is_own'),
  },
});

const rolesRoute = defineRoute({
  method: 'get',
  path: ofAccount,
  operationId: 'listHomeRoles',
  access: 'account',
  tags,
  summary: 'The homes on which the account has a role',
  responses: {
    200: json(ownHomeRolesSchema, 'In the order in which they were accepted'),
    ...readingErrors('session_missing'),
  },
});

const homeRoute = defineRoute({
  method: 'get',
  path: `${ofAccount}/{role_id}/home`,
  operationId: 'readHomeOfRole',
  access: 'account',
  tags,
  summary: 'What an agent or a buyer sees of the home',
  description: `As a share link with the address shows it. An assessor has none: the routes of a phone are theirs. ${languageNote}`,
  request: { params: roleParams },
  responses: {
    200: json(sharedHomeSchema, 'The home'),
    ...readingErrors('session_missing', 'home_role_not_found'),
  },
});

const leaveRoute = defineRoute({
  method: 'delete',
  path: `${ofAccount}/{role_id}`,
  operationId: 'leaveHome',
  access: 'account',
  limit: 'nothing',
  tags,
  summary: 'Leave a home',
  description: 'At once. Succeeds as well if one isn’t on it anymore.',
  request: { params: roleParams },
  responses: {
    200: json(ownHomeRolesSchema, 'The roles that are left'),
    ...changingErrors('session_missing'),
  },
});

/** People on a home: whom its owner invites, and what those see and leave. */
export function createHomePeopleRoutes(dependencies: HomePeopleDependencies) {
  const { db, origin, mayBeMailed } = dependencies;
  return createRouter()
    .openapi(listRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ people: await listPeople(db, context.var.actor, id) }, 200);
    })
    .openapi(inviteRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const locale = responseLanguage(context);
      const urlOf = (token: string, isMailed: boolean) =>
        `${(isMailed ? mailOrigin : ownOrigin)(context, origin)}${pathPrefix(locale)}/invitation#${token}`;
      const invited = await invitePerson(db, context.var.actor, id, context.req.valid('json'), {
        mayBeMailed,
        locale,
        urlOf,
      });
      return context.json(invited, 201);
    })
    .openapi(endRoute, async (context) => {
      const { id: given, person_id: personId } = context.req.valid('param');
      const id = parsePropertyId(given);
      return context.json({ people: await endPerson(db, context.var.actor, id, personId) }, 200);
    })
    .openapi(invitationRoute, async (context) => {
      setHeaderOfAnyResponse(context, 'X-Robots-Tag', 'noindex');
      const { token } = context.req.valid('json');
      return context.json(await readHomeInvitation(db, context.var.actor, token), 200);
    })
    .openapi(acceptRoute, async (context) => {
      const { token, name } = context.req.valid('json');
      return context.json(await acceptHomeInvitation(db, context.var.actor, token, name), 201);
    })
    .openapi(rolesRoute, async (context) =>
      context.json({ roles: await listHomeRoles(db, context.var.actor) }, 200),
    )
    .openapi(homeRoute, async (context) => {
      const role = await readHomeRole(db, context.var.actor, context.req.valid('param').role_id);
      const home = await readHomeAsShared(dependencies, role.id, responseLanguage(context));
      return context.json(home, 200);
    })
    .openapi(leaveRoute, async (context) => {
      const { role_id: roleId } = context.req.valid('param');
      return context.json({ roles: await leaveHome(db, context.var.actor, roleId) }, 200);
    });
}
