import { setTimeout as delay } from 'node:timers/promises';
import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { Actor, Database } from '../db/index.ts';
import { responseLanguage } from '../http/response-language.ts';
import { isFromOwnPage, mailOrigin, ownOrigin } from '../http/origin.ts';
import type { HttpEnv } from '../http/router.ts';
import type { CountedEvent, RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { AccountNotice, SendAccountMail } from './account-mail.ts';
import type { Accounts } from './accounts.ts';
import { toKnownError } from './auth-errors.ts';
import type { AccountOwner } from './auth-mails.ts';
import type { Auth } from './open-auth.ts';
import { networkHeader, pageLink, type MailCause } from './running-calls.ts';
import type { SessionCookies } from './session-tokens.ts';

export interface AccountDependencies {
  readonly accounts: Accounts;
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
  readonly nativeOrigins: readonly string[];
  readonly sendAccountMail: SendAccountMail;
  /** The shortest time, in milliseconds, for an answer that must not reveal whether an address has an account. */
  readonly minAnswerMs: number;
}

/**
 * Takes as long as for any other address, because writing a mail takes longer than writing none. A failure, which depends on
 * nothing that is stored, is thrown at once.
 */
export async function answerAlike<Result>(
  { minAnswerMs }: Pick<AccountDependencies, 'minAnswerMs'>,
  work: Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work, delay(minAnswerMs)]);
  return result;
}

/** What a mail needs from the request that causes it. */
export function mailCause(
  context: Context<HttpEnv>,
  { origin }: Pick<AccountDependencies, 'origin'>,
): MailCause {
  return {
    get origin() {
      return mailOrigin(context, origin);
    },
    locale: responseLanguage(context),
  };
}

interface Answered<Result> {
  readonly headers: Headers;
  readonly response: Result;
}

/** What a call to the library needs: its functions, and the request's headers with only what concerns it. */
export interface AuthCall {
  readonly auth: Auth;
  readonly api: Auth['api'];
  readonly headers: Headers;
}

/**
 * Calls the library for a request, and hands its cookies to the browser.
 * @param pending what a program was given for the second step of its sign-in
 * @returns the answer, and the signed values of the cookies that were set
 * @throws DssError of the catalog
 */
export async function callAuth<Result>(
  context: Context<HttpEnv>,
  dependencies: AccountDependencies,
  call: (calling: AuthCall) => Promise<Answered<Result>>,
  { withCookies = true, pending }: { withCookies?: boolean; pending?: string | undefined } = {},
): Promise<{ readonly result: Result; readonly issued: Issued }> {
  const { accounts, origin, rateLimiter } = dependencies;
  const { cookies } = accounts;
  const auth = await accounts.auth();
  const headers = new Headers({
    cookie: cookiesOf(context, cookies, pending),
    'user-agent': (context.req.header('User-Agent') ?? '').slice(0, 300),
    // Where a passkey's answer must have been made.
    origin: ownOrigin(context, origin),
    [networkHeader]: (rateLimiter.requester(context).network ?? '').replace(/\/64$/, ''),
  });
  try {
    const { headers: answered, response } = await auth.causing(mailCause(context, { origin }), () =>
      call({ auth, api: auth.api, headers }),
    );
    const issued = readIssued(answered, cookies);
    if (withCookies) sendCookies(context, answered, cookies);
    return { result: response, issued };
  } catch (error) {
    throw toKnownError(error);
  }
}

/** Signed values of the cookies in an answer: undefined for one that it doesn't set, '' for one that it deletes. */
interface Issued {
  readonly session: string | undefined;
  readonly pending: string | undefined;
}

function readIssued(headers: Headers, cookies: SessionCookies): Issued {
  const valueOf = (name: string) => {
    const line = headers.getSetCookie().findLast((set) => set.startsWith(`${name}=`));
    return line === undefined
      ? undefined
      : decodeURIComponent(line.slice(name.length + 1).split(';', 1)[0] ?? '');
  };
  return { session: valueOf(cookies.session), pending: valueOf(cookies.pending) };
}

function cookiesOf(
  context: Context<HttpEnv>,
  cookies: SessionCookies,
  pending: string | undefined,
): string {
  const bearer = /^Bearer +(.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  const session = bearer ?? getCookie(context, cookies.session);
  const values = {
    [cookies.session]: session,
    [cookies.challenge]: bearer === undefined ? getCookie(context, cookies.challenge) : undefined,
    [cookies.pending]:
      pending ?? (bearer === undefined ? getCookie(context, cookies.pending) : undefined),
  };
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    )
    .join('; ');
}

