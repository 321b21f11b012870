import {
  codeOnlySchema,
  doneSchema,
  DssError,
  passwordOnlySchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
} from '@dss/domain';
import { createRouter } from '../http/router.ts';
import { json, jsonBody } from '../http/describe-responses.ts';
import { accountPost } from './account-post.ts';
import {
  callAuth,
  countAttempt,
  readOwner,
  requireUser,
  tellOwner,
  type AccountDependencies,
} from './call-auth.ts';

const done = { status: 'ok' } as const;

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

/** Routes by which people turn two-step sign-in on and off. Each takes the password, or a code. */
export function createSecondFactorRoutes(dependencies: AccountDependencies) {
  const { accounts } = dependencies;

  return createRouter()
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
    });
}
