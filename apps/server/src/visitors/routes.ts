import { z } from '@hono/zod-openapi';
import { createRouter, changingErrors, json, defineRoute } from '../http/index.ts';
import type { Clock } from '../clock/index.ts';
import { dropVisitorCookie, type VisitorDependencies } from './identify.ts';
import { createVisitor, endVisitor } from './visitor.ts';

const createVisitorRoute = defineRoute({
  method: 'post',
  path: '/api/visitors',
  operationId: 'createVisitor',
  access: 'anyone',
  tags: ['Visitors'],
  summary: 'Become a visitor without a browser',
  description:
    'For the terminal and native apps. Send the token as `Authorization: Bearer` with every later request, and keep it where only its user can read it: it owns what is made with it. Browsers get a cookie instead.',
  responses: {
    201: json(z.object({ visitor_token: z.string() }), 'A new visitor'),
    ...changingErrors(),
  },
});

const forgetRoute = defineRoute({
  method: 'post',
  path: '/api/visitors/forget',
  operationId: 'forgetVisitor',
  access: 'anyone',
  tags: ['Visitors'],
  summary: 'Forget this device',
  description:
    'Ends the visitor of this browser or token for good. Properties that it owns can no longer be opened by anybody; those of an account stay.',
  limit: 'nothing',
  responses: {
    200: json(z.object({ status: z.literal('ok') }), 'Forgotten'),
    ...changingErrors('session_missing', 'invalid_jwt'),
  },
});

export function createVisitorRoutes({
  db,
  tokens,
  origin,
  clock,
}: VisitorDependencies & { readonly clock: Clock }) {
  return createRouter()
    .openapi(createVisitorRoute, async (context) => {
      const visitor = await createVisitor(db);
      return context.json({ visitor_token: await tokens.sign(visitor.id) }, 201);
    })
    .openapi(forgetRoute, async (context) => {
      const { visitorId } = context.var;
      if (visitorId !== null) await endVisitor(db, visitorId, clock());
      dropVisitorCookie(context, origin);
      return context.json({ status: 'ok' as const }, 200);
    });
}
