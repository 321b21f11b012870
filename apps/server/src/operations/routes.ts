import { createRoute, z } from '@hono/zod-openapi';
import { createRouter, json, publicErrors } from '../http/index.ts';
import { reasonOf } from '../outages/index.ts';

/** Checks that must pass before the product is ready. */
export interface ReadinessChecks {
  readonly database: () => Promise<void>;
  readonly storage: () => Promise<void>;
  readonly queue: () => Promise<void>;
}

const checkTimeoutMs = 3000;
const tags = ['Operations'];
const partSchema = z.enum(['ok', 'failed']);
const readinessSchema = z.object({
  status: partSchema,
  database: partSchema,
  storage: partSchema,
  queue: partSchema,
});

const healthRoute = createRoute({
  method: 'get',
  path: '/healthz',
  tags,
  summary: 'Whether the process lives',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'It lives'), ...publicErrors() },
});

const readinessRoute = createRoute({
  method: 'get',
  path: '/readyz',
  tags,
  summary: 'Whether database, storage and queue answer',
  responses: {
    ...publicErrors(),
    200: json(readinessSchema, 'All of them answer'),
    503: json(readinessSchema, 'At least one does not'),
  },
});

export function createOperationsRoutes(checks: ReadinessChecks) {
  return createRouter()
    .openapi(healthRoute, (context) => context.json({ status: 'ok' as const }, 200))
    .openapi(readinessRoute, async (context) => {
      const answer = async (name: keyof ReadinessChecks) => {
        try {
          await withTimeout(checks[name]());
          return 'ok' as const;
        } catch (error) {
          const reason = reasonOf(error);
          context.var.log.warn({ part: name, reason }, 'a part of the service does not answer');
          return 'failed' as const;
        }
      };
      const [database, storage, queue] = await Promise.all([
        answer('database'),
        answer('storage'),
        answer('queue'),
      ]);
      const ready = [database, storage, queue].every((part) => part === 'ok');
      const body = {
        status: ready ? ('ok' as const) : ('failed' as const),
        database,
        storage,
        queue,
      };
      return ready ? context.json(body, 200) : context.json(body, 503);
    });
}

async function withTimeout(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), checkTimeoutMs);
  });
  try {
    await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
