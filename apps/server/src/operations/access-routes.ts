import { z } from '@hono/zod-openapi';
import { createRouter } from '../http/router.ts';
import { json, readingErrors } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import { isOnThisMachine, operatorsOnly, type OperatorDependencies } from './operators-only.ts';

const path = '/api/operations/access';

const accessRoute = defineRoute({
  method: 'get',
  path,
  operationId: 'readOperatorAccess',
  access: 'operator',
  tags: ['Operations'],
  summary: 'Whether the requester is an operator',
  description:
    "What operators' pages ask before they show anything. `as` says why: by an operator's account, or, in the local profile, by being on this machine.",
  responses: {
    200: json(z.object({ as: z.enum(['this_machine', 'account']) }), 'An operator'),
    ...readingErrors('operators_only'),
  },
});

export function createAccessRoutes(dependencies: OperatorDependencies) {
  const router = createRouter();
  router.use(path, operatorsOnly(dependencies));
  return router.openapi(accessRoute, (context) => {
    const here = isOnThisMachine(context, dependencies);
    return context.json({ as: here ? ('this_machine' as const) : ('account' as const) }, 200);
  });
}
