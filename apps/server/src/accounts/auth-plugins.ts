import { passkey } from '@better-auth/passkey';
import { DssError } from '@dss/domain';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import { newRecoveryCodes } from './recovery-codes.ts';
import { challengeCookie, pendingCookie } from './session-tokens.ts';
import { writeUsedCode } from './ways-in.ts';

const minute = 60;
/** Longer than an app's code is accepted: in its own half minute, the one before and the one after. */
const appCodeSeconds = 2 * minute;
const codeSchema = z.object({ code: z.string() });
const product = 'Defensible Space Score';

/** Signs in whoever has just confirmed an address. */
const confirmedAccounts = {
  id: 'confirmed-accounts',
  endpoints: {
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
} satisfies BetterAuthPlugin;

const appCodesWorkOnce = {
  id: 'app-codes-work-once',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/two-factor/verify-totp',
        // Before it is checked, so that of several that use it at once, one does.
        handler: createAuthMiddleware(async (context) => {
          const { internalAdapter, createAuthCookie, secret } = context.context;
          const session = await getSessionFromCtx(context);
          const step = await context.getSignedCookie(createAuthCookie(pendingCookie).name, secret);
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
} satisfies BetterAuthPlugin;

/** A code by mail is a first step like a password; the library asks for the second one after a password only. */
function secondStep() {
  const plugin = twoFactor({
    issuer: product,
    twoFactorCookieMaxAge: 10 * minute,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: newRecoveryCodes,
    },
  });
  return {
    ...plugin,
    hooks: {
      after: plugin.hooks.after.map((hook) => ({
        ...hook,
        matcher: (context: Parameters<typeof hook.matcher>[0]) =>
          hook.matcher(context) || context.path === '/sign-in/email-otp',
      })),
    },
  };
}

function codesByMail(send: (email: string, code: string) => Promise<void>) {
  return emailOTP({
    disableSignUp: true,
    expiresIn: 10 * minute,
    storeOTP: 'hashed',
    sendVerificationOTP: ({ email, otp }) => send(email, otp),
  });
}

function passkeys() {
  return passkey({
    rpName: product,
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
  });
}

/** @throws DssError `passkey_refused` unless the authenticator made sure who holds it */
function assertHolder(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new DssError('passkey_refused');
}

function accessTokens() {
  return jwt({
    disableSettingJwtHeader: true,
    jwt: { expirationTime: '15m', definePayload: ({ session }) => ({ sid: session.id }) },
  });
}

/** What the library does for us besides passwords, by which the types of its calls are inferred. */
export function authPlugins(sendCode: (email: string, code: string) => Promise<void>) {
  return [
    confirmedAccounts,
    appCodesWorkOnce,
    secondStep(),
    codesByMail(sendCode),
    passkeys(),
    accessTokens(),
  ] as const;
}
