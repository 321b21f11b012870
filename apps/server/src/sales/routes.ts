import { changedSaleSchema, homeSaleSchema, listingsSchema, saleListsSchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { responseLanguage } from '../http/response-language.ts';
import { listListings } from './listings.ts';
import { listsOf, readSalePapers, type SalePapersDependencies } from './papers.ts';
import { readSale, readSaleOfRole, saveSale, saveSaleAsAgent } from './sales.ts';

const tags = ['Sales'];
const maxBodyBytes = 1024;
const roleParams = z.object({ role_id: z.string() });
const ofHome = '/api/properties/{id}/sale';
const ofRole = '/api/home-roles/{role_id}/sale';

const readRoute = defineRoute({
  method: 'get',
  path: ofHome,
  operationId: 'readSale',
  access: 'owner',
  tags,
  summary: 'The days of a home’s sale',
  request: { params: propertyParams },
  responses: {
    200: json(homeSaleSchema, 'The days; null: not known'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const saveRoute = defineRoute({
  method: 'put',
  path: ofHome,
  operationId: 'saveSale',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Say when a home’s contract is signed and when its sale closes',
  description:
    'A day that is left out stays as it is; null takes it back. The home’s agent sees them and can change them, and its buyer sees them.',
  middleware: limitBody(maxBodyBytes),
  request: { params: propertyParams, body: jsonBody(changedSaleSchema) },
  responses: {
    200: json(homeSaleSchema, 'As it is kept'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const readOfRoleRoute = defineRoute({
  method: 'get',
  path: ofRole,
  operationId: 'readSaleOfRole',
  access: 'account',
  tags,
  summary: 'The days of a home’s sale, for its agent or its buyer',
  request: { params: roleParams },
  responses: {
    200: json(homeSaleSchema, 'The days; null: not known'),
    ...readingErrors('session_missing', 'home_role_not_found'),
  },
});

const saveOfRoleRoute = defineRoute({
  method: 'put',
  path: ofRole,
  operationId: 'saveSaleAsAgent',
  access: 'account',
  limit: 'edit',
  tags,
  summary: 'Say the days of a home’s sale as its agent',
  description: 'A day that is left out stays as it is; null takes it back.',
  middleware: limitBody(maxBodyBytes),
  request: { params: roleParams, body: jsonBody(changedSaleSchema) },
  responses: {
    200: json(homeSaleSchema, 'As it is kept'),
    ...changingErrors('session_missing', 'home_role_not_found'),
  },
});

const listsOfRoleRoute = defineRoute({
  method: 'get',
  path: '/api/home-roles/{role_id}/sale-lists',
  operationId: 'readSaleListsOfRole',
  access: 'account',
  tags,
  summary:
    'A state’s lists for a sale, point by point, for an agent or a buyer who gets the papers',
  description:
    'As the home’s owner sees them: what photos and answers show of each point, and what the owner says was done about it. A role whose invitation didn’t say that it gets the papers of the sale is answered as one that there isn’t.',
  request: { params: roleParams },
  responses: {
    200: json(saleListsSchema, 'The lists that hold or may hold where the home is'),
    ...readingErrors('session_missing', 'home_role_not_found'),
  },
});

const listingsRoute = defineRoute({
  method: 'get',
  path: '/api/listings',
  operationId: 'listListings',
  access: 'account',
  tags,
  summary: 'The homes of which the account is the agent or the buyer',
  description:
    'With the days of each sale, and how many points of California’s lists for a sale are met, open, and not asked about, as photos and the owner’s answers show.',
  responses: {
    200: json(listingsSchema, 'In the order in which they were accepted'),
    ...readingErrors('session_missing'),
  },
});

/** The sale of a home: its days, and an agent's list of homes. */
export function createSaleRoutes(dependencies: SalePapersDependencies) {
  const { db } = dependencies;
  return createRouter()
    .openapi(readRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await readSale(db, context.var.actor, id), 200);
    })
    .openapi(saveRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(
        await saveSale(db, context.var.actor, id, context.req.valid('json')),
        200,
      );
    })
    .openapi(readOfRoleRoute, async (context) => {
      const { role_id: roleId } = context.req.valid('param');
      return context.json(await readSaleOfRole(db, context.var.actor, roleId), 200);
    })
    .openapi(saveOfRoleRoute, async (context) => {
      const { role_id: roleId } = context.req.valid('param');
      const sale = context.req.valid('json');
      return context.json(await saveSaleAsAgent(db, context.var.actor, roleId, sale), 200);
    })
    .openapi(listsOfRoleRoute, async (context) => {
      const { role_id: roleId } = context.req.valid('param');
      const papers = await readSalePapers(
        dependencies,
        context.var.actor,
        { roleId },
        responseLanguage(context),
      );
      return context.json({ lists: papers === null ? null : listsOf(papers) }, 200);
    })
    .openapi(listingsRoute, async (context) => {
      const listings = await listListings(db, context.var.actor, responseLanguage(context));
      return context.json({ listings }, 200);
    });
}
