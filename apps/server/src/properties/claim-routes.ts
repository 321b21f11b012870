import { createRoute, z } from '@hono/zod-openapi';
import { DssError } from '@dss/domain';
import type { Clock } from '../clock/index.ts';
import { createRouter, errorAnswers, json, ownOrigin, parsePropertyId } from '../http/index.ts';
import {
  actorOrNewVisitor,
  sendVisitorCookie,
  type VisitorDependencies,
} from '../visitors/index.ts';
import { claimProperty, createClaimLink } from './claim-link.ts';

export interface ClaimDependencies extends VisitorDependencies {
  readonly clock: Clock;
}

const tags = ['Properties'];

const createClaimLinkRoute = createRoute({
  method: 'post',
  path: '/api/properties/{id}/claim-links',
  tags,
  summary: 'Make a link that hands the property over',
  description:
    'The first browser that opens the link owns the property from then on, and its former owner no longer does. Single use, 24 hours.',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    201: json(z.object({ url: z.url(), expires_at: z.iso.datetime() }), 'The link'),
    ...errorAnswers,
  },
});

const openClaimLinkRoute = createRoute({
  method: 'get',
  path: '/claim/{token}',
  tags,
  summary: 'Open a claim link in a browser',
  description:
    'Makes the browser the owner and redirects to the property, so that the token leaves the address.',
  request: { params: z.object({ token: z.string().max(200) }) },
  responses: { 303: { description: 'To the property' }, ...errorAnswers },
});

export function createClaimRoutes(dependencies: ClaimDependencies) {
  const { db, clock, origin } = dependencies;
  return createRouter()
    .openapi(createClaimLinkRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const link = await createClaimLink(db, clock, context.var.actor, id);
      const url = `${ownOrigin(context, origin)}/claim/${link.token}`;
      return context.json({ url, expires_at: link.expiresAt.toISOString() }, 201);
    })
    .openapi(openClaimLinkRoute, async (context) => {
      const claimant = actorOrNewVisitor(context);
      const { token } = context.req.valid('param');
      // A preview that only asks for the headers doesn't spend the link.
      const propertyId =
        context.req.method === 'GET' ? await claimProperty(db, clock, claimant, token) : null;
      if (propertyId === null) throw new DssError('claim_link_invalid');
      if (claimant.isNew) await sendVisitorCookie(context, dependencies, claimant.actor);
      context.header('Referrer-Policy', 'no-referrer');
      context.header('Cache-Control', 'no-store');
      return context.redirect(`/property/${propertyId}`, 303);
    });
}
