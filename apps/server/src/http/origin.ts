import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { DssError } from '@dss/domain';
import type { HttpEnv } from './router.ts';

/** The origin people open the product under: the configured one, else the one this request came to. */
export function ownOrigin(context: Context<HttpEnv>, configured: string | null): string {
  return configured ?? new URL(context.req.url).origin;
}

/** Whether a page of ours sent the request, as the browser says; who isn't a browser says nothing, and is no page of ours. */
export function isFromOwnPage(context: Context<HttpEnv>, configured: string | null): boolean {
  const from = context.req.header('Origin');
  if (from !== undefined) return from === ownOrigin(context, configured);
  const site = context.req.header('Sec-Fetch-Site');
  return site === 'same-origin' || site === 'none';
}

/**
 * Refuses requests that name a host which isn't ours. Otherwise a foreign page whose name is made to lead to this
 * machine would pass for our own.
 * @throws DssError `foreign_host`
 */
export function acceptHosts(isOurs: (hostname: string) => boolean): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (!isOurs(new URL(context.req.url).hostname)) throw new DssError('foreign_host');
    await next();
  };
}

/** The names under which a machine reaches itself: addresses, and `localhost`, which no foreign name server answers. */
export function isLocalName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0
  );
}

/** What the webviews of Capacitor's apps say of where a request comes from: iOS, Android. */
export const nativeOrigins: readonly string[] = ['capacitor://localhost', 'https://localhost'];

/** What the application sends beside what every page may: apps/web/app/api, apps/web/app/photos. */
const sentHeaders = [
  'Authorization',
  'Content-Type',
  'Prefer',
  'X-Chosen-Sha256',
  'X-File-Name',
  'X-Photo-Evidence',
  'X-Upload-Action',
  'X-Upload-View',
];

/** What it reads of an answer beside its body. */
const readHeaders = ['Retry-After', 'X-Request-Id'];

/** As long as Chromium remembers it at most. */
const rememberSeconds = 2 * 60 * 60;

/**
 * Lets the pages of native apps read our answers, and nobody else's (CORS). They send a bearer token and never a
 * cookie, so no answer says that credentials may come along. Pictures stay closed to other sites by
 * `Cross-Origin-Resource-Policy`: the apps ask for them as they ask for data.
 * @param origins none: every answer stays as it is
 */
export function answerNativeApps(origins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (origins.length === 0) return next();
    context.header('Vary', 'Origin', { append: true });
    const origin = context.req.header('Origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    context.header('Access-Control-Allow-Origin', origin);
    const asks =
      context.req.method === 'OPTIONS' &&
      context.req.header('Access-Control-Request-Method') !== undefined;
    if (!asks) {
      context.header('Access-Control-Expose-Headers', readHeaders.join(', '));
      return next();
    }
    context.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    context.header('Access-Control-Allow-Headers', sentHeaders.join(', '));
    context.header('Access-Control-Max-Age', String(rememberSeconds));
    return context.body(null, 204);
  };
}
