import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { DssError, type ServicesInUse } from '@dss/domain';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { systemClock, type Clock } from '../clock/index.ts';
import { responseLanguage, languageCookie, preferredLanguage } from '../http/response-language.ts';
import { bestEncoding, encode } from '../http/encodings.ts';
import { ownOrigin } from '../http/origin.ts';
import type { HttpEnv } from '../http/router.ts';
import { createAssetRoutes } from './built-assets.ts';
import {
  readBrowserPages,
  readClaimPages,
  readPage,
  readPublicPages,
  type ClaimPages,
  type Page,
} from './built-pages.ts';
import { findEarlierAssets } from './earlier-assets.ts';
import { securityFile } from './security-file.ts';
import { describeSite } from './found-by-search.ts';
import { openFirstView, type ReadHome } from './first-view.ts';
import { createPageRenderer, themes, type PageVariant } from './rendered-pages.ts';

/** The page of a home in each language; the server draws its first view, so it has to know who asks. */
export const homePages = ['/property/:propertyId', '/es/property/:propertyId'].flatMap(asTyped);

export interface PageRoutes {
  readonly routes: Hono<HttpEnv>;
  /** Pages for operators, in English only. Whoever else opens one gets status 403, and the page says why. */
  readonly operatorPages: readonly string[];
  /** Answers with the page at the request's address, with any status (not found, gone). Usually the browser renders it. */
  answerWithPage(context: Context<HttpEnv>, status: PageStatus): Promise<Response>;
  /** Answers with the page of a claim link that stands. */
  answerWithClaimPage(context: Context<HttpEnv>, which: OpenClaimPage): Promise<Response>;
  /**
   * The status of the page that tells a visitor of this error; null for those that nobody gets by opening a URL. A visitor whom
   * another site sends to a claim link's button request is led to the page with the button instead.
   */
  readonly statusOf: (error: Error, context: Context<HttpEnv>) => PageStatus | null;
}

/** The page of a claim link that stands: what its reader has to know depends on why it was made. */
type OpenClaimPage = Exclude<keyof ClaimPages, 'over'>;

type PageStatus = 200 | 403 | 404 | 410 | 503;

export interface PageOptions {
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
  /** Origins that pages may send requests to, besides the product's own. */
  readonly connectTo?: readonly string[];
  /** Whether pages may show Google's satellite pictures. */
  readonly googleMaps?: boolean;
  /** External services that the legal pages name. */
  readonly services?: ServicesInUse;
  /** Where people report a weakness, as a URI; null: nowhere. */
  readonly securityContact?: string | null;
  readonly clock?: Clock;
  /** Reads the home whose score is shown before the page's scripts arrive; without it, none is. */
  readonly readHome?: ReadHome;
  /** Where the files of each version are kept (`keepAssets`); without it, only this version's are served. */
  readonly keptAssets?: string;
}

/**
 * Serves the built web application from `directory`.
 * @throws Error if it wasn't built
 */
