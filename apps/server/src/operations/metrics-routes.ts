import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { DssError } from '@dss/domain';
import { createRouter } from '../http/router.ts';
import { readingErrors } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export interface MetricsDependencies {
  /** Null: there is no token, and no metrics. */
  readonly metrics: { readonly token: string; readonly read: Metrics['read'] } | null;
}

const metricsRoute = defineRoute({
  method: 'get',
  path: '/metrics',
  operationId: 'readMetrics',
  access: 'token',
  tags: ['Operations'],
  summary: 'The metrics of this process, for Prometheus',
  description:
    'With `Authorization: Bearer` and the token of `METRICS_TOKEN`. Without that setting, or with another token, there is no such route.',
  responses: {
    200: {
      description: 'In the text format of Prometheus',
      content: { 'text/plain': { schema: z.string() } },
    },
    ...readingErrors('route_not_found'),
  },
});

/** The route that a Prometheus server scrapes. */
export function createMetricsRoutes({ metrics }: MetricsDependencies) {
  return createRouter().openapi(metricsRoute, async (context) => {
    const given = /^Bearer +(.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1] ?? '';
    if (metrics === null || !isSame(given, metrics.token)) throw new DssError('route_not_found');
    const { contentType, text } = await metrics.read();
    context.header('Content-Type', contentType);
    context.header('Cache-Control', 'no-store');
    return context.text(text, 200);
  });
}

/** Compares hashes, in a time that doesn't reveal where they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
