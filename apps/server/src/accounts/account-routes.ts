import { z } from '@hono/zod-openapi';
import {
  accessTokenSchema,
  accountSessionsSchema,
  changeAccountSchema,
  changeEmailSchema,
  changePasswordSchema,
  codeOnlySchema,
  currentAccountSchema,
  doneSchema,
  DssError,
  passwordOnlySchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  type Account,
} from '@dss/domain';
import type { Context } from 'hono';
import {
  answerLanguage,
  changingErrors,
  createRouter,
  json,
  jsonBody,
  publicErrors,
  readingErrors,
  type HttpEnv,
  defineRoute,
} from '../http/index.ts';
import { isOperatorsAccount } from '../operations/index.ts';
import { accountPost, accountTags } from './account-post.ts';
import {
  assertPassword,
  callAuth,
  countAttempt,
  dropSession,
  readOwner,
  requireUser,
  tellOwner,
  type AccountDependencies,
} from './call-auth.ts';
import { localeOf } from './running-calls.ts';
import { assertEmail, assertStrong } from './sign-in-routes.ts';

const done = { status: 'ok' } as const;

const currentRoute = defineRoute({
  method: 'get',
  path: '/api/account',
  operationId: 'readAccount',
  access: 'anyone',
  tags: accountTags,
  summary: 'Who is signed in',
  description: 'Renews a session that is older than a day.',
  responses: {
    200: json(currentAccountSchema, 'The account, or null'),
    ...readingErrors('invalid_jwt'),
  },
});

const changeRoute = defineRoute({
  method: 'patch',
  path: '/api/account',
  operationId: 'changeAccount',
  access: 'account',
  tags: accountTags,
  summary: 'Change the name',
  request: { body: jsonBody(changeAccountSchema) },
  responses: { 200: json(doneSchema, 'Changed'), ...changingErrors('session_missing') },
});

const passwordRoute = accountPost({
  step: 'password',
  operationId: 'changePassword',
  access: 'account',
  summary: 'Change the password',
  description:
    'Every other session ends, and so do links and codes that were mailed. A mail tells the owner, with what else is set up for signing in and a link that removes it. `weak_password` has `reasons`.',
  request: { body: jsonBody(changePasswordSchema) },
  answers: { 200: json(doneSchema, 'The new password holds') },
  errors: ['session_missing', 'password_incorrect', 'weak_password', 'not_ready'],
});

const emailRoute = accountPost({
  step: 'email',
  operationId: 'changeEmail',
  access: 'account',
  summary: 'Change the email address',
  description:
    'Mails a link to the new address, which holds once the link is opened by the same account, and a notice to the old one. The answer is the same where the address belongs to another account.',
  request: { body: jsonBody(changeEmailSchema) },
  answers: { 200: json(doneSchema, 'A mail is on its way') },
  errors: ['session_missing', 'password_incorrect', 'invalid_email'],
});

const sessionsRoute = defineRoute({
  method: 'get',
  path: '/api/account/sessions',
  operationId: 'listSessions',
  access: 'account',
  tags: accountTags,
  summary: 'Where the account is signed in',
  responses: {
    200: json(accountSessionsSchema, 'Newest first'),
    ...readingErrors('session_missing'),
  },
});

const revokeRoute = defineRoute({
  method: 'delete',
  path: '/api/account/sessions/{session_id}',
  operationId: 'endSession',
  access: 'account',
  tags: accountTags,
  summary: 'Sign a device out',
  limit: 'nothing',
  request: { params: z.object({ session_id: z.uuid() }) },
  responses: {
    200: json(doneSchema, 'Signed out'),
    ...changingErrors('session_missing', 'session_not_found'),
  },
});

const enableRoute = accountPost({
  step: 'second-factor',
  operationId: 'beginSecondFactor',
  access: 'account',
  summary: 'Set an authenticator app up',
  description: 'Two-step sign-in is on once a first code has been confirmed.',
  request: { body: jsonBody(passwordOnlySchema) },
  answers: { 200: json(secondFactorSetupSchema, 'For the app, and recovery codes to keep') },
  errors: ['session_missing', 'password_incorrect', 'second_factor_refused'],
});

