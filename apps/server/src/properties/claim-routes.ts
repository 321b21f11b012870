import { handOverSchema, type HandOver } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Clock } from '../clock/index.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { changingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { ownOrigin } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import type { VisitorDependencies } from '../visitors/identify.ts';
import { createClaimLink } from './claim-link.ts';

export interface ClaimDependencies extends VisitorDependencies {
  readonly clock: Clock;
}

const maxBodyBytes = 1024;

const createClaimLinkRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/claim-links',
  operationId: 'createClaimLink',
  access: 'owner',
  tags: ['Properties'],
  summary: 'Make a link that hands the property over',
  description:
    'Whoever opens the link sees a page with one button; the first browser that presses it owns the property from then on, and its former owner no longer does. What is the former owner’s alone stays behind, such as what work cost, whom they wrote to, and what they entered of insurers. Until then nothing changes. Single use, 24 hours; a new link replaces the one before.',
  request: { params: propertyParams },
  responses: {
    201: json(z.object({ url: z.url(), expires_at: z.iso.datetime() }), 'The link'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const handOverRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/hand-over-links',
  operationId: 'createHandOverLink',
  access: 'owner',
  tags: ['Properties'],
  summary: 'Make a link that hands the property over, and say what goes along',
  description:
    'A claim link, as after a sale or from an agent to the owner. Photos, answers and the newest result go along, and with `keeps_history` the results before it. With `stays_as_agent` the account that makes the link asks to stay on the property as its agent, and whoever claims it decides; a visitor can’t. Neither what was entered of insurers goes along nor what work cost and took, contact details, mails, or links that show the property; everybody’s role on it ends.',
  middleware: limitBody(maxBodyBytes),
  request: { params: propertyParams, body: jsonBody(handOverSchema) },
  responses: {
    201: json(z.object({ url: z.url(), expires_at: z.iso.datetime() }), 'The link'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createClaimRoutes({ db, clock, origin }: ClaimDependencies) {
  const linkTo = async (context: Context<HttpEnv>, given: string, handOver: HandOver | null) => {
    const id = parsePropertyId(given);
    const link = await createClaimLink(db, clock, context.var.actor, id, handOver);
    const url = `${ownOrigin(context, origin)}/claim/${link.token}`;
    return { url, expires_at: link.expiresAt.toISOString() };
  };
  return createRouter()
    .openapi(createClaimLinkRoute, async (context) =>
      context.json(await linkTo(context, context.req.valid('param').id, null), 201),
    )
    .openapi(handOverRoute, async (context) => {
      const handOver = context.req.valid('json');
      return context.json(await linkTo(context, context.req.valid('param').id, handOver), 201);
    });
}
