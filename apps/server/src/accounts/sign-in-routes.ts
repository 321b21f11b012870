import { randomUUID } from 'node:crypto';
import {
  codeSignInSchema,
  doneSchema,
  DssError,
  emailOnlySchema,
  resetPasswordSchema,
  secondFactorSchema,
  signedInSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
  verifyEmailSchema,
} from '@dss/domain';
import type { Context } from 'hono';
import { z } from 'zod';
import { responseLanguage } from '../http/response-language.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { json, jsonBody } from '../http/describe-responses.ts';
import { accountPost } from './account-post.ts';
import { isUserNotCreated } from './auth-errors.ts';
import type { BrowserMarks } from './browser-marks.ts';
import { asRecoveryCode } from './recovery-codes.ts';
import {
  type AccountDependencies,
  answerAlike,
  type AuthCall,
  callAuth,
  countAttempt,
  dropSession,
} from './call-auth.ts';
import type { Confirmation } from './confirm-account.ts';
import { attemptSignIn } from './sign-in-attempt.ts';
import { passwordWeaknessesOf } from './password-strength.ts';

const done = { status: 'ok' } as const;
/** More than forms that are sent several times at once can take from each other. */
const mostSignUpTries = 5;

const signUpRoute = accountPost({
  step: 'sign-up',
  operationId: 'signUp',
  access: 'anyone',
  summary: 'Sign up with an email address and a password',
  description:
    'Mails a link that confirms the address; no session exists before it is opened. The answer is the same where there is an account already, whose owner is told by mail. `weak_password` has `reasons`.',
  request: { body: jsonBody(signUpSchema) },
  answers: { 200: json(doneSchema, 'A mail is on its way') },
  errors: ['invalid_email', 'weak_password', 'not_ready'],
});

const resendRoute = accountPost({
  step: 'verification-mail',
  operationId: 'sendVerificationMail',
  access: 'anyone',
  summary: 'Send the link that confirms an address once more',
  request: { body: jsonBody(emailOnlySchema) },
  answers: { 200: json(doneSchema, 'Sent, if the address waits for it') },
  errors: ['invalid_email'],
});

const verifyRoute = accountPost({
  step: 'verify-email',
  operationId: 'verifyEmail',
  access: 'anyone',
  summary: 'Confirm an address with the token of a mailed link',
  description:
    'The token works once, for an hour. Confirming a new account signs in. Only the browser that signed up needs no more than the token: elsewhere the answer is `new_password_needed` until `name` and `password` are sent too, and what was set at sign-up is void. Confirming a changed address takes the session of its account, and ends every other one; a mail to the address so far tells of it, as after a new password. `weak_password` has `reasons`.',
  request: { body: jsonBody(verifyEmailSchema) },
  answers: { 200: json(signedInSchema.pick({ status: true }), 'Confirmed, and signed in') },
  errors: [
    'account_link_invalid',
    'session_missing',
    'new_password_needed',
    'weak_password',
    'not_ready',
  ],
});

const signInRoute = accountPost({
  step: 'sign-in',
  operationId: 'signIn',
  access: 'anyone',
  summary: 'Sign in with a password',
  description:
    'With two-step sign-in, the answer is `second_factor`, and the session begins with `POST /api/account/sign-in/second-factor`.',
  request: { body: jsonBody(signInSchema) },
  answers: { 200: json(signedInSchema, 'Signed in, or one step to go') },
  errors: ['invalid_credentials', 'email_not_verified'],
});

const sendCodeRoute = accountPost({
  step: 'sign-in/code',
  operationId: 'sendSignInCode',
  access: 'anyone',
  summary: 'Mail a one-time code to sign in with',
  description: 'It works once, for ten minutes. The answer is the same where there is no account.',
  request: { body: jsonBody(emailOnlySchema) },
  answers: { 200: json(doneSchema, 'Sent, if there is such an account') },
  errors: ['invalid_email'],
});

const codeSignInRoute = accountPost({
  step: 'sign-in/with-code',
  operationId: 'signInWithCode',
  access: 'anyone',
  summary: 'Sign in with a code from a mail',
  request: { body: jsonBody(codeSignInSchema) },
  answers: { 200: json(signedInSchema, 'Signed in, or one step to go') },
  errors: ['code_invalid'],
});

const secondFactorRoute = accountPost({
  step: 'sign-in/second-factor',
  operationId: 'finishSignIn',
  access: 'anyone',
  summary: 'Finish a sign-in with a code of the authenticator app, or with a recovery code',
  request: { body: jsonBody(secondFactorSchema) },
  answers: { 200: json(signedInSchema, 'Signed in') },
  errors: ['code_invalid', 'sign_in_expired'],
});

