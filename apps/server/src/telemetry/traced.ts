import { tracingChannel } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';

/** Work whose duration is worth a line in a trace. The name and the attributes may be completed until it ends. */
export interface TracedWork {
  name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  /** Never what was entered, nor anything that says where a home is. */
  readonly attributes: Record<string, string | number>;
}

/** Node's own channel, so that nothing of tracing is loaded, or costs anything, while nobody listens. */
export const tracedWork = tracingChannel<Span, TracedWork>('dss:work');

/** Runs `work`, as a span if traces are configured. */
export function traced<Result>(span: TracedWork, work: () => Promise<Result>): Promise<Result> {
  return tracedWork.hasSubscribers ? tracedWork.tracePromise(work, span) : work();
}
