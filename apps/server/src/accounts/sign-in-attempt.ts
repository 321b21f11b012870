import { DssError, type signedInSchema } from '@dss/domain';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { HttpEnv } from '../http/router.ts';
import {
  type AccountDependencies,
  type AuthCall,
  callAuth,
  countAttempt,
  type CountedAccount,
} from './call-auth.ts';

interface SignInAttempt {
  /** How, as the log names it. */
  readonly way: 'password' | 'mailed_code' | 'mailed_link' | 'passkey' | 'second_factor';
  /** The account, as far as it was named. */
  readonly account?: CountedAccount;
  /** How the session is handed over: to a browser as a cookie, to a program as a token in the answer. */
  readonly as?: 'cookie' | 'token';
  /** What a program was given for the second step of its sign-in. */
  readonly pending?: string | undefined;
}

/**
 * Counts an attempt to sign in, makes it, and writes what came of it to the log. The browser in which somebody signed in is marked as
 * theirs.
 * @throws DssError of the catalog
 */
export async function attemptSignIn(
  context: Context<HttpEnv>,
  dependencies: AccountDependencies,
  { way, account, as = 'cookie', pending }: SignInAttempt,
  call: (calling: AuthCall) => Promise<{ headers: Headers; response: unknown }>,
): Promise<z.infer<typeof signedInSchema>> {
  const { accounts, rateLimiter } = dependencies;
  const note = (outcome: string, email: string | undefined) => {
    const { network } = rateLimiter.requester(context);
    // Keyed, so that lines can be compared, and nobody can be found by trying addresses.
    const hashed = (text: string | null | undefined) =>
      text === null || text === undefined ? null : accounts.hashForLog(text);
    context.var.log.info(
      { way, outcome, account: hashed(email), network: hashed(network) },
      'sign-in',
    );
  };
  try {
    await countAttempt(context, dependencies, 'signIn', account);
    const isProgram = as === 'token';
    const { issued } = await callAuth(context, dependencies, call, {
      withCookies: !isProgram,
      pending,
    });
    const session = issued.session === '' ? undefined : issued.session;
    const begun = accounts.readToken(session ?? '');
    const email =
      account?.email ?? (begun && (await (await accounts.auth()).emailOf(begun.userId)));
    const status = session === undefined ? 'second_factor' : 'signed_in';
    note(status, email ?? undefined);
    if (session !== undefined && !isProgram && email) {
      await accounts.marks.markSignIn(context, email);
    }
    return {
      status,
      ...(isProgram && session !== undefined ? { session_token: session } : {}),
      ...(isProgram && session === undefined ? { pending: issued.pending } : {}),
    };
  } catch (error) {
    note(error instanceof DssError ? error.code : 'failed', account?.email);
    throw error;
  }
}
