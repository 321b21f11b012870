import { z } from '@hono/zod-openapi';
import { createRouter } from '../http/router.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Clock } from '../clock/index.ts';
import { asActorOrNewVisitor, dropVisitorCookie, type VisitorDependencies } from './identify.ts';
import { confirmActor, createVisitor, endVisitor, keepVisitor } from './visitor.ts';

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

const greetBrowserRoute = defineRoute({
  method: 'post',
  path: '/api/visitors/browser',
  operationId: 'becomeVisitorInBrowser',
  access: 'anyone',
  tags: ['Visitors'],
  summary: 'Become a visitor in a browser',
  description:
    'For a browser that made a home without a connection: it gets its visitor cookie before it sends the home, so that a lost answer leaves no home that nobody can open. Whoever is known already stays who they are.',
  responses: {
    200: json(z.object({ status: z.literal('ok') }), 'The browser has its cookie, or its session'),
    ...changingErrors('session_missing', 'invalid_jwt', 'visitor_token_invalid'),
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

export function createVisitorRoutes(dependencies: VisitorDependencies & { readonly clock: Clock }) {
  const { db, tokens, origin, clock } = dependencies;
  return createRouter()
    .openapi(createVisitorRoute, async (context) => {
      const visitor = await createVisitor(db);
      return context.json({ visitor_token: await tokens.sign(visitor.id) }, 201);
    })
    .openapi(greetBrowserRoute, async (context) => {
      await asActorOrNewVisitor(context, dependencies, ({ actor, isNew }) =>
        db.asActor(actor, (tx) => (isNew ? keepVisitor(tx, actor) : confirmActor(tx))),
      );
      return context.json({ status: 'ok' as const }, 200);
    })
    .openapi(forgetRoute, async (context) => {
      const { visitorId } = context.var;
      if (visitorId !== null) await endVisitor(db, visitorId, clock());
      dropVisitorCookie(context, origin);
      return context.json({ status: 'ok' as const }, 200);
    });
}
