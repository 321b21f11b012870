import { createRoute } from '@hono/zod-openapi';
import {
  codeSignInSchema,
  doneSchema,
  DssError,
  emailOnlySchema,
  linkTokenRequestSchema,
  resetPasswordSchema,
  secondFactorSchema,
  signedInSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
} from '@dss/domain';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  answerLanguage,
  changingErrors,
  createRouter,
  json,
  jsonBody,
  type HttpEnv,
} from '../http/index.ts';
import { countedAs } from '../rate-limits/index.ts';
import {
  type AccountDependencies,
  answerAlike,
  type AuthCall,
  callAuth,
  countAttempt,
  dropSession,
} from './call-auth.ts';
import { passwordWeaknessesOf } from './password-strength.ts';

const tags = ['Accounts'];
const done = { status: 'ok' } as const;
const counted = countedAs('itself');

const signUpRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-up',
  tags,
  summary: 'Sign up with an email address and a password',
  description:
    'Mails a link that confirms the address; no session exists before it is opened. The answer is the same where there is an account already, whose owner is told by mail. `weak_password` has `reasons`.',
  ...counted,
  request: { body: jsonBody(signUpSchema) },
  responses: {
    200: json(doneSchema, 'A mail is on its way'),
    ...changingErrors('invalid_email', 'weak_password', 'too_many_sign_ins'),
  },
});

const resendRoute = createRoute({
  method: 'post',
  path: '/api/account/verification-mail',
  tags,
  summary: 'Send the link that confirms an address once more',
  ...counted,
  request: { body: jsonBody(emailOnlySchema) },
  responses: {
    200: json(doneSchema, 'Sent, if the address waits for it'),
    ...changingErrors('invalid_email', 'too_many_sign_ins'),
  },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/api/account/verify-email',
  tags,
  summary: 'Confirm an address with the token of a mailed link',
  description:
    'The token works once, for an hour. Confirming a new account signs in; confirming a changed address takes the session of its account.',
  ...counted,
  request: { body: jsonBody(linkTokenRequestSchema) },
  responses: {
    200: json(signedInSchema.pick({ status: true }), 'Confirmed, and signed in'),
    ...changingErrors('account_link_invalid', 'session_missing', 'too_many_sign_ins'),
  },
});

const signInRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-in',
  tags,
  summary: 'Sign in with a password',
  description:
    'With two-step sign-in, the answer is `second_factor`, and the session begins with `POST /api/account/sign-in/second-factor`.',
  ...counted,
  request: { body: jsonBody(signInSchema) },
  responses: {
    200: json(signedInSchema, 'Signed in, or one step to go'),
    ...changingErrors('invalid_credentials', 'email_not_verified', 'too_many_sign_ins'),
  },
});

const sendCodeRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-in/code',
  tags,
  summary: 'Mail a one-time code to sign in with',
  description: 'It works once, for ten minutes. The answer is the same where there is no account.',
  ...counted,
  request: { body: jsonBody(emailOnlySchema) },
  responses: {
    200: json(doneSchema, 'Sent, if there is such an account'),
    ...changingErrors('invalid_email', 'too_many_sign_ins'),
  },
});

const codeSignInRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-in/with-code',
  tags,
  summary: 'Sign in with a code from a mail',
  ...counted,
  request: { body: jsonBody(codeSignInSchema) },
  responses: {
    200: json(signedInSchema, 'Signed in, or one step to go'),
    ...changingErrors('code_invalid', 'too_many_sign_ins'),
  },
});

const secondFactorRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-in/second-factor',
  tags,
  summary: 'Finish a sign-in with a code of the authenticator app, or with a recovery code',
  ...counted,
  request: { body: jsonBody(secondFactorSchema) },
  responses: {
    200: json(signedInSchema, 'Signed in'),
    ...changingErrors('code_invalid', 'sign_in_expired', 'too_many_sign_ins'),
  },
});

const signOutRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-out',
  tags,
  summary: 'Sign out here, on all other devices, or everywhere',
  ...countedAs('nothing'),
  request: { body: jsonBody(signOutSchema) },
  responses: { 200: json(doneSchema, 'Signed out'), ...changingErrors('session_missing') },
});

const forgottenRoute = createRoute({
  method: 'post',
  path: '/api/account/forgotten-password',
  tags,
  summary: 'Mail a link to choose a new password',
  description: 'The answer is the same where there is no account.',
  ...counted,
  request: { body: jsonBody(emailOnlySchema) },
  responses: {
    200: json(doneSchema, 'Sent, if there is such an account'),
    ...changingErrors('invalid_email', 'too_many_sign_ins'),
  },
});

const resetRoute = createRoute({
  method: 'post',
  path: '/api/account/reset-password',
  tags,
  summary: 'Choose a new password with the token of a mailed link',
  description: 'The token works once, for an hour. Every session of the account ends.',
  ...counted,
  request: { body: jsonBody(resetPasswordSchema) },
  responses: {
    200: json(doneSchema, 'The new password holds'),
    ...changingErrors('account_link_invalid', 'weak_password', 'too_many_sign_ins'),
  },
});

