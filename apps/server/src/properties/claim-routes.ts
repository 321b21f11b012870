import { createRoute, z } from '@hono/zod-openapi';
import { defaultLocale, DssError, type Locale } from '@dss/domain';
import type { Context } from 'hono';
import type { Clock } from '../clock/index.ts';
import {
  chosenLanguage,
  type HttpEnv,
  createRouter,
  errorAnswers,
  json,
  ownOrigin,
  parsePropertyId,
} from '../http/index.ts';
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
    'Makes the browser the owner and redirects to the property, in the language that its reader chose before, so that the token leaves the address.',
  request: { params: z.object({ token: z.string().max(200) }) },
  responses: { 303: { description: 'To the property' }, ...errorAnswers },
});

/** The page of a link that is over has its Spanish twin here. */
const openClaimLinkInSpanishRoute = createRoute({
  ...openClaimLinkRoute,
  path: '/es/claim/{token}',
  summary: 'Open a claim link in a browser, in Spanish',
});

export function createClaimRoutes(dependencies: ClaimDependencies) {
  const { db, clock, origin } = dependencies;

  const openLink = async (context: Context<HttpEnv>, token: string, locale: Locale) => {
    const claimant = actorOrNewVisitor(context);
    // A preview that only asks for the headers doesn't spend the link.
    const propertyId =
      context.req.method === 'GET' ? await claimProperty(db, clock, claimant, token) : null;
    if (propertyId === null) throw new DssError('claim_link_invalid');
    if (claimant.isNew) await sendVisitorCookie(context, dependencies, claimant.actor);
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    return context.redirect(`${locale === 'es' ? '/es' : ''}/property/${propertyId}`, 303);
  };

  return createRouter()
    .openapi(createClaimLinkRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const link = await createClaimLink(db, clock, context.var.actor, id);
      const url = `${ownOrigin(context, origin)}/claim/${link.token}`;
      return context.json({ url, expires_at: link.expiresAt.toISOString() }, 201);
    })
    .openapi(openClaimLinkRoute, (context) => {
      const { token } = context.req.valid('param');
      return openLink(context, token, chosenLanguage(context) ?? defaultLocale);
    })
    .openapi(openClaimLinkInSpanishRoute, (context) =>
      openLink(context, context.req.valid('param').token, 'es'),
    );
}
