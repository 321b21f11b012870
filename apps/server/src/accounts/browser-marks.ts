import { createHmac, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import type { HttpEnv } from '../http/router.ts';
import { cookiePrefix } from './session-tokens.ts';

/** What a browser keeps of what was done with an account in it, in signed cookies that no page can read. None of them signs in. */
export interface BrowserMarks {
  /** Marks the browser as the one that made an account. */
  readonly markSignUp: (context: Context<HttpEnv>, userId: string) => Promise<void>;
  /** The account that was made in this browser. */
  readonly signedUpAs: (context: Context<HttpEnv>) => Promise<string | null>;
  readonly dropSignUp: (context: Context<HttpEnv>) => void;
  /** Marks the browser as one in which somebody signed in to an account. The mark names nobody, and stays when they sign out. */
  readonly markSignIn: (context: Context<HttpEnv>, email: string) => Promise<void>;
  /** The browser, if somebody signed in to this account in it last; null otherwise. */
  readonly signedInBefore: (context: Context<HttpEnv>, email: string) => Promise<string | null>;
}

const daySeconds = 24 * 60 * 60;
/** The longest that browsers keep a cookie. */
const longestDays = 400;

/** @param keptDays how long an account waits for its confirmation */
export function createBrowserMarks(
  secret: string,
  { secure, keptDays }: { readonly secure: boolean; readonly keptDays: number },
): BrowserMarks {
  const signUp = `${cookiePrefix}.sign_up`;
  const browser = `${cookiePrefix}.browser`;
  const prefix = secure ? ('host' as const) : undefined;
  const attributes = (days: number) =>
    ({
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      path: '/',
      maxAge: days * daySeconds,
      ...(prefix === undefined ? {} : { prefix }),
    }) as const;
  // A key for each cookie, so that the value of one is worth nothing in another.
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  return {
    markSignUp: (context, userId) =>
      setSignedCookie(context, signUp, userId, keyOf(signUp), attributes(keptDays)),
    signedUpAs: async (context) => {
      const userId = await getSignedCookie(context, keyOf(signUp), signUp, prefix);
      return z.uuid().safeParse(userId).data ?? null;
    },
    dropSignUp: (context) => {
      deleteCookie(context, signUp, { path: '/', secure, ...(prefix && { prefix }) });
    },
    markSignIn: (context, email) =>
      setSignedCookie(
        context,
        browser,
        randomUUID(),
        keyOf(browser, email.toLowerCase()),
        attributes(longestDays),
      ),
    signedInBefore: async (context, email) => {
      const key = keyOf(browser, email.toLowerCase());
      const id = await getSignedCookie(context, key, browser, prefix);
      return z.uuid().safeParse(id).data ?? null;
    },
  };
}
