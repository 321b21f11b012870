import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DssError, locales, type Locale, shortestPassword } from '@dss/domain';
import { and, eq, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DatabaseUnavailable, tables } from '../db/index.ts';
import type { SendAccountMail } from './account-mail.ts';
import { isDatabaseAway } from './auth-errors.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmAnew,
  confirmAsSignedUp,
  forgetUnconfirmed,
  isUnconfirmed,
  type Confirmation,
} from './confirm-account.ts';
import {
  challengeCookie,
  fullCookiePrefix,
  newSessionToken,
  pendingCookie,
  type SignedIn,
} from './session-tokens.ts';
import {
  endOutstanding,
  noteSecondFactor,
  readRemovalLink,
  readWaysIn,
  removeWaysIn,
  writeRemovalLink,
  writeUsedCode,
} from './ways-in.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const sessionSeconds = 7 * day;
const linkSeconds = hour;
/** Longer than an app's code is accepted: in its own half minute, the one before and the one after. */
const appCodeSeconds = 2 * minute;
const codeSchema = z.object({ code: z.string() });
/** How long an owner has for removing what somebody else set up; and how young a second factor is then, since an older one protects the account. */
const removalSeconds = 7 * day;

/** The header by which the network of a request is handed to the library. */
export const networkHeader = 'x-dss-network';

/** What mails need from the request that causes them. */
export interface MailCause {
  /** Where links lead to. */
  readonly origin: string;
  readonly locale: Locale;
}

type LinkedPage = 'verify' | 'reset-password' | 'sign-in' | 'forgot-password' | 'remove-access';

/** The address of a page in the reader's language. */
export function pageLink({ origin, locale }: MailCause, page: LinkedPage, token = ''): string {
  // After the #, so that no log on the way contains the token.
  return `${origin}${locale === 'en' ? '' : `/${locale}`}/${page}${token === '' ? '' : `#${token}`}`;
}

export interface AuthOptions {
  readonly pool: pg.Pool;
  /** Signs cookies and encrypts secrets. */
  readonly secret: string;
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

interface RunningCall {
  readonly cause: MailCause;
  /** Whether the database was away, which the library reports only to its log. */
  away: DatabaseUnavailable | null;
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/**
 * Sets better-auth up with our tables, tokens, mails and rules. The library is loaded here and not before, because that takes
 * half a second of processor time, which a start doesn't need.
 */
export async function openAuth({
  pool,
  secret,
  origin,
  secureCookies,
  log,
  sendMail,
  passwords,
}: AuthOptions) {
  const [
    { betterAuth },
    { createAuthEndpoint, createAuthMiddleware, getSessionFromCtx },
    { setSessionCookie },
    { drizzleAdapter },
    { emailOTP },
    { jwt },
    { twoFactor },
    { passkey },
  ] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/api'),
    import('better-auth/cookies'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/plugins/email-otp'),
    import('better-auth/plugins/jwt'),
    import('better-auth/plugins/two-factor'),
    import('@better-auth/passkey'),
  ]);
  const db = drizzle(pool);
  const calls = new AsyncLocalStorage<RunningCall>();
  const cause = (): MailCause => {
    const known = calls.getStore();
    if (known === undefined) throw new Error('a mail has no request that causes it');
    return known.cause;
  };
  const linkTo = (page: LinkedPage, token?: string) => pageLink(cause(), page, token);

  const secondStep = twoFactor({
    issuer: 'Defensible Space Score',
    twoFactorCookieMaxAge: 10 * minute,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: newRecoveryCodes,
    },
  });