const signOutRoute = accountPost({
  step: 'sign-out',
  operationId: 'signOut',
  access: 'account',
  summary: 'Sign out here, on all other devices, or everywhere',
  limit: 'nothing',
  request: { body: jsonBody(signOutSchema) },
  answers: { 200: json(doneSchema, 'Signed out') },
  errors: ['session_missing'],
});

const forgottenRoute = accountPost({
  step: 'forgotten-password',
  operationId: 'sendPasswordLink',
  access: 'anyone',
  summary: 'Mail a link to choose a new password',
  description: 'The answer is the same where there is no account.',
  request: { body: jsonBody(emailOnlySchema) },
  answers: { 200: json(doneSchema, 'Sent, if there is such an account') },
  errors: ['invalid_email'],
});

const resetRoute = accountPost({
  step: 'reset-password',
  operationId: 'resetPassword',
  access: 'anyone',
  summary: 'Choose a new password with the token of a mailed link',
  description:
    'The token works once, for an hour. Every session of the account ends, and so do links and codes that were mailed. A mail tells the owner, with what else is set up for signing in and a link that removes it.',
  request: { body: jsonBody(resetPasswordSchema) },
  answers: { 200: json(doneSchema, 'The new password holds') },
  errors: ['account_link_invalid', 'weak_password', 'not_ready'],
});

