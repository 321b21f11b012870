import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { dropSession } from '../accounts/call-auth.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { SignedIn } from '../accounts/session-tokens.ts';
import type { Actor, Database } from '../db/index.ts';
import { isFromOwnPage, ownOrigin } from '../http/origin.ts';
import { setHeaderOfAnyResponse, type HttpEnv } from '../http/router.ts';
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
 * Identifies the actor of a request: by `Authorization: Bearer` alone if there is one, else by the browser's cookies, the
 * account's before the visitor's. An invalid bearer token is an error; an invalid cookie counts as none. Whether the visitor is
 * still active, or the user still signed in, is checked by the transactions of the request, on their way.
 */
export function identifyActor({
  accounts,
  tokens,
  origin,
}: Pick<VisitorDependencies, 'tokens' | 'origin'> & {
  readonly accounts: Accounts;
}): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    // The response depends on the actor, so no cache may store it.
    setHeaderOfAnyResponse(context, 'Cache-Control', 'no-store');
    // An empty token is refused instead of counting as a stranger's.
    const bearer = /^Bearer\b *(.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const cookie = await readVisitorCookie(context, { tokens, origin });
    const session = getCookie(context, accounts.cookies.session);
    if (bearer === undefined && (cookie !== undefined || session !== undefined)) {
      assertOwnOrigin(context, origin);
    }
    // A token is a visitor's or an account's, never both.
    const user = await readUser(accounts, bearer, session);
    // Names the visitor whose properties an account may take over.
    const beside = context.req.header('X-Visitor-Token');
    const token = user === null ? (bearer ?? cookie) : bearer === undefined ? cookie : beside;
    const read = token === undefined ? null : await tokens.read(token);
    const visitorId = read?.visitorId ?? null;
    if (read?.isOld === true && token === cookie) {
      setVisitorCookie(context, origin, await tokens.sign(read.visitorId));
    }
    if (bearer !== undefined && user === null && visitorId === null) {
      throw new DssError('visitor_token_invalid');
    }
    context.set('visitorId', visitorId);
    context.set('actor', toActor(user, visitorId, bearer === undefined ? 'stranger' : 'refused'));
    await next();
    // From the next request on, the browser is its visitor's again.
    const hasEnded = context.error instanceof DssError && context.error.code === 'session_missing';
    if (hasEnded && bearer === undefined && user !== null) dropSession(context, accounts.cookies);
  };
}

/**
 * Reads the visitor's cookie. Over https its name begins with `__Host-`, so that no other host of the same domain can have set it. One that
 * was set before that is replaced, because homes hang on it.
 */
async function readVisitorCookie(
  context: Context<HttpEnv>,
  { tokens, origin }: Pick<VisitorDependencies, 'tokens' | 'origin'>,
): Promise<string | undefined> {
  if (!isSecure(context, origin)) return getCookie(context, cookieName);
  const cookie = getCookie(context, cookieName, 'host');
  const before = getCookie(context, cookieName);
  if (cookie !== undefined || before === undefined) return cookie;
  if ((await tokens.read(before)) === null) return undefined;
  setVisitorCookie(context, origin, before);
  deleteCookie(context, cookieName, { path: '/' });
  return before;
}

function isSecure(context: Context<HttpEnv>, origin: string | null): boolean {
  return ownOrigin(context, origin).startsWith('https:');
}

async function readUser(
  accounts: Accounts,
  bearer: string | undefined,
  session: string | undefined,
): Promise<SignedIn | null> {
  if (bearer === undefined) return accounts.readToken(session ?? '');
  return accounts.readToken(bearer) ?? (await accounts.readAccessToken(bearer));
}

function toActor(
  user: SignedIn | null,
  visitorId: string | null,
  ifEnded: 'stranger' | 'refused',
): Actor | null {
  if (user !== null) {
    return { kind: 'user', id: user.userId, session: user.session, ifEnded: 'refused' };
  }
  return visitorId === null ? null : { kind: 'visitor', id: visitorId, ifEnded };
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
  setVisitorCookie(context, origin, await tokens.sign(visitor.id));
}

function setVisitorCookie(context: Context<HttpEnv>, origin: string | null, token: string): void {
  const secure = isSecure(context, origin);
  setCookie(context, cookieName, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: cookieSeconds,
    ...(secure ? { prefix: 'host' as const } : {}),
  });
}

/** Makes the browser a stranger's again. */
export function dropVisitorCookie(context: Context<HttpEnv>, origin: string | null): void {
  const secure = isSecure(context, origin);
  deleteCookie(context, cookieName, {
    path: '/',
    secure,
    ...(secure ? { prefix: 'host' as const } : {}),
  });
}
