import { z } from '@hono/zod-openapi';
import {
  addPasskeySchema,
  doneSchema,
  DssError,
  passkeyOptionsSchema,
  passkeySchema,
  passkeySignInSchema,
  passkeysSchema,
  passwordOnlySchema,
  renamePasskeySchema,
  signedInSchema,
  type Passkey,
} from '@dss/domain';
import type { Context } from 'hono';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { accountPost, accountTags } from './account-post.ts';
import {
  assertPassword,
  callAuth,
  countAttempt,
  readOwner,
  requireUser,
  tellOwner,
  type AccountDependencies,
} from './call-auth.ts';
import { attemptSignIn } from './sign-in-attempt.ts';

const done = { status: 'ok' } as const;
const params = z.object({ passkey_id: z.uuid() });
/** As many as somebody can tell apart; the options for adding one list them all. */
const mostPasskeys = 20;

const listRoute = defineRoute({
  method: 'get',
  path: '/api/account/passkeys',
  operationId: 'listPasskeys',
  access: 'account',
  tags: accountTags,
  summary: 'The passkeys of the account',
  responses: {
    200: json(passkeysSchema, 'Oldest first'),
    ...readingErrors('session_missing'),
  },
});

const addOptionsRoute = accountPost({
  step: 'passkeys/options',
  operationId: 'beginAddingPasskey',
  access: 'account',
  summary: 'Begin to add a passkey',
  description:
    'The answer is for `PublicKeyCredential.parseCreationOptionsFromJSON`. Its challenge works once, for five minutes, in the browser that asked.',
  request: { body: jsonBody(passwordOnlySchema) },
  answers: { 200: json(passkeyOptionsSchema, 'What to ask the authenticator') },
  errors: ['session_missing', 'password_incorrect', 'passkey_refused'],
});

const addRoute = accountPost({
  step: 'passkeys',
  operationId: 'addPasskey',
  access: 'account',
  summary: 'Add a passkey with what the authenticator answered',
  description:
    'The authenticator must have made sure who holds it, and be asked at our address. A mail tells the owner.',
  request: { body: jsonBody(addPasskeySchema) },
  answers: { 201: json(passkeySchema, 'The new passkey') },
  errors: ['session_missing', 'passkey_refused', 'sign_in_expired'],
});

const renameRoute = defineRoute({
  method: 'patch',
  path: '/api/account/passkeys/{passkey_id}',
  operationId: 'renamePasskey',
  access: 'account',
  tags: accountTags,
  summary: 'Rename a passkey',
  limit: 'nothing',
  request: { params, body: jsonBody(renamePasskeySchema) },
  responses: {
    200: json(doneSchema, 'Renamed'),
    ...changingErrors('session_missing', 'passkey_refused'),
  },
});

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/account/passkeys/{passkey_id}',
  operationId: 'removePasskey',
  access: 'account',
  tags: accountTags,
  summary: 'Remove a passkey, which no longer signs in',
  description: 'A mail tells the owner.',
  limit: 'nothing',
  request: { params },
  responses: {
    200: json(doneSchema, 'Removed'),
    ...changingErrors('session_missing', 'passkey_refused'),
  },
});

const signInOptionsRoute = accountPost({
  step: 'sign-in/passkey/options',
  operationId: 'beginSignInWithPasskey',
  access: 'anyone',
  summary: 'Begin to sign in with a passkey',
  description:
    'The answer is for `PublicKeyCredential.parseRequestOptionsFromJSON`. Its challenge works once, for five minutes, in the browser that asked.',
  request: {},
  answers: { 200: json(passkeyOptionsSchema, 'What to ask the authenticator') },
  errors: [],
});

const signInRoute = accountPost({
  step: 'sign-in/passkey',
  operationId: 'signInWithPasskey',
  access: 'anyone',
  summary: 'Sign in with a passkey',
  description: 'There is no second step: a passkey is something held, and asks for its holder.',
  request: { body: jsonBody(passkeySignInSchema) },
  answers: { 200: json(signedInSchema.pick({ status: true }), 'Signed in') },
  errors: ['passkey_refused', 'sign_in_expired'],
});

/** Passkeys: adding, naming and removing them, and signing in with one. */
export function createPasskeyRoutes(dependencies: AccountDependencies) {
  const list = async (context: Context<HttpEnv>): Promise<Passkey[]> => {
    const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
      api.listPasskeys({ headers, returnHeaders: true }),
    );
    return result
      .map(toWire)
      .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  };
  /** The library tells another account's passkeys apart from ones that don't exist. */
  const assertOwn = async (context: Context<HttpEnv>, id: string): Promise<void> => {
    requireUser(context);
    const own = await list(context);
    if (!own.some((passkey) => passkey.id === id)) throw new DssError('passkey_refused');
  };

  return createRouter()
    .openapi(listRoute, async (context) => {
      requireUser(context);
      return context.json({ passkeys: await list(context) }, 200);
    })
    .openapi(addOptionsRoute, async (context) => {
      const { password } = context.req.valid('json');
      requireUser(context);
      await assertPassword(context, dependencies, password);
      if ((await list(context)).length >= mostPasskeys) throw new DssError('passkey_refused');
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }),
      );
      return context.json(passkeyOptionsSchema.parse(result), 200);
    })
    .openapi(addRoute, async (context) => {
      const { name, response } = context.req.valid('json');
      requireUser(context);
      await countAttempt(context, dependencies, 'signIn');
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.verifyPasskeyRegistration({ body: { name, response }, headers, returnHeaders: true }),
      );
      const owner = await readOwner(context, dependencies);
      await tellOwner(context, dependencies, owner, 'passkey_added');
      return context.json(toWire(result), 201);
    })
    .openapi(renameRoute, async (context) => {
      const { passkey_id: id } = context.req.valid('param');
      const { name } = context.req.valid('json');
      await assertOwn(context, id);
      await callAuth(context, dependencies, ({ api, headers }) =>
        api.updatePasskey({ body: { id, name }, headers, returnHeaders: true }),
      );
      return context.json(done, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { passkey_id: id } = context.req.valid('param');
      await assertOwn(context, id);
      await callAuth(context, dependencies, ({ api, headers }) =>
        api.deletePasskey({ body: { id }, headers, returnHeaders: true }),
      );
      const owner = await readOwner(context, dependencies);
      await tellOwner(context, dependencies, owner, 'passkey_removed');
      return context.json(done, 200);
    })
    .openapi(signInOptionsRoute, async (context) => {
      await countAttempt(context, dependencies, 'signIn');
      const { result } = await callAuth(context, dependencies, ({ api, headers }) =>
        api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
      );
      // The library only prefers it, and its answer is refused without.
      const options = { ...result, userVerification: 'required' };
      return context.json(passkeyOptionsSchema.parse(options), 200);
    })
    .openapi(signInRoute, async (context) => {
      const { response } = context.req.valid('json');
      await attemptSignIn(context, dependencies, { way: 'passkey' }, ({ api, headers }) =>
        api.verifyPasskeyAuthentication({ body: { response }, headers, returnHeaders: true }),
      );
      return context.json({ status: 'signed_in' as const }, 200);
    });
}

function toWire(passkey: {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly createdAt?: Date | string | null | undefined;
}): Passkey {
  const { id, name, createdAt } = passkey;
  return { id, name: name ?? '', created_at: new Date(createdAt ?? 0).toISOString() };
}
