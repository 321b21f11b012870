import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Actor, Database } from '../db/index.ts';
import { isFromOwnPage, ownOrigin, type HttpEnv } from '../http/index.ts';
import type { VisitorTokens } from './tokens.ts';
import { findVisitor, newVisitor } from './visitor.ts';

const cookieName = 'dss_visitor';
/** 400 days, the longest that browsers keep a cookie. */
const cookieSeconds = 400 * 24 * 60 * 60;

export interface VisitorDependencies {
  readonly db: Database;
  readonly tokens: VisitorTokens;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

/**
 * Identifies the actor of a request by `Authorization: Bearer`, else by the browser's cookie. An invalid bearer token is an
 * error; with an invalid cookie the actor is a stranger.
 */
export function identifyActor({
  db,
  tokens,
  origin,
}: VisitorDependencies): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    // The response depends on the actor, so no cache may store it.
    context.header('Cache-Control', 'no-store');
    // An empty token is refused instead of counting as a stranger's.
    const bearer = /^Bearer\b *(.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const cookie = getCookie(context, cookieName);
    if (bearer === undefined && cookie !== undefined) assertOwnOrigin(context, origin);
    const token = bearer ?? cookie;
    const visitorId = token === undefined ? null : await tokens.read(token);
    const actor = visitorId === null ? null : await findVisitor(db, visitorId);
    if (bearer !== undefined && actor === null) throw new DssError('visitor_token_invalid');
    context.set('actor', actor);
    await next();
  };
}

/**
 * Requires requests that change something with a cookie to come from our own pages, because browsers send the cookie with other
 * sites' requests too. Requests without cookie and token are a stranger's and need no such check.
 */
function assertOwnOrigin(context: Context<HttpEnv>, origin: string | null): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return;
  if (!isFromOwnPage(context, origin)) throw new DssError('foreign_origin');
}

/** The actor who will own what a first write creates. A new visitor is stored by that write, and only if it succeeds. */
export interface FutureOwner {
  readonly actor: Actor;
  readonly isNew: boolean;
}

/** The request's actor, or a new visitor for a stranger. Send its cookie once the write has stored it. */
export function actorOrNewVisitor(context: Context<HttpEnv>): FutureOwner {
  const known = context.var.actor;
  return { actor: known ?? newVisitor(), isNew: known === null };
}

/** Sets the cookie that makes the browser this visitor's device. */
export async function sendVisitorCookie(
  context: Context<HttpEnv>,
  { tokens, origin }: VisitorDependencies,
  visitor: Actor,
): Promise<void> {
  setCookie(context, cookieName, await tokens.sign(visitor.id), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: ownOrigin(context, origin).startsWith('https:'),
    path: '/',
    maxAge: cookieSeconds,
  });
}
