import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Actor, Database } from '../db/index.ts';
import { ownOrigin, type HttpEnv } from '../http/index.ts';
import type { VisitorTokens } from './tokens.ts';
import { findVisitor, newVisitor } from './visitor.ts';

const cookieName = 'dss_visitor';
/** 400 days: the longest that browsers keep a cookie. */
const cookieSeconds = 400 * 24 * 60 * 60;

/** Where whoever has no cookie gets a token. */
export const joiningPath = '/api/visitors';

export interface VisitorDependencies {
  readonly db: Database;
  readonly tokens: VisitorTokens;
  /** The origin people open, or null for the one a request came to. */
  readonly origin: string | null;
  /** Where the pages of native apps come from; none where there are no apps. */
  readonly nativeOrigins: readonly string[];
}

/**
 * Finds out who asks: by `Authorization: Bearer`, else by the browser's cookie.
 * A bearer token that isn't valid is an error; a cookie that isn't is nobody.
 */
export function identifyActor({
  db,
  tokens,
  origin,
  nativeOrigins,
}: VisitorDependencies): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    // What we answer depends on who asks: nothing on the way may keep it for the next.
    context.header('Cache-Control', 'no-store');
    // An empty token counts: who means to show one isn't taken for somebody new.
    const bearer = /^Bearer\b *(.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const cookie = getCookie(context, cookieName);
    if (bearer === undefined) {
      // An app becomes a visitor before its first write; a page of its origin that has a cookie is no app.
      const from = context.req.header('Origin') ?? '';
      const isJoining = context.req.path === joiningPath && cookie === undefined;
      if (!(isJoining && nativeOrigins.includes(from))) {
        assertOwnOrigin(context, origin, cookie !== undefined);
      }
    }
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
 * Without a cookie only a named foreign origin is refused: the terminal sends neither.
 */
function assertOwnOrigin(
  context: Context<HttpEnv>,
  origin: string | null,
  hasCookie: boolean,
): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return;
  const from = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  if (from === undefined && site === undefined && !hasCookie) return;
  const sameOrigin =
    from === undefined
      ? site === 'same-origin' || site === 'none'
      : from === ownOrigin(context, origin);
  if (!sameOrigin) throw new DssError('foreign_origin');
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
