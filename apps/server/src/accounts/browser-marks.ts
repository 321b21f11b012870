import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import type { HttpEnv } from '../http/index.ts';
import { cookiePrefix } from './session-tokens.ts';

/** What a browser keeps of what was done with an account in it, in signed cookies that no page can read. None of them signs in. */
export interface BrowserMarks {
  /** Marks the browser as the one that made an account. */
  readonly markSignUp: (context: Context<HttpEnv>, userId: string) => Promise<void>;
  /** The account that was made in this browser. */
  readonly signedUpAs: (context: Context<HttpEnv>) => Promise<string | null>;
  readonly dropSignUp: (context: Context<HttpEnv>) => void;
}

const daySeconds = 24 * 60 * 60;

/** @param keptDays how long an account waits for its confirmation */
export function createBrowserMarks(
  secret: string,
  { secure, keptDays }: { readonly secure: boolean; readonly keptDays: number },
): BrowserMarks {
  const signUp = `${cookiePrefix}.sign_up`;
  const prefix = secure ? 'host' : undefined;
  // A key for each cookie, so that the value of one is worth nothing in another.
  const keyOf = (cookie: string) => createHmac('sha256', secret).update(cookie).digest('base64url');
  return {
    markSignUp: (context, userId) =>
      setSignedCookie(context, signUp, userId, keyOf(signUp), {
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        path: '/',
        maxAge: keptDays * daySeconds,
        ...(prefix === undefined ? {} : { prefix }),
      }),
    signedUpAs: async (context) => {
      const userId = await getSignedCookie(context, keyOf(signUp), signUp, prefix);
      return z.uuid().safeParse(userId).data ?? null;
    },
    dropSignUp: (context) => {
      deleteCookie(context, signUp, { path: '/', secure, ...(prefix && { prefix }) });
    },
  };
}