export async function createPageRoutes(
  directory: string,
  {
    origin,
    connectTo = [],
    googleMaps = false,
    services = {},
    securityContact = null,
    clock = systemClock(),
    readHome,
    keptAssets,
  }: PageOptions,
): Promise<PageRoutes> {
  const render = createPageRenderer({ connectTo, googleMaps }, services);
  const publicPages = await readPublicPages(directory);
  const fallback = await readPage(directory, '__spa-fallback.html');
  const claimPages = await readClaimPages(directory);
  const browserPages = await readBrowserPages(directory);

  const answer = async (context: Context<HttpEnv>, page: Page, status: PageStatus) => {
    const variant = variantFor(context, origin, page === fallback);
    const { body, policy } = await render(page, variant);
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', isClaimLink(context) ? 'no-store' : 'private, no-cache');
    // What the browser renders is for one reader; its head says so too, but not to those that run no scripts.
    if (page === fallback || isShared(context.req.path)) context.header('X-Robots-Tag', 'noindex');
    if (isShared(context.req.path)) context.header('Referrer-Policy', 'no-referrer');
    context.header('Vary', varied);
    context.header('Content-Type', 'text/html; charset=utf-8');
    if (variant.encoding !== null) context.header('Content-Encoding', variant.encoding);
    return context.body(body, status);
  };

  const routes = new Hono<HttpEnv>();
  for (const [address, page] of publicPages) {
    const alsoInBrowser = browserPages.forAll.includes(address);
    const inSpanish = address === '/' ? '/es' : `/es${address}`;
    routes.on('GET', asTyped(address), (context) => {
      const isAboutHome = alsoInBrowser && context.req.query('property') !== undefined;
      if (!isAboutHome && publicPages.has(inSpanish)) {
        const isSpanish = isFirstVisit(context) && responseLanguage(context) === 'es';
        if (isSpanish) return leadTo(context, inSpanish);
      }
      return answer(context, isAboutHome ? fallback : page, 200);
    });
  }
  // Photos shared to the installed application are taken by its service worker; without it, the page says that none arrived.
  for (const address of ['/add-photos', '/es/add-photos']) {
    routes.post(address, (context) => context.redirect(address, 303));
  }
  if (readHome !== undefined) {
    const drawFirstView = await openFirstView(directory, readHome);
    for (const address of homePages) {
      routes.get(address, async (context) => {
        const plain = await answer(context, fallback, 200);
        const placeFirstView = await drawFirstView(context);
        if (placeFirstView === null) return plain;
        const variant = variantFor(context, origin, true);
        const page = placeFirstView((await render(fallback, variant)).html);
        context.header('Cache-Control', 'no-store');
        return context.body(await encode(page, variant.encoding, { brotliQuality: 4 }));
      });
    }
  }
  const operatorPages = browserPages.forOperators.flatMap(asTyped);
  for (const address of [...browserPages.forAll.flatMap(asTyped), ...operatorPages]) {
    routes.get(address, (context) => answer(context, fallback, 200));
  }
  const site = describeSite([...publicPages.keys()].filter((address) => !isShared(address)));
  routes.get('/robots.txt', (context) => context.text(site.robots(ownOrigin(context, origin))));
  routes.get('/sitemap.xml', (context) =>
    context.body(site.sitemap(ownOrigin(context, origin)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  );
  if (securityContact !== null) {
    routes.get('/.well-known/security.txt', (context) =>
      context.text(securityFile(securityContact, ownOrigin(context, origin), clock())),
    );
  }
  const assets = assetsIn(directory);
  const earlier = keptAssets === undefined ? null : await findEarlierAssets(assets, keptAssets);
  routes.route('/', await createAssetRoutes(earlier === null ? [assets] : [assets, earlier]));
  // Pages are served only by the routes above, with their policy. The other built files are icons, pictures and page data.
  routes.get('/:page{.+\\.html}', () => {
    throw new DssError('route_not_found');
  });
  routes.use('/:file{.+\\.[a-z0-9]+}', serveStatic({ root: directory }));

  return {
    routes,
    operatorPages,
    answerWithPage: async (context, status) => {
      if (status === 404 || !isClaimLink(context)) return answer(context, fallback, status);
      return status === 410
        ? answer(context, claimPages[preferredLanguage(context)].over, status)
        : context.redirect(context.req.path, 303);
    },
    answerWithClaimPage: (context, which) =>
      answer(context, claimPages[preferredLanguage(context)][which], 200),
    statusOf: (error, context) => {
      if (operatorPages.includes(context.req.path)) return isRefusal(error) ? 403 : 503;
      return pageStatus(error, context);
    },
  };
}

/** Whether somebody comes from elsewhere and has never chosen a language: then their browser's decides. */
function isFirstVisit(context: Context<HttpEnv>): boolean {
  const isFromHere = context.req.header('Sec-Fetch-Site') === 'same-origin';
  return !isFromHere && getCookie(context, languageCookie) === undefined;
}

/** The browser keeps what comes after a hash. */
function leadTo(context: Context<HttpEnv>, address: string): Response {
  context.header('Cache-Control', 'private, no-cache');
  context.header('Vary', varied);
  return context.redirect(`${address}${new URL(context.req.url).search}`);
}

/** What a page depends on besides its address. */
const varied = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site';

/** The ways in which people write a page's address. */
function asTyped(address: string): string[] {
  return address === '/' ? [address] : [address, `${address}/`];
}

/** The scripts, styles and fonts of the built web application. */
export function assetsIn(directory: string): string {
  return path.join(directory, 'assets');
}

/** The cookie with the visitor's choice of light or dark. */
const themeCookie = 'dss_theme';

function variantFor(
  context: Context<HttpEnv>,
  origin: string | null,
  isFallback: boolean,
): PageVariant {
  const chosen = getCookie(context, themeCookie);
  return {
    origin: ownOrigin(context, origin),
    theme: themes.find((theme) => theme === chosen) ?? null,
    language: isFallback ? (/^\/es(\/|$)/.test(context.req.path) ? 'es' : 'en') : null,
    encoding: bestEncoding(context),
  };
}

/** The page that shows what somebody shared. Search engines must not list it, though it is prerendered like the public pages. */
function isShared(address: string): boolean {
  return /^(?:\/es)?\/shared\/?$/.test(address);
}

function isClaimLink(context: Context): boolean {
  return /^\/claim\/[^/]+$/.test(context.req.path);
}

/** Whether the client wants a page instead of data. */
export function wantsPage(context: Context): boolean {
  return (
    (['GET', 'HEAD'].includes(context.req.method) || isClaimLink(context)) &&
    !/^\/(api|functions|photos|assets)\//.test(context.req.path) &&
    (context.req.header('Accept') ?? '').includes('text/html')
  );
}

function pageStatus(error: Error, context: Context): PageStatus | null {
  if (!(error instanceof DssError)) return null;
  if (error.code === 'claim_link_invalid') return 410;
  if (error.code === 'foreign_origin' && isClaimLink(context)) return 403;
  return error.code === 'route_not_found' ? 404 : null;
}

/** Whether operators' pages are closed to whoever asks; otherwise it can't be told, because the database is away. */
function isRefusal(error: Error): boolean {
  const refusals = ['operators_only', 'operators_second_factor_needed', 'session_missing'];
  return error instanceof DssError && refusals.includes(error.code);
}
