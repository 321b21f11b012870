import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './router.ts';

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
