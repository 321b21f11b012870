import {
  changeAccountSchema,
  changeEmailSchema,
  changePasswordSchema,
  currentAccountSchema,
  doneSchema,
  DssError,
  type Account,
} from '@dss/domain';
import type { Context } from 'hono';
import { responseLanguage } from '../http/response-language.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { isOperatorsAccount } from '../operations/operators-only.ts';
import { accountPost, accountTags } from './account-post.ts';
import {
  assertPassword,
  callAuth,
  countAttempt,
  dropSession,
  readOwner,
  requireUser,
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

/** Routes by which people who are signed in read and change their name, password and address. */
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
          body: { name, locale: responseLanguage(context) },
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
    });
}