const confirmRoute = accountPost({
  step: 'second-factor/confirm',
  operationId: 'confirmSecondFactor',
  access: 'account',
  summary: 'Turn two-step sign-in on with a first code of the app',
  description: 'A mail tells the owner.',
  request: { body: jsonBody(codeOnlySchema) },
  answers: { 200: json(doneSchema, 'Two-step sign-in is on') },
  errors: ['session_missing', 'code_invalid'],
});

const disableRoute = accountPost({
  step: 'second-factor/off',
  operationId: 'removeSecondFactor',
  access: 'account',
  summary: 'Turn two-step sign-in off',
  description: 'A mail tells the owner.',
  request: { body: jsonBody(passwordOnlySchema) },
  answers: { 200: json(doneSchema, 'It is off') },
  errors: ['session_missing', 'password_incorrect', 'code_invalid'],
});

const recoveryRoute = accountPost({
  step: 'recovery-codes',
  operationId: 'replaceRecoveryCodes',
  access: 'account',
  summary: 'Replace the recovery codes',
  description: 'A mail tells the owner.',
  request: { body: jsonBody(passwordOnlySchema) },
  answers: { 200: json(recoveryCodesSchema, 'The new ones; the old ones are void') },
  errors: ['session_missing', 'password_incorrect', 'code_invalid'],
});

const tokenRoute = accountPost({
  step: 'token',
  operationId: 'createAccessToken',
  access: 'account',
  summary: 'Issue an access token for the API',
  description:
    'A signed JWT (EdDSA) for `Authorization: Bearer`, valid for 15 minutes and no longer than its session. It can’t change the account itself.',
  limit: 'other',
  request: {},
  answers: { 200: json(accessTokenSchema, 'The token') },
  errors: ['session_missing', 'invalid_jwt'],
});

const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })),
});

const jwksRoute = defineRoute({
  method: 'get',
  path: '/api/account/jwks',
  operationId: 'listAccessTokenKeys',
  access: 'anyone',
  tags: accountTags,
  summary: 'The public keys of access tokens',
  responses: {
    200: json(jwksSchema, 'A JSON Web Key Set'),
    ...publicErrors(),
  },
});

