import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DssError, type Locale } from '@dss/domain';
import type { Context } from 'hono';
import type { HttpEnv } from '../http/router.ts';

/**
 * Reads a home with its newest result for whoever asks, as the web application draws it (`HomeToShow` in
 * `apps/web/app/routes/property/first-view.tsx`); null if it has no result, or may not be shown. May throw.
 */
export type ReadHome = (
  context: Context<HttpEnv>,
  propertyId: string,
  language: Locale,
) => Promise<object | null>;

/** Puts a home's first view into the application's page. */
type PlaceFirstView = (page: string) => string;

/** Draws a home's first view; null if whoever asks has none to see. */
type DrawFirstView = (context: Context<HttpEnv>) => Promise<PlaceFirstView | null>;

/** Where the view goes in the built page (`apps/web/app/routes/page-frame/starting-page.tsx`). */
const place = /(<div id="first-view"[^>]*>)(<\/div>)/;

/** A page without the view is better than one that is late: while the database is away, the page opens as usual. */
const patienceMs = 500;

/**
 * The web application draws a home's address and score on the server too, so that they show before its scripts have arrived. With
 * `FIRST_VIEW=off` it doesn't. `npm run bench -- phone` measures both on a phone four times slower, on a slow line: at a first visit the
 * score can be read after 0.4 s instead of 4.2 s, and at a later one, from the browser's cache, after 0.25 s instead of 1.5 s; the whole page
 * is there as soon with it as without.
 * @param directory of the built application for browsers; what the server runs is beside it
 * @throws Error if the web application wasn't built
 */
export async function openFirstView(directory: string, readHome: ReadHome): Promise<DrawFirstView> {
  const render = await loadRenderer(path.join(directory, '../first-view/first-view.js'));
  return async (context) => {
    const propertyId = context.req.param('propertyId');
    if (propertyId === undefined || !isOpened(context) || context.var.actor === null) return null;
    const language = context.req.path.startsWith('/es/') ? 'es' : 'en';
    try {
      const reading = readHome(context, propertyId, language);
      const home = await Promise.race([reading, delay(patienceMs, null, { ref: false })]);
      if (home === null) return null;
      const view = render({ ...home, language });
      return (page) =>
        page.replace(place, (_element, start: string, end: string) => start + view + end);
    } catch (error) {
      // Somebody else's home, or one that is gone, is not a failure.
      if (!(error instanceof DssError)) context.var.log.warn({ err: error }, 'no first view');
      return null;
    }
  };
}

/** Whether somebody opens the page. The service worker fetches it too, to keep one for all homes. */
function isOpened(context: Context<HttpEnv>): boolean {
  return context.req.header('Sec-Fetch-Mode') === 'navigate';
}

type Render = (home: object) => string;

async function loadRenderer(file: string): Promise<Render> {
  const built: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Error(`The web application is not built (${file} is missing). Run 'npm start'.`, {
      cause: error,
    });
  });
  const render: unknown = Reflect.get(Object(built), 'renderFirstView');
  if (typeof render !== 'function') throw new Error(`${file} draws no first view.`);
  return (home) => String(Reflect.apply(render, undefined, [home]));
}
