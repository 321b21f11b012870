import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A user who is signed in, as a token says. Whether the session is still valid is checked by the request's transactions. */
export interface SignedIn {
  readonly userId: string;
  readonly session: string;
}

/** The cookies of an account. */
export interface SessionCookies {
  /** Names the session, signed. */
  readonly session: string;
  /** Names a sign-in whose second step is missing, signed. */
  readonly pending: string;
  /** Names what a passkey is being asked, signed. */
  readonly challenge: string;
  readonly secure: boolean;
}

/** How the names of an account's cookies begin, which better-auth gives to its own with our settings. */
export const cookiePrefix = 'dss';

/** The whole beginning. With `__Host-`, no other host of the same domain can have set the cookie. */
export function fullCookiePrefix(secure: boolean): string {
  return secure ? `__Host-${cookiePrefix}` : cookiePrefix;
}

/** What follows the prefix in the name of the cookie of a sign-in whose second step is missing. */
export const pendingCookie = 'two_factor';

/** What follows the prefix in the name of the cookie of a passkey's challenge. */
export const challengeCookie = 'passkey';

export function sessionCookies(secure: boolean): SessionCookies {
  const prefix = fullCookiePrefix(secure);
  return {
    session: `${prefix}.session_token`,
    pending: `${prefix}.${pendingCookie}`,
    challenge: `${prefix}.${challengeCookie}`,
    secure,
  };
}

/**
 * A new session's token. It begins with the user's id, so that a request knows its actor without asking the database first.
 */
export function newSessionToken(userId: string): string {
  return `${userId}~${randomBytes(32).toString('base64url')}`;
}

/** Reads what the cookie holds: the token and its signature, as better-auth writes them. Null if it isn't valid. */
export function readSignedToken(signed: string, secret: string): SignedIn | null {
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, Math.max(dot, 0));
  // First, because what comes here with most requests is no session's.
  const end = token.indexOf('~');
  if (end === -1) return null;
  const userId = z.uuid().safeParse(token.slice(0, end)).data;
  if (userId === undefined) return null;
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const right = createHmac('sha256', secret).update(token).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { userId, session: token };
}