/** Passes on the cookies that we use: the library also ends some that it never set. */
function sendCookies(context: Context<HttpEnv>, answered: Headers, cookies: SessionCookies): void {
  for (const line of answered.getSetCookie()) {
    const ours = [cookies.session, cookies.pending, cookies.challenge];
    if (ours.some((name) => line.startsWith(`${name}=`))) {
      context.header('Set-Cookie', line, { append: true });
    }
  }
}

/** Deletes the cookie of a session that is no longer valid. */
export function dropSession(context: Context<HttpEnv>, { session, secure }: SessionCookies): void {
  deleteCookie(context, session, { path: '/', secure });
}

/**
 * Refuses what another site's page sends, with or without a cookie: it could sign somebody in to an account of its own. Refuses changes by way of
 * an address that isn't ours, too, because mails about them lead there.
 * @throws DssError `foreign_origin`, `foreign_host`
 */
export function refuseOtherSites({
  origin,
  nativeOrigins,
}: Pick<AccountDependencies, 'origin' | 'nativeOrigins'>): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const from = context.req.header('Origin');
    const isPage = from !== undefined || context.req.header('Sec-Fetch-Site') !== undefined;
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    const isApp = from !== undefined && nativeOrigins.includes(from);
    if (changes && isPage && !isApp && !isFromOwnPage(context, origin)) {
      throw new DssError('foreign_origin');
    }
    if (changes) mailOrigin(context, origin);
    await next();
  };
}

/** The account that an attempt or a mail is about. */
export interface CountedAccount {
  readonly email: string;
  /** Separates its counts from those of other attempts. */
  readonly of?: string;
  /** Whether trying from many networks could find what is typed, so that all of them together are limited, too. */
  readonly guessable?: boolean;
}

/**
 * Counts an attempt or a mail, for the account at its network and for the network, whether or not it succeeds. A browser in which somebody
 * signed in to the account before counts by itself.
 * @throws DssError `too_many_sign_ins`
 */
export async function countAttempt(
  context: Context<HttpEnv>,
  { accounts, db, rateLimiter }: Pick<AccountDependencies, 'accounts' | 'db' | 'rateLimiter'>,
  limit: Extract<CountedEvent['limit'], 'signIn' | 'accountMail'>,
  account?: CountedAccount,
): Promise<void> {
  const from = rateLimiter.requester(context);
  if (account === undefined) {
    await db.asActor(from.actor, (tx) => rateLimiter.count(tx, from, [{ limit }]));
    return;
  }
  const { email, of = '', guessable = false } = account;
  const browser = await accounts.marks.signedInBefore(context, email);
  const requester = { ...from, actor: null, account: { email, browser, guessable } };
  await db.asActor(null, (tx) => rateLimiter.count(tx, requester, [{ limit, of }]));
}

/** @throws DssError `session_missing` unless a user sent the request */
export function requireUser(context: Context<HttpEnv>): { readonly actor: Actor } {
  const { actor } = context.var;
  if (actor?.kind !== 'user') throw new DssError('session_missing');
  return { actor };
}

/**
 * The owner of the account that is signed in.
 * @throws DssError `session_missing`
 */
export async function readOwner(context: Context<HttpEnv>, dependencies: AccountDependencies) {
  requireUser(context);
  const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
    api.getSession({ headers, returnHeaders: true }),
  );
  if (result === null) throw new DssError('session_missing');
  return result.user;
}

/** Mails an owner what was done in the account. */
export async function tellOwner(
  context: Context<HttpEnv>,
  dependencies: AccountDependencies,
  { id, email }: AccountOwner,
  kind: AccountNotice,
): Promise<void> {
  const cause = mailCause(context, dependencies);
  await dependencies.sendAccountMail({
    kind,
    to: email,
    userId: id,
    locale: cause.locale,
    url: pageLink(cause, 'forgot-password'),
  });
}

/**
 * Asks for the password of whoever is signed in, before something that a borrowed device must not do.
 * @throws DssError `session_missing`, `password_incorrect`, `too_many_sign_ins`
 */
export async function assertPassword(
  context: Context<HttpEnv>,
  dependencies: AccountDependencies,
  password: string,
): Promise<void> {
  await countAttempt(context, dependencies, 'signIn');
  await callAuth(context, dependencies, ({ api, headers }) =>
    api.verifyPassword({ body: { password }, headers, returnHeaders: true }),
  );
}
