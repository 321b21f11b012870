import { createHmac } from 'node:crypto';
import { DssError } from '@dss/domain';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import type pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { openPool } from '../db/index.ts';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';
import type { SendAccountMail } from './account-mail.ts';
import { createBrowserMarks, type BrowserMarks } from './browser-marks.ts';
import type { Auth, AuthOptions, PasswordHashing } from './open-auth.ts';
import {
  readSignedToken,
  sessionCookies,
  type SessionCookies,
  type SignedIn,
} from './session-tokens.ts';

export interface AccountsOptions {
  /** The application's login, with a session for each connection. */
  readonly connection: pg.PoolConfig;
  readonly secret: Buffer;
  /** Decrypt what earlier ones encrypted. */
  readonly earlierSecrets: readonly Buffer[];
  readonly origin: string | null;
  /** Whether cookies travel over https only. */
  readonly secureCookies: boolean;
  readonly clock: Clock;
  readonly log: Logger;
  readonly sendMail: SendAccountMail;
  /** Null: passwords are kept as scrypt hashes. */
  readonly passwords: PasswordHashing | null;
}

/** Everything that knows who is signed in. */
export interface Accounts {
  readonly cookies: SessionCookies;
  readonly marks: BrowserMarks;
  /** Stands for an address in the log: the same for the same one, and nobody can compute it without our secret. */
  readonly hashForLog: (text: string) => string;
  /** Set up at the first use. */
  readonly auth: () => Promise<Auth>;
  /** Reads the signed token of a cookie, or of a program. */
  readonly readToken: (signed: string) => SignedIn | null;
  /**
   * Reads an access token of the API, if `token` looks like one; else null.
   * @throws DssError `invalid_jwt` if it is expired or wasn't issued here
   */
  readonly readAccessToken: (token: string) => Promise<SignedIn | null>;
  /** Deletes sessions, links and codes that have expired, and accounts whose address was never confirmed. */
  readonly cleanUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const dayMs = 24 * 60 * 60_000;
/** How long an account waits for its address to be confirmed. Its link works for an hour, and another can be asked for. */
const unconfirmedDays = 7;

/** @returns a function that stops the cleanup */
export function startAccountCleanup(accounts: Accounts, log: Logger): () => Promise<void> {
  return startPeriodicCleanup({
    everyMs: dayMs / 4,
    cleanUp: accounts.cleanUp,
    log,
    failure: 'sessions that are over could not be deleted',
  });
}

/** As long as the specified cache of keys. */
const keyRetentionMs = 10 * 60_000;
const accessTokenSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The accounts' own, made of the product's. */
function ownSecret(secret: Buffer): string {
  return createHmac('sha256', secret).update('accounts').digest('base64url');
}

/** Opens connections of its own role, which reads accounts and nothing else; not before somebody has one. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { connection, origin, secureCookies, clock, log, sendMail, passwords } = options;
  const secret = ownSecret(options.secret);
  const secrets: [string, ...string[]] = [secret, ...options.earlierSecrets.map(ownSecret)];
  const role = [connection.options, '-c role=dss_accounts'].filter(Boolean).join(' ');
  const { pool, close } = openPool(
    { max: 5, connectionTimeoutMillis: 10_000, ...connection, options: role },
    (loss) => log.warn(loss, 'a connection of the accounts was lost'),
  );
  let opened: Promise<Auth> | undefined;
  const auth = () =>
    (opened ??= loadAuth({ pool, secrets, origin, secureCookies, log, sendMail, passwords }));

  let keys: { readonly verify: ReturnType<typeof createLocalJWKSet>; readonly at: number } | null =
    null;
  const publicKeys = async () => {
    const now = clock().getTime();
    if (keys === null || now - keys.at > keyRetentionMs) {
      const { api } = await auth();
      keys = { verify: createLocalJWKSet(await api.getJwks()), at: now };
    }
    return keys.verify;
  };

  return {
    cookies: sessionCookies(secureCookies),
    marks: createBrowserMarks(secret, { secure: secureCookies, keptDays: unconfirmedDays }),
    hashForLog: (text) =>
      createHmac('sha256', secret)
        .update(`log ${text.toLowerCase()}`)
        .digest('base64url')
        .slice(0, 16),
    auth,
    readToken: (signed) => readSignedToken(signed, secret),
    readAccessToken: async (token) => {
      if (!isAccessToken(token)) return null;
      try {
        const { payload } = await jwtVerify(token, await publicKeys(), { algorithms: ['EdDSA'] });
        const { sub, sid } = accessTokenSchema.parse(payload);
        return { userId: sub, session: sid };
      } catch (error) {
        throw new DssError('invalid_jwt', { cause: error });
      }
    },
    cleanUp: async () => {
      // By the database's clock, like the checks of whether a session is still valid.
      await pool.query('delete from auth.sessions where expires_at <= now()');
      await pool.query('delete from auth.verifications where expires_at <= now()');
      await pool.query(
        'delete from auth.users where not email_verified and created_at <= now() - make_interval(days => $1)',
        [unconfirmedDays],
      );
    },
    close,
  };
}

/** Loads the library at the first use, which takes half a second of processor time that a start doesn't need. */
async function loadAuth(options: AuthOptions): Promise<Auth> {
  const { openAuth } = await import('./open-auth.ts');
  return openAuth(options);
}

function isAccessToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'EdDSA';
  } catch {
    return false;
  }
}
