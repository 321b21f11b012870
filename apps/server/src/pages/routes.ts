import { serveStatic } from '@hono/node-server/serve-static';
import { DssError, type ServicesInUse } from '@dss/domain';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ownOrigin, preferredLanguage, type HttpEnv } from '../http/index.ts';
import { readClaimPages, readPage, readPublicPages, type Page } from './built-pages.ts';
import { describeSite } from './found-by-search.ts';
import { createPageRenderer, themes, type PageVariant } from './rendered-pages.ts';

/** Pages that are drawn in the browser from one file. Public pages stand as files of their own. */
const browserRoutes = [
  '/properties',
  '/new-property',
  '/analysis-progress/:id',
  '/property/:id',
  '/property/:id/label',
];

export interface PageRoutes {
  readonly routes: Hono<HttpEnv>;
  /** What stands at the request's address, with any status: not found, gone. Mostly a page that the browser draws. */
  answerWithPage(context: Context<HttpEnv>, status: PageStatus): Response;
}

type PageStatus = 200 | 403 | 404 | 410;

export interface PageOptions {
  /** Where people open the product; null: wherever a request came to. */
  readonly origin: string | null;
  /** Origins that pages may send to, beside the product's own. */
  readonly connectTo?: readonly string[];
  /** Whether pages may draw Google's satellite pictures. */
  readonly googleMaps?: boolean;
  /** Outside services that the legal pages name. */
  readonly services?: ServicesInUse;
}

/**
 * Serves the built web application from `directory`.
 * @throws Error when it was not built
 */
export async function createPageRoutes(
  directory: string,
  { origin, connectTo = [], googleMaps = false, services = {} }: PageOptions,
): Promise<PageRoutes> {
  const render = createPageRenderer({ connectTo, googleMaps }, services);
  const publicPages = await readPublicPages(directory);
  const fallback = await readPage(directory, '__spa-fallback.html');
  const claimPages = await readClaimPages(directory);

  const answer = (context: Context<HttpEnv>, page: Page, status: PageStatus) => {
    const variant = variantFor(context, origin, page === fallback);
    const { body, policy } = render(page, variant);
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', isClaimLink(context) ? 'no-store' : 'private, no-cache');
    context.header('Vary', 'Accept-Encoding, Cookie');
    context.header('Content-Type', 'text/html; charset=utf-8');
    if (variant.encoding !== null) context.header('Content-Encoding', variant.encoding);
    return context.body(body, status);
  };

  const routes = new Hono<HttpEnv>();
  for (const [address, page] of publicPages) {
    routes.get(address, (context) => answer(context, page, 200));
    if (address !== '/') routes.get(`${address}/`, (context) => answer(context, page, 200));
  }
  for (const route of browserRoutes) {
    routes.get(route, (context) => answer(context, fallback, 200));
    routes.get(`/es${route}`, (context) => answer(context, fallback, 200));
  }
  const site = describeSite([...publicPages.keys()]);
  routes.get('/robots.txt', (context) => context.text(site.robots(ownOrigin(context, origin))));
  routes.get('/sitemap.xml', (context) =>
    context.body(site.sitemap(ownOrigin(context, origin)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  );
  routes.use(
    '/assets/*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_file, context) => {
        // Vite names these files by their content.
        context.header('Cache-Control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  // Pages go out above only, with their policy; what else was built are icons, pictures and the pages' data.
  routes.get('/:page{.+\\.html}', () => {
    throw new DssError('route_not_found');
  });
  routes.use('/:file{.+\\.[a-z0-9]+}', serveStatic({ root: directory }));

  return {
    routes,
    answerWithPage: (context, status) => {
      if (status === 404 || !isClaimLink(context)) return answer(context, fallback, status);
      const claimPage = claimPages[preferredLanguage(context)];
      return answer(context, status === 410 ? claimPage.over : claimPage.open, status);
    },
  };
}

/** The cookie in which a reader's choice of light or dark is kept. */
const themeCookie = 'dss_theme';

function variantFor(
  context: Context<HttpEnv>,
  origin: string | null,
  isFallback: boolean,
): PageVariant {
  const chosen = getCookie(context, themeCookie);
  const accepted = context.req.header('Accept-Encoding') ?? '';
  return {
    origin: ownOrigin(context, origin),
    theme: themes.find((theme) => theme === chosen) ?? null,
    language: isFallback ? (/^\/es(\/|$)/.test(context.req.path) ? 'es' : 'en') : null,
    encoding: encodings.find((encoding) => takes(accepted, encoding)) ?? null,
  };
}

/** The better first: browsers name them in no order of preference. */
const encodings = ['br', 'gzip'] as const;

function takes(accepted: string, encoding: string): boolean {
  return accepted
    .split(',')
    .map((offer) => offer.trim().replaceAll(' ', ''))
    .some(
      (offer) =>
        offer === encoding || (offer.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(offer)),
    );
}

function isClaimLink(context: Context): boolean {
  return /^\/claim\/[^/]+$/.test(context.req.path);
}

/** Whether whoever asks wants to look at a page, not at data. */
export function wantsPage(context: Context): boolean {
  return (
    (['GET', 'HEAD'].includes(context.req.method) || isClaimLink(context)) &&
    !/^\/(api|functions|photos|assets)\//.test(context.req.path) &&
    (context.req.header('Accept') ?? '').includes('text/html')
  );
}

/**
 * Errors that a person may meet by opening an address, and that the browser draws as a page. Whom another site sends to
 * press the button of a claim link meets the button: it is theirs to press.
 */
export function pageStatus(error: Error, context: Context): PageStatus | null {
  if (!(error instanceof DssError)) return null;
  if (error.code === 'claim_link_invalid') return 410;
  if (error.code === 'foreign_origin' && isClaimLink(context)) return 403;
  return error.code === 'route_not_found' ? 404 : null;
}
