import { createRoute, z } from '@hono/zod-openapi';
import { createRouter, changingErrors, json } from '../http/index.ts';
import type { VisitorDependencies } from './identify.ts';
import { createVisitor } from './visitor.ts';

const createVisitorRoute = createRoute({
  method: 'post',
  path: '/api/visitors',
  tags: ['Visitors'],
  summary: 'Become a visitor without a browser',
  description:
    'For the terminal and native apps. Send the token as `Authorization: Bearer` with every later request, and keep it where only its user can read it: it owns what is made with it. Browsers get a cookie instead.',
  responses: {
    201: json(z.object({ visitor_token: z.string() }), 'A new visitor'),
    ...changingErrors(),
  },
});

export function createVisitorRoutes({ db, tokens }: VisitorDependencies) {
  return createRouter().openapi(createVisitorRoute, async (context) => {
    const visitor = await createVisitor(db);
    return context.json({ visitor_token: await tokens.sign(visitor.id) }, 201);
  });
}
