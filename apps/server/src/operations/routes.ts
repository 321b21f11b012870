import { z } from '@hono/zod-openapi';
import { recordOf } from '@dss/domain';
import { readyParts } from '../health/check.ts';
import { createRouter } from '../http/router.ts';
import { json, publicErrors } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Readiness } from './readiness.ts';

const tags = ['Operations'];
const partSchema = z.enum(['ok', 'failed']).openapi('PartState');
const readinessSchema = z.object({
  status: partSchema,
  ...recordOf(readyParts, () => partSchema),
});

const healthRoute = defineRoute({
  method: 'get',
  path: '/healthz',
  operationId: 'readHealth',
  access: 'anyone',
  tags,
  summary: 'Whether the process lives',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'It lives'), ...publicErrors() },
});

const readinessRoute = defineRoute({
  method: 'get',
  path: '/readyz',
  operationId: 'readReadiness',
  access: 'anyone',
  tags,
  summary: 'Whether database, storage and queue answer',
  description:
    'As they did when they were last asked, every ten seconds. A part is `failed` once it did not answer three times in a row; a server that has much to do stays ready.',
  responses: {
    ...publicErrors(),
    200: json(readinessSchema, 'All of them answer'),
    503: json(readinessSchema, 'At least one does not'),
  },
});

export function createOperationsRoutes(readiness: Readiness) {
  return createRouter()
    .openapi(healthRoute, (context) => context.json({ status: 'ok' as const }, 200))
    .openapi(readinessRoute, (context) => {
      const parts = readiness.parts();
      const ready = Object.values(parts).every((part) => part === 'ok');
      return ready
        ? context.json({ status: 'ok' as const, ...parts }, 200)
        : context.json({ status: 'failed' as const, ...parts }, 503);
    });
}
