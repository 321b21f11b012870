import { z } from '@hono/zod-openapi';
import type { Clock } from '../clock/index.ts';
import {
  createRouter,
  changingErrors,
  json,
  ownOrigin,
  parsePropertyId,
  defineRoute,
} from '../http/index.ts';
import type { VisitorDependencies } from '../visitors/index.ts';
import { createClaimLink } from './claim-link.ts';

export interface ClaimDependencies extends VisitorDependencies {
  readonly clock: Clock;
}

const createClaimLinkRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/claim-links',
  operationId: 'createClaimLink',
  access: 'owner',
  tags: ['Properties'],
  summary: 'Make a link that hands the property over',
  description:
    'Whoever opens the link sees a page with one button; the first browser that presses it owns the property from then on, and its former owner no longer does. What they entered of insurers is deleted then. Until then nothing changes. Single use, 24 hours; a new link replaces the one before.',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    201: json(z.object({ url: z.url(), expires_at: z.iso.datetime() }), 'The link'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createClaimRoutes({ db, clock, origin }: ClaimDependencies) {
  return createRouter().openapi(createClaimLinkRoute, async (context) => {
    const id = parsePropertyId(context.req.valid('param').id);
    const link = await createClaimLink(db, clock, context.var.actor, id);
    const url = `${ownOrigin(context, origin)}/claim/${link.token}`;
    return context.json({ url, expires_at: link.expiresAt.toISOString() }, 201);
  });
}
