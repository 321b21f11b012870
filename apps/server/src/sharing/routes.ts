import { createShareLinkSchema, sharedHomeSchema, shareLinkSchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { responseLanguage, languageNote } from '../http/response-language.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, setHeaderOfAnyResponse, type HttpEnv } from '../http/router.ts';
import { limitBody } from '../http/limit-body.ts';
import { ownPage } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { readSharedHome, type SharedHomeDependencies } from './shared-home.ts';
import {
  createShareLink,
  readSharedWith,
  revokeShareLink,
  type StoredShareLink,
} from './share-links.ts';

export interface SharingDependencies extends SharedHomeDependencies {
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

const tags = ['Sharing'];
const maxBodyBytes = 4 * 1024;
const linksSchema = z.object({
  share_links: z.array(shareLinkSchema),
  /** How many people are on the property besides, whom its owner invited. */
  people_count: z.number().int(),
});

const listRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/share-links',
  operationId: 'listShareLinks',
  access: 'owner',
  tags,
  summary: 'The links that show a property to others',
  description:
    'Newest first, with how often each was opened. Links that have expired are still listed.',
  request: { params: propertyParams },
  responses: {
    200: json(linksSchema, 'Links'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const createLinkRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/share-links',
  operationId: 'createShareLink',
  access: 'owner',
  tags,
  summary: 'Make a link that shows the property to others',
  description:
    'Whoever has the link sees the newest result, its photos and what to do, without an account, and can change nothing. With `hides_place` no answer holds the address, the nickname, coordinates, the outline, a map or what a camera wrote into a photo.',
  middleware: limitBody(maxBodyBytes),
  request: { params: propertyParams, body: jsonBody(createShareLinkSchema) },
  responses: {
    201: json(shareLinkSchema, 'The link'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const revokeRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/share-links/{link_id}',
  operationId: 'revokeShareLink',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'Revoke a link',
  description:
    'From then on the link shows nothing, and neither do addresses of photos that it gave. Succeeds as well if the link is gone already.',
  request: { params: z.object({ id: z.string(), link_id: z.string() }) },
  responses: {
    200: json(linksSchema, 'The links that are left'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const tokenHeader = 'X-Share-Token';

const openRoute = defineRoute({
  method: 'post',
  path: '/api/shared-home/views',
  operationId: 'openSharedHome',
  access: 'anyone',
  tags,
  summary: 'Open a share link',
  description: `Counts as a view. The token is what stands after the # of the link. ${languageNote}`,
  middleware: limitBody(maxBodyBytes),
  request: { body: jsonBody(z.object({ token: z.string().max(100) })) },
  responses: {
    201: json(sharedHomeSchema, 'What the link shows'),
    ...changingErrors('share_link_invalid'),
  },
});

const readRoute = defineRoute({
  method: 'get',
  path: '/api/shared-home',
  operationId: 'readSharedHome',
  access: 'anyone',
  tags,
  summary: 'Read again what a share link shows',
  description: `For a page that was opened before: not counted as a view. ${languageNote}`,
  request: {
    headers: z.object({
      [tokenHeader.toLowerCase()]: z
        .string()
        .max(100)
        .optional()
        .openapi({ description: 'What stands after the # of the link' }),
    }),
  },
  responses: {
    200: json(sharedHomeSchema, 'What the link shows'),
    ...readingErrors('share_link_invalid'),
  },
});

export function createSharingRoutes(dependencies: SharingDependencies) {
  const { shareTokens, origin } = dependencies;
  const toWire = (context: Context<HttpEnv>, link: StoredShareLink) => ({
    ...link,
    url: ownPage(context, origin, `/shared#${shareTokens.sign(link.id)}`),
  });
  const listed = async (context: Context<HttpEnv>, id: string) => {
    const { links, people } = await readSharedWith(dependencies, context.var.actor, id);
    return { share_links: links.map((link) => toWire(context, link)), people_count: people };
  };
  return createRouter()
    .openapi(listRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await listed(context, id), 200);
    })
    .openapi(createLinkRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const wanted = context.req.valid('json');
      const link = await createShareLink(dependencies, context.var.actor, id, wanted);
      return context.json(toWire(context, link), 201);
    })
    .openapi(revokeRoute, async (context) => {
      const { id, link_id: linkId } = context.req.valid('param');
      const propertyId = parsePropertyId(id);
      await revokeShareLink(dependencies, context.var.actor, propertyId, linkId);
      return context.json(await listed(context, propertyId), 200);
    })
    .openapi(openRoute, async (context) => {
      setHeaderOfAnyResponse(context, 'X-Robots-Tag', 'noindex');
      const { token } = context.req.valid('json');
      const language = responseLanguage(context);
      return context.json(await readSharedHome(dependencies, token, language, true), 201);
    })
    .openapi(readRoute, async (context) => {
      setHeaderOfAnyResponse(context, 'X-Robots-Tag', 'noindex');
      const token = context.req.header(tokenHeader) ?? '';
      const language = responseLanguage(context);
      return context.json(await readSharedHome(dependencies, token, language, false), 200);
    });
}
