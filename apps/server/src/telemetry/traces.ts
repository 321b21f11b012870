import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import { currentRequest } from './request-context.ts';
import { tracedWork, type TracedWork } from './traced.ts';

export interface TracesOptions {
  /** Base URL of an OpenTelemetry collector, which takes traces at `/v1/traces` below it. */
  readonly endpoint: string;
  /** Sent with each export, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  /** The name of this process for the collector, such as `worker`. */
  readonly instance: string;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Sends a span for each request, job, transaction and call of an outside service to a collector. A trace has its request's id
 * (without the dashes), and the jobs that the request had done belong to it.
 * @returns a function that sends what is left and ends it
 */
export function openTraces({ endpoint, headers, instance }: TracesOptions): () => Promise<void> {
  const random = new RandomIdGenerator();
  /** Of the span that is being started, if it is the first one of its request. */
  let first: TraceIds | null = null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'defensible-space-score',
      'service.instance.id': instance,
    }),
    idGenerator: {
      generateTraceId: () => first?.traceId ?? random.generateTraceId(),
      generateSpanId: () => first?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          headers: { ...headers },
        }),
      }),
    ],
  });
  const tracer = provider.getTracer('dss');
  const surrounding = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<TracedWork, Span>();

  const start = (work: TracedWork): Span => {
    const requestId = currentRequest();
    const parent = surrounding.getStore();
    const ids = parent === undefined && requestId !== null ? idsOf(requestId) : null;
    // Its request may have been answered by another process.
    const isLater = ids !== null && work.kind !== 'server';
    const around =
      parent !== undefined
        ? trace.setSpan(ROOT_CONTEXT, parent)
        : isLater
          ? trace.setSpanContext(ROOT_CONTEXT, {
              ...ids,
              traceFlags: TraceFlags.SAMPLED,
              isRemote: true,
            })
          : ROOT_CONTEXT;
    first = isLater ? null : ids;
    const span = tracer.startSpan(work.name, { kind: kinds[work.kind] }, around);
    first = null;
    spans.set(work, span);
    return span;
  };
  const end = (work: TracedWork) => {
    const span = spans.get(work);
    spans.delete(work);
    span?.updateName(work.name).setAttributes(work.attributes).end();
  };
  const listeners = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: end,
    // What was thrown may quote what was entered.
    error: (work: TracedWork & { error?: unknown }) => {
      const message = work.error instanceof Error ? work.error.name : 'unknown';
      spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR, message });
    },
  };
  tracedWork.start.bindStore(surrounding, start);
  tracedWork.subscribe(listeners);
  return async () => {
    tracedWork.unsubscribe(listeners);
    tracedWork.start.unbindStore(surrounding);
    await provider.shutdown().catch(() => undefined);
  };
}

interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
}

/** The ids of a request's trace and of its first span, which anybody who knows the request's id can work out. */
function idsOf(requestId: string): TraceIds {
  const plain = requestId.replaceAll('-', '').toLowerCase();
  const isHex = /^[0-9a-f]{32}$/.test(plain) && !/^0+$/.test(plain);
  const traceId = isHex ? plain : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
  const spanId = createHash('sha256').update(traceId).digest('hex').slice(0, 16);
  return { traceId, spanId };
}
