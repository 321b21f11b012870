import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Actor, Database } from '../db/index.ts';
import { isFromOwnPage, ownOrigin, type HttpEnv } from '../http/index.ts';
import type { VisitorTokens } from './tokens.ts';
import { findVisitor, newVisitor } from './visitor.ts';

const cookieName = 'dss_visitor';
/** 400 days: the longest that browsers keep a cookie. */
const cookieSeconds = 400 * 24 * 60 * 60;

export interface VisitorDependencies {
  readonly db: Database;
  readonly tokens: VisitorTokens;
  /** The origin people open, or null for the one a request came to. */
  readonly origin: string | null;
}

/**
 * Finds out who asks: by `Authorization: Bearer`, else by the browser's cookie.
 * A bearer token that isn't valid is an error; a cookie that isn't is nobody.
 */
export function identifyActor({
  db,
  tokens,
  origin,
}: VisitorDependencies): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    // The answer depends on who asks: no cache on the way may keep it.
    context.header('Cache-Control', 'no-store');
    // An empty token is refused, not treated as a new visitor.
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
 * Browsers send the cookie wherever a request comes from; one that changes something must come from our own pages.
 * Whoever sends neither cookie nor token is nobody, and can do what anybody can: no origin has to answer for that.
 */
function assertOwnOrigin(context: Context<HttpEnv>, origin: string | null): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return;
  if (!isFromOwnPage(context, origin)) throw new DssError('foreign_origin');
}

/** Whom a first write makes an owner. A new visitor is kept by that write, and only if it succeeds. */
export interface FutureOwner {
  readonly actor: Actor;
  readonly isNew: boolean;
}

/** The asking actor; a stranger becomes a new visitor, to be sent its cookie once the write has kept it. */
export function actorOrNewVisitor(context: Context<HttpEnv>): FutureOwner {
  const known = context.var.actor;
  return { actor: known ?? newVisitor(), isNew: known === null };
}

/** Makes the browser that asks this visitor's device. */
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
