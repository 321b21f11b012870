import {
  communitiesSchema,
  communityDetailsSchema,
  communityEntryDetailsSchema,
  communityEntrySchema,
  communityInvitationSchema,
  communityYearSchema,
  coordinatedCommunitySchema,
  giveAmountsSchema,
  homesCommunitySchema,
  joinCommunitySchema,
  type Community,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, setHeaderOfAnyResponse, type HttpEnv } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { languageNote } from '../http/response-language.ts';
import { limitBody } from '../http/limit-body.ts';
import { ownPage } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import {
  changeCommunity,
  createCommunity,
  deleteCommunity,
  listCommunities,
  readCommunity,
} from './communities.ts';
import { deleteEntry, keepEntry, readYear } from './community-entries.ts';
import {
  giveAmounts,
  joinCommunity,
  leaveCommunity,
  readHomesCommunity,
  readInvitation,
  type MemberDependencies,
} from './home-community.ts';

export interface CommunityDependencies extends MemberDependencies {
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

const tags = ['Communities'];
/** Fits a hundred streets. */
const maxDetailsBytes = 128 * 1024;
const maxTokenBytes = 4 * 1024;
const maxEntryBytes = 16 * 1024;
const params = z.object({ community_id: z.string() });
const one = '/api/communities/{community_id}';

const listRoute = defineRoute({
  method: 'get',
  path: '/api/communities',
  operationId: 'listCommunities',
  access: 'account',
  tags,
  summary: 'The communities that the account coordinates',
  responses: {
    200: json(communitiesSchema, 'Oldest first'),
    ...readingErrors('session_missing'),
  },
});

const createCommunityRoute = defineRoute({
  method: 'post',
  path: '/api/communities',
  operationId: 'createCommunity',
  access: 'account',
  tags,
  summary: 'Make a community of homes that are counted together',
  description: `A Firewise site or the area of a fire safe council. ${languageNote}`,
  middleware: limitBody(maxDetailsBytes),
  request: { body: jsonBody(communityDetailsSchema) },
  responses: {
    201: json(coordinatedCommunitySchema, 'The community'),
    ...changingErrors('session_missing', 'too_many_communities'),
  },
});

const readRoute = defineRoute({
  method: 'get',
  path: one,
  operationId: 'readCommunity',
  access: 'account',
  tags,
  summary: 'A community, and what is known of its homes together',
  description: `\`figures\` are counts of homes of at least five owners besides the coordinator, each but \`homes\` off by chance: a deviation of one more home is half as likely. They stay the same for three months, unless, up to forty owners, twice as many are there as ever were counted, and until homes of five owners are new, gone or different. \`work\` are sums over homes whose owners chose to give amounts, from five such owners up, each off by chance: as much more as one home may add is half as likely. No response names a home. ${languageNote}`,
  request: { params },
  responses: {
    200: json(coordinatedCommunitySchema, 'The community'),
    ...readingErrors('session_missing', 'community_not_found'),
  },
});

const changeRoute = defineRoute({
  method: 'put',
  path: one,
  operationId: 'changeCommunity',
  access: 'account',
  tags,
  summary: 'Change what is said of a community',
  description: `Its link stays. ${languageNote}`,
  middleware: limitBody(maxDetailsBytes),
  request: { params, body: jsonBody(communityDetailsSchema) },
  responses: {
    200: json(coordinatedCommunitySchema, 'The community'),
    ...changingErrors('session_missing', 'community_not_found'),
  },
});

const deleteRoute = defineRoute({
  method: 'delete',
  path: one,
  operationId: 'deleteCommunity',
  access: 'account',
  limit: 'nothing',
  tags,
  summary: 'Delete a community',
  description:
    'For good, with its counts; all homes leave it, and stay their owners’. Succeeds as well if it is gone already.',
  request: { params },
  responses: {
    200: json(communitiesSchema, 'The communities that are left'),
    ...changingErrors('session_missing'),
  },
});

const entries = `${one}/entries`;
const entryParams = params.extend({ entry_id: z.uuid() });

const yearRoute = defineRoute({
  method: 'get',
  path: entries,
  operationId: 'readCommunityYear',
  access: 'account',
  tags,
  summary: 'What a coordinator entered for a calendar year',
  description: 'Nothing of it comes from homes that joined.',
  request: { params, query: z.object({ year: z.coerce.number().int().min(2000).max(9999) }) },
  responses: {
    200: json(communityYearSchema, 'The year'),
    ...readingErrors('session_missing', 'community_not_found'),
  },
});

const keepEntryRoute = defineRoute({
  method: 'put',
  path: `${entries}/{entry_id}`,
  operationId: 'keepCommunityEntry',
  access: 'account',
  limit: 'edit',
  tags,
  summary: 'Enter an event or work for the year of a community, or change what was entered',
  description: 'The client makes the id.',
  middleware: limitBody(maxEntryBytes),
  request: { params: entryParams, body: jsonBody(communityEntryDetailsSchema) },
  responses: {
    200: json(communityEntrySchema, 'The entry'),
    ...changingErrors('session_missing', 'community_not_found', 'too_many_community_entries'),
  },
});

const deleteEntryRoute = defineRoute({
  method: 'delete',
  path: `${entries}/{entry_id}`,
  operationId: 'deleteCommunityEntry',
  access: 'account',
  limit: 'nothing',
  tags,
  summary: 'Delete an entry of the year of a community',
  description: 'For good. Succeeds as well if it is gone already.',
  request: { params: entryParams },
  responses: {
    204: { description: 'Deleted' },
    ...changingErrors('session_missing', 'community_not_found'),
  },
});

const invitationRoute = defineRoute({
  method: 'post',
  path: '/api/community-invitations',
  operationId: 'readCommunityInvitation',
  access: 'anyone',
  limit: 'nothing',
  tags,
  summary: 'What an invitation is to',
  description: 'Changes nothing. The token is what stands after the # of the link.',
  middleware: limitBody(maxTokenBytes),
  request: { body: jsonBody(joinCommunitySchema) },
  responses: {
    200: json(communityInvitationSchema, 'The community'),
    ...changingErrors('community_invitation_invalid'),
  },
});

const ofHome = '/api/properties/{id}/community';

const homesRoute = defineRoute({
  method: 'get',
  path: ofHome,
  operationId: 'readHomesCommunity',
  access: 'owner',
  tags,
  summary: 'The community of a home, and all that the home gives to it',
  description: '`shares` is also what it would give if it joined one.',
  request: { params: propertyParams },
  responses: {
    200: json(homesCommunitySchema, 'The community; null if it is in none'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const joinRoute = defineRoute({
  method: 'put',
  path: ofHome,
  operationId: 'joinCommunity',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Join a home to a community',
  description:
    'Takes an account, since a home that joined can leave from any device. Each new result and each finished work is given from then on. A home is in one community: joining another leaves the one before.',
  middleware: limitBody(maxTokenBytes),
  request: { params: propertyParams, body: jsonBody(joinCommunitySchema) },
  responses: {
    200: json(homesCommunitySchema, 'The community'),
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'session_missing',
      'community_invitation_invalid',
    ),
  },
});

const giveAmountsRoute = defineRoute({
  method: 'put',
  path: `${ofHome}/amounts`,
  operationId: 'giveAmountsToCommunity',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Choose whether a home gives hours, dollars and cubic yards of its finished work',
  description:
    'A home that joins gives none until its owner chooses so. Does nothing to a home that is in no community.',
  middleware: limitBody(maxTokenBytes),
  request: { params: propertyParams, body: jsonBody(giveAmountsSchema) },
  responses: {
    200: json(homesCommunitySchema, 'The community'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const leaveRoute = defineRoute({
  method: 'delete',
  path: ofHome,
  operationId: 'leaveCommunity',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'Take a home out of its community',
  description:
    'Nothing of it is kept there. Counts that were published while it was in stay until the next ones. Succeeds as well if it is in none.',
  request: { params: propertyParams },
  responses: {
    200: json(homesCommunitySchema, 'That it is in none'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

/** Communities of homes: their coordinators, and the homes that join them. */
export function createCommunityRoutes(dependencies: CommunityDependencies) {
  const { communityTokens, origin, db } = dependencies;
  const withLink = (context: Context<HttpEnv>, community: Community) => ({
    ...community,
    invitation_url: ownPage(context, origin, `/join#${communityTokens.sign(community.id)}`),
  });
  return createRouter()
    .openapi(listRoute, async (context) => {
      const communities = await listCommunities(dependencies, context.var.actor);
      return context.json({ communities }, 200);
    })
    .openapi(createCommunityRoute, async (context) => {
      const details = context.req.valid('json');
      const made = await createCommunity(dependencies, context.var.actor, details);
      return context.json(withLink(context, made), 201);
    })
    .openapi(readRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      const found = await readCommunity(dependencies, context.var.actor, id);
      return context.json(withLink(context, found), 200);
    })
    .openapi(changeRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      const details = context.req.valid('json');
      const changed = await changeCommunity(dependencies, context.var.actor, id, details);
      return context.json(withLink(context, changed), 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { actor } = context.var;
      await deleteCommunity(dependencies, actor, context.req.valid('param').community_id);
      return context.json({ communities: await listCommunities(dependencies, actor) }, 200);
    })
    .openapi(yearRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      const { year } = context.req.valid('query');
      return context.json(await readYear(dependencies, context.var.actor, id, year), 200);
    })
    .openapi(keepEntryRoute, async (context) => {
      const { community_id: id, entry_id: entryId } = context.req.valid('param');
      const details = context.req.valid('json');
      const kept = await keepEntry(dependencies, context.var.actor, id, entryId, details);
      return context.json(kept, 200);
    })
    .openapi(deleteEntryRoute, async (context) => {
      const { community_id: id, entry_id: entryId } = context.req.valid('param');
      await deleteEntry(dependencies, context.var.actor, id, entryId);
      return context.body(null, 204);
    })
    .openapi(invitationRoute, async (context) => {
      setHeaderOfAnyResponse(context, 'X-Robots-Tag', 'noindex');
      const { token } = context.req.valid('json');
      return context.json(await readInvitation(dependencies, context.var.actor, token), 200);
    })
    .openapi(homesRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await readHomesCommunity(db, context.var.actor, id), 200);
    })
    .openapi(joinRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const { token } = context.req.valid('json');
      return context.json(await joinCommunity(dependencies, context.var.actor, id, token), 200);
    })
    .openapi(giveAmountsRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const { gives_amounts: gives } = context.req.valid('json');
      return context.json(await giveAmounts(dependencies, context.var.actor, id, gives), 200);
    })
    .openapi(leaveRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await leaveCommunity(dependencies, context.var.actor, id), 200);
    });
}
