import { accessTokenSchema, accountSessionsSchema, doneSchema, DssError } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, json, publicErrors, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { accountPost, accountTags } from './account-post.ts';
import { callAuth, requireUser, type AccountDependencies } from './call-auth.ts';

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

/** Routes by which people see where they are signed in, end that, and get access tokens for the API. */
export function createSessionRoutes(dependencies: AccountDependencies) {
  return createRouter()
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
      return context.json({ status: 'ok' } as const, 200);
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