  const auth = betterAuth({
    secret,
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
        const away = details.find(isDatabaseAway);
        const call = calls.getStore();
        if (away === undefined || call === undefined) log.error('an account could not be served');
        else call.away = new DatabaseUnavailable(away);
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
      sendResetPassword: async ({ user, token }) =>
        sendMail({
          kind: 'reset_password',
          to: user.email,
          userId: user.id,
          locale: cause().locale,
          url: linkTo('reset-password', token),
        }),
      onExistingUserSignUp: async ({ user }) =>
        sendMail({
          kind: 'account_exists',
          to: user.email,
          userId: user.id,
          locale: cause().locale,
          url: linkTo('forgot-password'),
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: linkSeconds,
      sendVerificationEmail: async ({ user, token: signed }) => {
        const token = randomBytes(32).toString('base64url');
        const { internalAdapter } = await auth.$context;
        const isNew = !isChange(signed);
        await internalAdapter.createVerificationValue({
          identifier: isNew ? newAddressLink(token) : changeLink(token),
          // The link proves an address, whoever signed up with it. The library's own token could be used again until it expires, so
          // it stays here.
          value: isNew ? user.email : `${user.id} ${signed}`,
          expiresAt: new Date(Date.now() + linkSeconds * 1000),
        });
        await sendMail({
          kind: isNew ? 'verify_email' : 'confirm_new_email',
          to: user.email,
          userId: user.id,
          locale: cause().locale,
          url: linkTo('verify', token),
        });
      },
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
    plugins: [
      {
        id: 'confirmed-accounts',
        endpoints: {
          /** Signs in whoever has just confirmed an address. */
          startSession: createAuthEndpoint.serverOnly(
            { method: 'POST', body: z.object({ userId: z.uuid() }) },
            async (context) => {
              const { internalAdapter } = context.context;
              const user = await internalAdapter.findUserById(context.body.userId);
              if (user === null) throw new DssError('account_link_invalid');
              const session = await internalAdapter.createSession(user.id);
              await setSessionCookie(context, { session, user });
              return context.json({ id: session.id });
            },
          ),
        },
      },
      {
        id: 'app-codes-work-once',
        hooks: {
          before: [
            {
              matcher: ({ path }) => path === '/two-factor/verify-totp',
              // Before it is checked, so that of several that use it at once, one does.
              handler: createAuthMiddleware(async (context) => {
                const { internalAdapter, createAuthCookie, secret: key } = context.context;
                const session = await getSessionFromCtx(context);
                const step = await context.getSignedCookie(
                  createAuthCookie(pendingCookie).name,
                  key,
                );
                // The cookie is absent, or false where somebody changed it.
                const pending = typeof step === 'string' ? step : '';
                const userId =
                  session?.user.id ?? (await internalAdapter.findVerificationValue(pending))?.value;
                // The library refuses a step that is over.
                if (userId === undefined) return;
                const { code } = codeSchema.parse(context.body);
                const isFirst = await internalAdapter.reserveVerificationValue({
                  identifier: `app-code:${userId}:${code}`,
                  value: writeUsedCode(userId),
                  expiresAt: new Date(Date.now() + appCodeSeconds * 1000),
                });
                if (!isFirst) throw new DssError('code_invalid');
              }),
            },
          ],
        },
      },
      {
        ...secondStep,
        // A code by mail is a first step like a password; the library asks for the second one after a password only.
        hooks: {
          after: secondStep.hooks.after.map((hook) => ({
            ...hook,
            matcher: (context: Parameters<typeof hook.matcher>[0]) =>
              hook.matcher(context) || context.path === '/sign-in/email-otp',
          })),
        },
      },
      emailOTP({
        disableSignUp: true,
        expiresIn: 10 * minute,
        storeOTP: 'hashed',
        sendVerificationOTP: async ({ email, otp }) => {
          const { internalAdapter } = await auth.$context;
          const found = await internalAdapter.findUserByEmail(email);
          await sendMail({
            kind: 'sign_in_code',
            to: email,
            userId: found?.user.id ?? null,
            locale: cause().locale,
            code: otp,
          });
        },
      }),
      passkey({
        rpName: 'Defensible Space Score',
        // Asks for a fingerprint, a face or a code, so that a passkey alone is two factors: a device and its holder.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ verification }) => {
            assertHolder(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            assertHolder(verification.authenticationInfo.userVerified);
          },
        },
        advanced: { webAuthnChallengeCookie: challengeCookie },
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          expirationTime: '15m',
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  });

  return {
    api: auth.api,
    /**
     * Runs calls whose mails lead back to where the request came from.
     * @throws DatabaseUnavailable where that is why the library failed; else what the library throws
     */
    causing: <Result>(by: MailCause, call: () => Promise<Result>): Promise<Result> => {
      const running: RunningCall = { cause: by, away: null };
      return calls.run(running, async () => {
        try {
          return await call();
        } catch (error) {
          throw running.away ?? error;
        }
      });
    },
    endOtherSessions: async ({ userId, session }: SignedIn): Promise<void> => {
      const { sessions } = tables;
      const others = and(eq(sessions.userId, userId), ne(sessions.token, session));
      await db.delete(sessions).where(others);
    },
    forgetUnconfirmed: (email: string) => forgetUnconfirmed(db, email),
    isUnconfirmed: (email: string, userId?: string) => isUnconfirmed(db, email, userId),
    emailOf: async (userId: string): Promise<string | null> => {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findUserById(userId))?.email ?? null;
    },
    hasUser: async (email: string): Promise<boolean> => {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findUserByEmail(email)) !== null;
    },
    /**
     * The address that the token of a mailed link proves; null if it isn't of a link to a new account. It isn't spent.
     * @throws DssError `account_link_invalid` if the address is confirmed already
     */
    addressOf: async (token: string): Promise<string | null> => {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.findVerificationValue(newAddressLink(token));
      if (link === null) return null;
      const found = await internalAdapter.findUserByEmail(link.value);
      if (found?.user.emailVerified === true) throw new DssError('account_link_invalid');
      return link.value;
    },
    /**
     * Spends the token of a link to a new account, and confirms its address. Nothing else that anybody may have set is kept.
     * @returns the user of the account
     * @throws DssError `account_link_invalid`
     */
    confirmAddress: async (token: string, by: Confirmation): Promise<string> => {
      const { internalAdapter, password } = await auth.$context;
      const link = await internalAdapter.consumeVerificationValue(newAddressLink(token));
      const userId =
        link === null
          ? null
          : 'signedUpAs' in by
            ? await confirmAsSignedUp(db, link.value, by.signedUpAs)
            : await confirmAnew(db, link.value, by, password.hash);
      if (userId === null) throw new DssError('account_link_invalid');
      return userId;
    },
    /**
     * After a new password or another address: ends what was mailed before, and mails the owner what else is set up for signing in, with a
     * link that removes it.
     * @param owner with the address that the mail goes to
     */
    tellOfNewAccess: async (
      kind: 'password_changed' | 'email_changed',
      { id: userId, email }: AccountOwner,
    ): Promise<void> => {
      const { internalAdapter } = await auth.$context;
      await endOutstanding(db, userId);
      await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`);
      const { passkeys, secondFactor } = await readWaysIn(db, userId);
      const since = new Date(Date.now() - removalSeconds * 1000);
      const isYoung = secondFactor !== null && (secondFactor.since ?? since) > since;
      const token = randomBytes(32).toString('base64url');
      const removes = passkeys.length > 0 || isYoung;
      if (removes) {
        await internalAdapter.createVerificationValue({
          identifier: removalLink(token),
          value: writeRemovalLink({ userId, since }),
          expiresAt: new Date(Date.now() + removalSeconds * 1000),
        });
      }
      await sendMail({
        kind,
        to: email,
        userId,
        locale: cause().locale,
        url: linkTo('forgot-password'),
        removalUrl: removes ? linkTo('remove-access', token) : null,
        passkeys: passkeys.map((at) => at.toISOString()),
        secondFactor: secondFactor && { since: secondFactor.since?.toISOString() ?? null },
      });
    },
    noteSecondFactor: (userId: string) => noteSecondFactor(db, userId),
    /**
     * Spends the token of a link that removes ways in.
     * @returns the owner, and what was removed
     * @throws DssError `account_link_invalid`
     */
    removeAccess: async (token: string) => {
      const { internalAdapter } = await auth.$context;
      const kept = await internalAdapter.consumeVerificationValue(removalLink(token));
      const link = readRemovalLink(kept?.value);
      const owner = link && (await internalAdapter.findUserById(link.userId));
      if (link === null || owner === null) throw new DssError('account_link_invalid');
      return { owner, removed: await removeWaysIn(db, link) };
    },
    /**
     * Whose password a mailed link changes; it isn't spent.
     * @throws DssError `account_link_invalid`
     */
    ownerOfResetLink: async (token: string) => {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      const owner =
        link === null || link.expiresAt.getTime() < Date.now()
          ? null
          : await internalAdapter.findUserById(link.value);
      if (owner === null) throw new DssError('account_link_invalid');
      return owner;
    },
    /**
     * Spends the token of a link to a changed address.
     * @param userId the user who is signed in
     * @returns what the library accepts as proof, whose account it is, and its address so far
     * @throws DssError `account_link_invalid`, `session_missing`
     */
    spendChangeLink: async (
      token: string,
      userId: string | null,
    ): Promise<{ readonly proof: string; readonly userId: string; readonly former: string }> => {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.findVerificationValue(changeLink(token));
      const [owner = '', signed = ''] = link?.value.split(' ') ?? [];
      if (signed === '') throw new DssError('account_link_invalid');
      if (owner !== userId) throw new DssError('session_missing');
      const { email, updateTo } = addressesSchema.parse(decodeJwt(signed));
      const current = await internalAdapter.findUserByEmail(email);
      const spent = await internalAdapter.consumeVerificationValue(changeLink(token));
      if (spent === null || current?.user.id !== owner) throw new DssError('account_link_invalid');
      // Whoever signed up with the address since has no proof that it is theirs.
      await forgetUnconfirmed(db, updateTo);
      if ((await internalAdapter.findUserByEmail(updateTo)) !== null) {
        throw new DssError('account_link_invalid');
      }
      return { proof: signed, userId: owner, former: email };
    },
  };
}

/** Whose account it is, and where mails about it go. */
export interface AccountOwner {
  readonly id: string;
  readonly email: string;
}

/** @throws DssError `passkey_refused` unless the authenticator made sure who holds it */
function assertHolder(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new DssError('passkey_refused');
}

/** The language that an account asked for its mails in. */
export function localeOf(text: string | null | undefined): Locale {
  return locales.find((locale) => locale === text) ?? 'en';
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newAddressLink = (token: string) => `new-address:${hashOf(token)}`;
const changeLink = (token: string) => `email-link:${hashOf(token)}`;
const removalLink = (token: string) => `removal-link:${hashOf(token)}`;

/** What the library's proof of a changed address says. */
const addressesSchema = z.object({ email: z.string(), updateTo: z.string() });

function isChange(signed: string): boolean {
  return addressesSchema.safeParse(decodeJwt(signed)).success;
}
