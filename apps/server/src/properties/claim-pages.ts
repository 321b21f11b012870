import { DssError, pathPrefix } from '@dss/domain';
import { Hono, type Context } from 'hono';
import { isFromOwnPage } from '../http/origin.ts';
import { preferredLanguage } from '../http/response-language.ts';
import type { HttpEnv } from '../http/router.ts';
import type { PageRoutes } from '../pages/routes.ts';
import { asActorOrNewVisitor } from '../visitors/identify.ts';
import { claimProperty, readClaimLink, type ForgetFormerOwners } from './claim-link.ts';
import type { ClaimDependencies } from './claim-routes.ts';

/**
 * The page of a claim link, with one button, and what its reader has to decide. Opening it changes nothing, because mail scanners, chat previews and browser
 * prefetching open links too. Only the button's request claims the property.
 */
export function createClaimPages(
  dependencies: ClaimDependencies,
  pages: Pick<PageRoutes, 'answerWithClaimPage'>,
  forgetFormerOwners: ForgetFormerOwners,
) {
  const { db, clock, origin } = dependencies;
  return new Hono<HttpEnv>()
    .use('/claim/:token', async (context, next) => {
      context.header('X-Robots-Tag', 'noindex');
      // Not 'no-referrer', which would drop the Origin header from the button's request.
      context.header('Referrer-Policy', 'strict-origin');
      await next();
    })
    .get('/claim/:token', async (context) => {
      const token = context.req.param('token');
      const link = await readClaimLink(db, clock, context.var.actor, token);
      if (link.ownedProperty !== null) return leadTo(context, link.ownedProperty);
      if (!link.stands) throw new DssError('claim_link_invalid');
      const { isHandOver, asksToStay } = link;
      return pages.answerWithClaimPage(
        context,
        isHandOver ? (asksToStay ? 'handedOverByAgent' : 'handedOver') : 'open',
      );
    })
    .post('/claim/:token', async (context) => {
      if (!isFromOwnPage(context, origin)) throw new DssError('foreign_origin');
      const token = context.req.param('token');
      const { keep_agent: keepAgent } = await context.req.parseBody();
      const propertyId = await asActorOrNewVisitor(context, dependencies, (claimant) =>
        claimProperty(db, clock, claimant, token, keepAgent === 'yes', forgetFormerOwners),
      );
      return leadTo(context, propertyId);
    });
}

/** Redirects to the property in the visitor's language. The token leaves the address and isn't sent as a referrer. */
function leadTo(context: Context<HttpEnv>, propertyId: string): Response {
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(`${pathPrefix(preferredLanguage(context))}/property/${propertyId}`, 303);
}