/** Signing up, in and out, and the mailed links that lead there. */
export function createSignInRoutes(dependencies: AccountDependencies) {
  const { accounts } = dependencies;

  return createRouter()
    .openapi(signUpRoute, async (context) => {
      const { name, email, password } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', { email });
      await assertStrong(password, [name, email]);
      await answerAlike(
        dependencies,
        callAuth(context, dependencies, (calling) =>
          signUp(context, dependencies, calling, { name, email, password }),
        ),
      );
      return context.json(done, 200);
    })
    .openapi(resendRoute, async (context) => {
      const { email } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', { email });
      await answerAlike(
        dependencies,
        callAuth(context, dependencies, ({ api }) => mailConfirmation(api, email)),
      );
      return context.json(done, 200);
    })
    .openapi(verifyRoute, async (context) => {
      const opened = context.req.valid('json');
      const way = { way: 'mailed_link' } as const;
      await attemptSignIn(context, dependencies, way, async (calling) => {
        const email = await calling.auth.addressOf(opened.token);
        return email === null
          ? moveAccount(context, calling, opened.token)
          : confirmAccount(context, dependencies, calling, { ...opened, email });
      });
      return context.json({ status: 'signed_in' as const }, 200);
    })
    .openapi(signInRoute, async (context) => {
      const { email, password, session_as: as } = context.req.valid('json');
      const account = { email, guessable: true };
      const answer = await attemptSignIn(
        context,
        dependencies,
        { way: 'password', account, as },
        ({ api, headers }) => {
          if (!isEmail(email)) throw new DssError('invalid_credentials');
          return api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
        },
      );
      return context.json(answer, 200);
    })
    .openapi(sendCodeRoute, async (context) => {
      const { email } = context.req.valid('json');
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail', { email });
      await answerAlike(
        dependencies,
        mailUnlessUnconfirmed(context, dependencies, email, ({ api, headers }) =>
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
      const answer = await attemptSignIn(
        context,
        dependencies,
        { way: 'mailed_code', account: { email, of: 'code' }, as },
        ({ api, headers }) => {
          if (!isEmail(email)) throw new DssError('code_invalid');
          return api.signInEmailOTP({ body: { email, otp: code }, headers, returnHeaders: true });
        },
      );
      return context.json(answer, 200);
    })
    .openapi(secondFactorRoute, async (context) => {
      const { code, kind, session_as: as, pending } = context.req.valid('json');
      const answer = await attemptSignIn(
        context,
        dependencies,
        { way: 'second_factor', as, pending },
        ({ api, headers }) =>
          kind === 'app'
            ? api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
            : api.verifyBackupCode({
                body: { code: asRecoveryCode(code) },
                headers,
                returnHeaders: true,
              }),
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
      await countAttempt(context, dependencies, 'accountMail', { email });
      await answerAlike(
        dependencies,
        mailUnlessUnconfirmed(context, dependencies, email, ({ api, headers }) =>
          api.requestPasswordReset({ body: { email }, headers, returnHeaders: true }),
        ),
      );
      return context.json(done, 200);
    })
    .openapi(resetRoute, async (context) => {
      const { token, password } = context.req.valid('json');
      await countAttempt(context, dependencies, 'signIn');
      await callAuth(context, dependencies, async ({ auth, api, headers }) => {
        const owner = await auth.ownerOfResetLink(token);
        await assertStrong(password, [owner.name, owner.email]);
        const changed = await api.resetPassword({
          body: { token, newPassword: password },
          headers,
          returnHeaders: true,
        });
        await auth.tellOfNewAccess('password_changed', owner);
        return changed;
      });
      return context.json(done, 200);
    });
}

/** Makes an account that waits for its address to be confirmed; where there is one already, its owner is told by mail. */
async function signUp(
  context: Context<HttpEnv>,
  { accounts: { marks } }: AccountDependencies,
  { auth, api, headers }: AuthCall,
  form: Pick<z.infer<typeof signUpSchema>, 'name' | 'email' | 'password'>,
) {
  for (let tries = mostSignUpTries; ; tries -= 1) {
    await auth.forgetUnconfirmed(form.email);
    try {
      const { headers: answered, response } = await api.signUpEmail({
        body: { ...form, locale: responseLanguage(context) },
        headers,
        returnHeaders: true,
      });
      // Where there is an account already, this is nobody's id.
      await marks.markSignUp(context, response.user.id);
      return { headers: answered, response: null };
    } catch (error) {
      if (!isUserNotCreated(error)) throw error;
      // The same form sent twice at once: the other request has made the account, and its mail is on its way.
      if (await auth.hasUser(form.email)) {
        await marks.markSignUp(context, randomUUID());
        return { headers: new Headers(), response: null };
      }
      // Sent three times: the third request has freed the address again.
      if (tries === 1) throw error;
    }
  }
}

// Without the headers, because whoever is signed in here may ask for any address, too.
const mailConfirmation = (api: AuthCall['api'], email: string) =>
  api.sendVerificationEmail({ body: { email }, returnHeaders: true });

/** An account that nobody confirmed gets the link that confirms it, whatever was asked for: until then, nothing else opens it. */
function mailUnlessUnconfirmed(
  context: Context<HttpEnv>,
  dependencies: AccountDependencies,
  email: string,
  call: (calling: AuthCall) => Promise<{ headers: Headers; response: unknown }>,
) {
  return callAuth(context, dependencies, async (calling) =>
    (await calling.auth.isUnconfirmed(email))
      ? mailConfirmation(calling.api, email)
      : call(calling),
  );
}

/** Moves the account of whoever is signed in to the address that a link proves. */
async function moveAccount(
  { var: { actor } }: Context<HttpEnv>,
  { auth, api, headers }: AuthCall,
  token: string,
) {
  const user = actor?.kind === 'user' ? actor : null;
  const { proof, userId, former } = await auth.spendChangeLink(token, user?.id ?? null);
  const changed = await api.verifyEmail({ query: { token: proof }, headers, returnHeaders: true });
  await auth.endOtherSessions({ userId, session: user?.session ?? '' });
  await auth.tellOfNewAccess('email_changed', { id: userId, email: former });
  return changed;
}

/** Confirms a new account's address, and signs in. */
async function confirmAccount(
  context: Context<HttpEnv>,
  { accounts: { marks } }: AccountDependencies,
  { auth, api, headers }: AuthCall,
  opened: OpenedLink,
) {
  const confirmed = await confirmation(context, marks, auth, opened);
  const userId = await auth.confirmAddress(opened.token, confirmed);
  marks.dropSignUp(context);
  return api.startSession({ body: { userId }, headers, returnHeaders: true });
}

type OpenedLink = z.infer<typeof verifyEmailSchema> & { readonly email: string };

/** @throws DssError `new_password_needed`, `weak_password` */
async function confirmation(
  context: Context<HttpEnv>,
  marks: BrowserMarks,
  auth: AuthCall['auth'],
  { email, name, password }: OpenedLink,
): Promise<Confirmation> {
  if (name !== undefined && password !== undefined) {
    await assertStrong(password, [name, email]);
    return { name, password, locale: responseLanguage(context) };
  }
  const signedUpAs = await marks.signedUpAs(context);
  if (signedUpAs === null || !(await auth.isUnconfirmed(email, signedUpAs))) {
    throw new DssError('new_password_needed');
  }
  return { signedUpAs };
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

/** @throws DssError `invalid_email` */
export function assertEmail(text: string): void {
  if (!isEmail(text)) throw new DssError('invalid_email');
}

/** @throws DssError `weak_password` with the reasons, `not_ready` */
export async function assertStrong(password: string, about: readonly string[]): Promise<void> {
  const reasons = await passwordWeaknessesOf({ password, about: [...about] });
  if (reasons.length > 0) throw new DssError('weak_password', { reasons });
}
