import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import { DssError, pathPrefix } from '@dss/domain';
import { responseLanguage } from './response-language.ts';
import type { HttpEnv } from './router.ts';

/** The product's public origin: the configured one, else the request's. */
export function ownOrigin(context: Context<HttpEnv>, configured: string | null): string {
  return configured ?? new URL(context.req.url).origin;
}

/** The address of one of our pages, in the language of the response. */
export function ownPage(
  context: Context<HttpEnv>,
  configured: string | null,
  path: string,
): string {
  return `${ownOrigin(context, configured)}${pathPrefix(responseLanguage(context))}${path}`;
}

/**
 * Where the links of a mail lead that a request causes: the configured origin, else the request's, which must be an address of this machine.
 * Anybody can write another one into a request, and would be sent what the reader's link opens.
 * @throws DssError `foreign_host`
 */
export function mailOrigin(context: Context<HttpEnv>, configured: string | null): string {
  if (configured !== null) return configured;
  const { hostname, origin } = new URL(context.req.url);
  if (!isThisMachine(hostname)) throw new DssError('foreign_host');
  return origin;
}

function isThisMachine(hostname: string): boolean {
  const address = hostname.replaceAll(/^\[|\]$/g, '');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) return isLocalName(hostname);
  const own = new BlockList();
  own.addSubnet('127.0.0.0', 8);
  for (const { address: known, family: kind } of Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses ?? [],
  )) {
    own.addAddress(known, kind === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  return own.check(address, family);
}

/** Whether one of our own pages sent the request, according to the browser. Clients without these headers aren't pages. */
export function isFromOwnPage(context: Context<HttpEnv>, configured: string | null): boolean {
  const from = context.req.header('Origin');
  if (from !== undefined) return from === ownOrigin(context, configured);
  const site = context.req.header('Sec-Fetch-Site');
  return site === 'same-origin' || site === 'none';
}

/**
 * Refuses requests for a foreign host name. Otherwise another site whose name resolves to this machine (DNS rebinding) would
 * count as our own origin.
 * @throws DssError `foreign_host`
 */
export function acceptHosts(isOurs: (hostname: string) => boolean): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (!isOurs(new URL(context.req.url).hostname)) throw new DssError('foreign_host');
    await next();
  };
}

/**
 * Leads a page that was opened under another name of this server to the configured origin: elsewhere photos, live updates and forms would
 * be refused as another site's. The health checks and the API answer under any name.
 * @param wantsPage whether a browser opens a page
 */
export function leadToOrigin(
  origin: string | null,
  wantsPage: (context: Context<HttpEnv>) => boolean,
): MiddlewareHandler<HttpEnv> {
  if (origin === null) return (_context, next) => next();
  const own = new URL(origin).host;
  return async (context, next) => {
    const { host, hostname, pathname, search } = new URL(context.req.url);
    if (host === own || !wantsPage(context) || isNameForProxies(context, hostname)) return next();
    return context.redirect(`${origin}${pathname}${search}`, 308);
  };
}

/** Whether a proxy may have put this name in the place of the one that was opened: then leading there would go round in circles. */
function isNameForProxies(context: Context<HttpEnv>, hostname: string): boolean {
  if (hostname === '[::1]' || hostname.startsWith('127.')) return true;
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  const isBare = isLocalName(hostname) || !hostname.includes('.');
  return isBare && context.req.header('X-Forwarded-For') !== undefined;
}

/** Names of the local machine: IP addresses, and `localhost`, which no public DNS server resolves. */
export function isLocalName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0
  );
}

/** Origins of requests from Capacitor's webviews: iOS, Android. */
export const nativeOrigins: readonly string[] = ['capacitor://localhost', 'https://localhost'];

/** Headers that the native apps send beyond those CORS always allows: apps/web/app/lib/api, apps/web/app/entities/photo. */
const sentHeaders = [
  'Authorization',
  'Content-Type',
  'Prefer',
  'X-Chosen-Sha256',
  'X-File-Name',
  'X-Photo-Evidence',
  'X-Upload-Action',
  'X-Upload-View',
  'X-Seen-On',
];

/** Response headers that the native apps read. */
const readHeaders = ['Retry-After', 'X-Report-Code', 'X-Request-Id'];

/** The longest that Chromium caches a preflight response. */
const rememberSeconds = 2 * 60 * 60;

/**
 * Lets the native apps, and no other origin, read our responses (CORS). They send a bearer token and never a cookie, so
 * credentials aren't allowed. `Cross-Origin-Resource-Policy` still blocks pictures for other sites; the apps fetch them like
 * data.
 * @param origins if empty, responses stay unchanged
 */
export function allowNativeApps(origins: readonly string[]): MiddlewareHandler<HttpEnv> {
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
