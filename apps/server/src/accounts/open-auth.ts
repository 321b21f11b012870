import { createHash, randomUUID } from 'node:crypto';
import { shortestPassword } from '@dss/domain';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { and, eq, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { tables } from '../db/index.ts';
import type { SendAccountMail } from './account-mail.ts';
import { createAuthMails } from './auth-mails.ts';
import { authPlugins } from './auth-plugins.ts';
import { forgetUnconfirmed, isUnconfirmed } from './confirm-account.ts';
import { createMailedLinks, linkSeconds, type AuthInside } from './mailed-links.ts';
import { createRunningCalls, networkHeader } from './running-calls.ts';
import { fullCookiePrefix, newSessionToken, type SignedIn } from './session-tokens.ts';
import { noteSecondFactor } from './ways-in.ts';

const day = 24 * 60 * 60;
const sessionSeconds = 7 * day;

export interface AuthOptions {
  readonly pool: pg.Pool;
  /** The first signs cookies and encrypts secrets; the others, newest first, decrypt what was encrypted while they were the first. */
  readonly secrets: readonly [string, ...string[]];
  /** The public origin; null: that of each request. */
  readonly origin: string | null;
  readonly secureCookies: boolean;
  readonly log: Logger;
  readonly sendMail: SendAccountMail;
  /** Null: passwords are kept as the library's scrypt hashes. */
  readonly passwords: PasswordHashing | null;
}

/** How passwords are kept. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (kept: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

export type Auth = ReturnType<typeof openAuth>;

/**
 * Sets better-auth up with our tables, tokens, mails and rules. Import this module no earlier than somebody has an account: loading
 * the library takes half a second of processor time, which a start doesn't need.
 */
export function openAuth(options: AuthOptions) {
  const { pool, secrets, origin, secureCookies, log, sendMail, passwords } = options;
  const db = drizzle(pool);
  const calls = createRunningCalls();
  // Its type is written, because the calls below are part of what the library's own is inferred from.
  const context = (): Promise<AuthInside> => auth.$context;
  const links = createMailedLinks(db, context);
  const mails = createAuthMails({ db, context, links, cause: calls.cause, sendMail });

  const auth = betterAuth({
    secrets: secrets.map((value) => ({ version: versionOf(value), value })),
    // For what was encrypted before it said by which.
    secret: secrets.at(-1),
    baseURL: origin ?? 'http://localhost',
    basePath: '/api/account',
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.credentials,
        verification: tables.verifications,
        twoFactor: tables.twoFactors,
        passkey: tables.passkeys,
        jwks: tables.signingKeys,
      },
    }),
    telemetry: { enabled: false },
    // Its messages may name addresses of email, which no log may contain: only that something failed is logged.
    logger: {
      level: 'error',
      log: (_level, _message, ...details: unknown[]) => {
        if (!calls.noteUnreachable(details)) log.error('an account could not be served');
      },
    },
    // Attempts are counted by our own limits, which hold for the calls that we make here too.
    rateLimit: { enabled: false },
    user: {
      additionalFields: { locale: { type: 'string', required: false, defaultValue: 'en' } },
      changeEmail: { enabled: true },
    },
    session: { expiresIn: sessionSeconds, updateAge: day, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      // Strength is judged before, by how hard a password is to guess.
      minPasswordLength: shortestPassword,
      maxPasswordLength: 128,
      ...(passwords && { password: passwords }),
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.resetPassword(user, token),
      onExistingUserSignUp: ({ user }) => mails.accountExists(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: linkSeconds,
      sendVerificationEmail: ({ user, token }) => mails.verifyEmail(user, token),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, token: newSessionToken(session.userId) },
          }),
        },
      },
    },
    advanced: {
      cookiePrefix: fullCookiePrefix(secureCookies),
      // The library would only write the weaker prefix `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: secureCookies },
      // Our own routes check where a request comes from.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [networkHeader] },
    },
    plugins: [...authPlugins(mails.signInCode)],
  });

  return {
    api: auth.api,
    causing: calls.causing,
    tellOfNewAccess: mails.tellOfNewAccess,
    addressOf: links.addressOf,
    confirmAddress: links.confirmAddress,
    removeAccess: links.removeAccess,
    ownerOfResetLink: links.ownerOfResetLink,
    spendChangeLink: links.spendChangeLink,
    endOtherSessions: async ({ userId, session }: SignedIn): Promise<void> => {
      const { sessions } = tables;
      const others = and(eq(sessions.userId, userId), ne(sessions.token, session));
      await db.delete(sessions).where(others);
    },
    forgetUnconfirmed: (email: string) => forgetUnconfirmed(db, email),
    isUnconfirmed: (email: string, userId?: string) => isUnconfirmed(db, email, userId),
    emailOf: async (userId: string): Promise<string | null> => {
      const { internalAdapter } = await context();
      return (await internalAdapter.findUserById(userId))?.email ?? null;
    },
    hasUser: async (email: string): Promise<boolean> => {
      const { internalAdapter } = await context();
      return (await internalAdapter.findUserByEmail(email)) !== null;
    },
    noteSecondFactor: (userId: string) => noteSecondFactor(db, userId),
  };
}

/** A secret's number, which is stored with what it encrypts. */
function versionOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE();
}
