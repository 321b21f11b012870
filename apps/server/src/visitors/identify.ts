import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Actor, Database } from '../db/index.ts';
import { isFromOwnPage, ownOrigin, type HttpEnv } from '../http/index.ts';
import type { VisitorTokens } from './tokens.ts';
import { newVisitor } from './visitor.ts';

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
 * error; with an invalid cookie the actor is a stranger. Whether the visitor is still active is checked by the transactions of
 * the request, on their way.
 */
export function identifyActor({
  tokens,
  origin,
}: Pick<VisitorDependencies, 'tokens' | 'origin'>): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    // The response depends on the actor, so no cache may store it.
    context.header('Cache-Control', 'no-store');
    // An empty token is refused instead of counting as a stranger's.
    const bearer = /^Bearer\b *(.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const cookie = getCookie(context, cookieName);
    if (bearer === undefined && cookie !== undefined) assertOwnOrigin(context, origin);
    const token = bearer ?? cookie;
    const visitorId = token === undefined ? null : await tokens.read(token);
    if (bearer !== undefined && visitorId === null) throw new DssError('visitor_token_invalid');
    const ifEnded = bearer === undefined ? 'stranger' : 'refused';
    context.set('actor', visitorId === null ? null : { kind: 'visitor', id: visitorId, ifEnded });
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

/**
 * Runs a first write as the request's actor, or as a new visitor for a stranger, whose browser gets the cookie once the write
 * has stored it. A browser whose visitor has ended is a stranger's; `write` then runs a second time, after the first was rolled
 * back.
 */
export async function asActorOrNewVisitor<Result>(
  context: Context<HttpEnv>,
  dependencies: VisitorDependencies,
  write: (owner: FutureOwner) => Promise<Result>,
): Promise<Result> {
  const known = context.var.actor;
  if (known !== null) {
    try {
      return await write({ actor: { ...known, ifEnded: 'refused' }, isNew: false });
    } catch (error) {
      const hasEnded = error instanceof DssError && error.code === 'visitor_token_invalid';
      if (!hasEnded || known.ifEnded === 'refused') throw error;
    }
  }
  const actor = newVisitor();
  const result = await write({ actor, isNew: true });
  await sendVisitorCookie(context, dependencies, actor);
  return result;
}

/** Sets the cookie that makes the browser this visitor's device. */
async function sendVisitorCookie(
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