/** Routes by which people who are signed in manage their account. */
export function createAccountRoutes(dependencies: AccountDependencies) {
  const { accounts, db, sendAccountMail } = dependencies;
  const readAccount = async (context: Context<HttpEnv>): Promise<Account | null> => {
    const { actor } = context.var;
    if (actor?.kind !== 'user') return null;
    const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
      api.getSession({ headers, returnHeaders: true }),
    );
    if (result === null) {
      dropSession(context, accounts.cookies);
      return null;
    }
    const { user, session } = result;
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      second_factor: user.twoFactorEnabled === true,
      operator: await isOperatorsAccount(db, { kind: 'user', id: user.id }),
      session: { id: session.id, expires_at: session.expiresAt.toISOString() },
    };
  };

  return createRouter()
    .openapi(currentRoute, async (context) =>
      context.json({ account: await readAccount(context) }, 200),
    )
    .openapi(changeRoute, async (context) => {
      const { name } = context.req.valid('json');
      requireUser(context);
      await callAuth(context, dependencies, ({ api, headers }) =>
        api.updateUser({
          body: { name, locale: answerLanguage(context) },
          headers,
          returnHeaders: true,
        }),
      );
      return context.json(done, 200);
    })
    .openapi(passwordRoute, async (context) => {
      const { current_password: current, password } = context.req.valid('json');
      requireUser(context);
      const account = await readAccount(context);
      if (account === null) throw new DssError('session_missing');
      await countAttempt(context, dependencies, 'signIn');
      await assertStrong(password, [account.name, account.email]);
      await callAuth(context, dependencies, async ({ auth, api, headers }) => {
        const changed = await api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        });
        await auth.tellOfNewAccess('password_changed', account);
        return changed;
      });
      return context.json(done, 200);
    })
    .openapi(emailRoute, async (context) => {
      const { email, password } = context.req.valid('json');
      requireUser(context);
      assertEmail(email);
      await countAttempt(context, dependencies, 'accountMail');
      await assertPassword(context, dependencies, password);
      const owner = await readOwner(context, dependencies);
      if (owner.email === email) return context.json(done, 200);
      await callAuth(context, dependencies, async ({ auth, api, headers }) => {
        // Whoever signed up with it has no proof that it is theirs.
        await auth.forgetUnconfirmed(email);
        return api.changeEmail({ body: { newEmail: email }, headers, returnHeaders: true });
      });
      await sendAccountMail({
        kind: 'email_changing',
        to: owner.email,
        userId: owner.id,
        locale: localeOf(owner.locale),
      });
      return context.json(done, 200);
    })
    .openapi(sessionsRoute, async (context) => {
      const { actor } = requireUser(context);
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.listSessions({ headers, returnHeaders: true }),
      );
      const sessions = result
        .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
        .map((session) => ({
          id: session.id,
          current: session.token === actor.session,
          user_agent: session.userAgent ?? '',
          network: session.ipAddress ?? '',
          created_at: session.createdAt.toISOString(),
          used_at: session.updatedAt.toISOString(),
          expires_at: session.expiresAt.toISOString(),
        }));
      return context.json({ sessions }, 200);
    })
    .openapi(revokeRoute, async (context) => {
      const { session_id: sessionId } = context.req.valid('param');
      requireUser(context);
      await callAuth(context, dependencies, async ({ api, headers }) => {
        // The library refuses to list them for a session that has ended, and ignores the tokens of others' sessions.
        const sessions = await api.listSessions({ headers });
        const token = sessions.find(({ id }) => id === sessionId)?.token;
        if (token === undefined) throw new DssError('session_not_found');
        return api.revokeSession({ body: { token }, headers, returnHeaders: true });
      });
      return context.json(done, 200);
    })
    .openapi(enableRoute, async (context) => {
      const { password } = context.req.valid('json');
      requireUser(context);
      await countAttempt(context, dependencies, 'signIn');
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, headers, returnHeaders: true }),
      );
      if (!('totpURI' in result)) throw new DssError('second_factor_refused');
      return context.json({ uri: result.totpURI, recovery_codes: result.backupCodes }, 200);
    })
    .openapi(confirmRoute, async (context) => {
      const { code } = context.req.valid('json');
      requireUser(context);
      await countAttempt(context, dependencies, 'signIn');
      // Before, since turning it on ends the session and begins another one.
      const owner = await readOwner(context, dependencies);
      const { issued } = await callAuth(context, dependencies, async ({ auth, api, headers }) => {
        const confirmed = await api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
        if (owner.twoFactorEnabled !== true) await auth.noteSecondFactor(owner.id);
        return confirmed;
      });
      const begun = accounts.readToken(issued.session ?? '');
      // All others began without a second step.
      if (begun !== null) await (await accounts.auth()).endOtherSessions(begun);
      if (owner.twoFactorEnabled !== true) {
        await tellOwner(context, dependencies, owner, 'second_factor_on');
      }
      return context.json(done, 200);
    })
    .openapi(disableRoute, async (context) => {
      const { password } = context.req.valid('json');
      requireUser(context);
      await countAttempt(context, dependencies, 'signIn');
      const owner = await readOwner(context, dependencies);
      await callAuth(context, dependencies, ({ api, headers }) =>
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      await tellOwner(context, dependencies, owner, 'second_factor_off');
      return context.json(done, 200);
    })
    .openapi(recoveryRoute, async (context) => {
      const { password } = context.req.valid('json');
      requireUser(context);
      await countAttempt(context, dependencies, 'signIn');
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.generateBackupCodes({ body: { password }, headers, returnHeaders: true }),
      );
      const owner = await readOwner(context, dependencies);
      await tellOwner(context, dependencies, owner, 'recovery_codes');
      return context.json({ recovery_codes: result.backupCodes }, 200);
    })
    .openapi(tokenRoute, async (context) => {
      requireUser(context);
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.getToken({ headers, returnHeaders: true }),
      );
      return context.json({ access_token: result.token }, 200);
    })
    .openapi(jwksRoute, async (context) => {
      const { result } = await callAuth(context, dependencies, ({ api }) =>
        api.getJwks({ returnHeaders: true }),
      );
      return context.json(jwksSchema.parse(result), 200);
    });
}