/** Signing up, in and out, and what leads there by mail. */
export function createSignInRoutes(dependencies: AccountDependencies) {
  const { accounts } = dependencies;
  const handOver = async (
    context: Context<HttpEnv>,
    as: 'cookie' | 'token',
    call: (calling: AuthCall) => Promise<{ headers: Headers; response: unknown }>,
    pending?: string,
  ): Promise<z.infer<typeof signedInSchema>> => {
    const isProgram = as === 'token';
    const { issued } = await callAuth(context, dependencies, call, {
      withCookies: !isProgram,
      pending,
    });
    const isSignedIn = issued.session !== undefined && issued.session !== '';
    return {
      status: isSignedIn ? 'signed_in' : 'second_factor',
      ...(isProgram && isSignedIn ? { session_token: issued.session } : {}),
      ...(isProgram && !isSignedIn ? { pending: issued.pending } : {}),
    };
  };

  return createRouter()
    .openapi(signUpRoute, async (context) => {
      const { name, email, password } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', email);
      await assertStrong(password, [name, email]);
      await answerAlike(
        dependencies,
        callAuth(context, dependencies, async ({ auth, api, headers }) => {
          await auth.forgetUnverified(email);
          return api.signUpEmail({
            body: { name, email, password, locale: answerLanguage(context) },
            headers,
            returnHeaders: true,
          });
        }),
      );
      return context.json(done, 200);
    })
    .openapi(resendRoute, async (context) => {
      const { email } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', email);
      await answerAlike(
        dependencies,
        callAuth(context, dependencies, ({ api }) =>
          // Without the headers, because whoever is signed in here asks for any address alike.
          api.sendVerificationEmail({ body: { email }, returnHeaders: true }),
        ),
      );
      return context.json(done, 200);
    })
    .openapi(verifyRoute, async (context) => {
      const { token } = context.req.valid('json');
      await countAttempt(context, dependencies, 'signIn');
      const { actor } = context.var;
      await callAuth(context, dependencies, async ({ auth, api, headers }) => {
        const proof = await auth.spendEmailLink(token, actor?.kind === 'user' ? actor.id : null);
        return api.verifyEmail({ query: { token: proof }, headers, returnHeaders: true });
      });
      return context.json({ status: 'signed_in' as const }, 200);
    })
    .openapi(signInRoute, async (context) => {
      const { email, password, session_as: as } = context.req.valid('json');
      await countAttempt(context, dependencies, 'signIn', email);
      if (!isEmail(email)) throw new DssError('invalid_credentials');
      const answer = await handOver(context, as, ({ api, headers }) =>
        api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
      );
      return context.json(answer, 200);
    })
    .openapi(sendCodeRoute, async (context) => {
      const { email } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', email);
      await answerAlike(
        dependencies,
        callAuth(context, dependencies, ({ api, headers }) =>
          api.sendVerificationOTP({
            body: { email, type: 'sign-in' },
            headers,
            returnHeaders: true,
          }),
        ),
      );
      return context.json(done, 200);
    })
    .openapi(codeSignInRoute, async (context) => {
      const { email, code, session_as: as } = context.req.valid('json');
      await countAttempt(context, dependencies, 'signIn', email);
      if (!isEmail(email)) throw new DssError('code_invalid');
      const answer = await handOver(context, as, ({ api, headers }) =>
        api.signInEmailOTP({ body: { email, otp: code }, headers, returnHeaders: true }),
      );
      return context.json(answer, 200);
    })
    .openapi(secondFactorRoute, async (context) => {
      const { code, kind, session_as: as, pending } = context.req.valid('json');
      await countAttempt(context, dependencies, 'signIn');
      const answer = await handOver(
        context,
        as,
        ({ api, headers }) =>
          kind === 'app'
            ? api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
            : api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }),
        pending,
      );
      return context.json(answer, 200);
    })
    .openapi(signOutRoute, async (context) => {
      const { scope } = context.req.valid('json');
      if (context.var.actor?.kind !== 'user') throw new DssError('session_missing');
      await callAuth<unknown>(context, dependencies, ({ api, headers }) => {
        if (scope === 'others') return api.revokeOtherSessions({ headers, returnHeaders: true });
        if (scope === 'all') return api.revokeSessions({ headers, returnHeaders: true });
        return api.signOut({ headers, returnHeaders: true });
      });
      if (scope === 'all') dropSession(context, accounts.cookies);
      return context.json(done, 200);
    })
    .openapi(forgottenRoute, async (context) => {
      const { email } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', email);
      await answerAlike(
        dependencies,
        callAuth(context, dependencies, ({ api, headers }) =>
          api.requestPasswordReset({ body: { email }, headers, returnHeaders: true }),
        ),
      );
      return context.json(done, 200);
    })
    .openapi(resetRoute, async (context) => {
      const { token, password } = context.req.valid('json');
      await countAttempt(context, dependencies, 'signIn');
      await assertStrong(password, []);
      await callAuth(context, dependencies, ({ api, headers }) =>
        api.resetPassword({ body: { token, newPassword: password }, headers, returnHeaders: true }),
      );
      return context.json(done, 200);
    });
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

/** @throws DssError `invalid_email` */
export function assertEmail(text: string): void {
  if (!isEmail(text)) throw new DssError('invalid_email');
}

/** @throws DssError `weak_password` with the reasons */
export async function assertStrong(password: string, about: readonly string[]): Promise<void> {
  const reasons = await passwordWeaknessesOf(password, about);
  if (reasons.length > 0) throw new DssError('weak_password', { reasons });
}
