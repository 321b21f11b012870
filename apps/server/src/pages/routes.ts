import { serveStatic } from '@hono/node-server/serve-static';
import { DssError } from '@dss/domain';
import { Hono, type Context } from 'hono';
import type { HttpEnv } from '../http/index.ts';
import { readPage, readPublicPages, type Page } from './built-pages.ts';

/** Pages that are drawn in the browser from one file. Public pages stand as files of their own. */
const browserRoutes = ['/new-property', '/analysis-progress/:id', '/property/:id'];

export interface PageRoutes {
  readonly routes: Hono<HttpEnv>;
  /** The page that the browser draws by its own address, with any status: not found, gone. */
  answerWithPage(context: Context<HttpEnv>, status: 200 | 404 | 410): Response;
}

/**
 * Serves the built web application from `directory`.
 * @throws Error when it was not built
 */
export async function createPageRoutes(directory: string): Promise<PageRoutes> {
  const publicPages = await readPublicPages(directory);
  const fallback = await readPage(directory, '__spa-fallback.html');

  const answer = (context: Context<HttpEnv>, page: Page, status: 200 | 404 | 410) => {
    context.header('Content-Security-Policy', page.policy);
    context.header('Cache-Control', 'no-cache');
    return context.html(page.html, status);
  };

  const routes = new Hono<HttpEnv>();
  for (const [address, page] of publicPages) {
    routes.get(address, (context) => answer(context, page, 200));
    if (address !== '/') routes.get(`${address}/`, (context) => answer(context, page, 200));
  }
  for (const route of browserRoutes) routes.get(route, (context) => answer(context, fallback, 200));
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

  return { routes, answerWithPage: (context, status) => answer(context, fallback, status) };
}

/** Whether whoever asks wants to look at a page, not at data. */
export function wantsPage(context: Context): boolean {
  return (
    ['GET', 'HEAD'].includes(context.req.method) &&
    !/^\/(api|functions|photos|assets)\//.test(context.req.path) &&
    (context.req.header('Accept') ?? '').includes('text/html')
  );
}

/** Errors that a person may meet by opening an address, and that the browser draws as a page. */
export function pageStatus(error: Error): 404 | 410 | null {
  if (!(error instanceof DssError)) return null;
  if (error.code === 'claim_link_invalid') return 410;
  return error.code === 'route_not_found' ? 404 : null;
}
