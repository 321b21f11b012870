import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startLocalService } from './local-service.ts';

export interface CountedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface CountingService {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly events: readonly CountedEvent[];
  /** Requests that PostHog's capture protocol doesn't have. */
  readonly unexpected: readonly string[];
  stop(): Promise<void>;
}

/** A PostHog server that accepts batches of events from pages of other origins, like the real one, and nothing else. */
export async function startCountingService(): Promise<CountingService> {
  const events: CountedEvent[] = [];
  const unexpected: string[] = [];
  const service = await startLocalService((request, response) => {
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': 'content-type',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    if (request.method !== 'POST' || request.url?.startsWith('/batch/') !== true) {
      unexpected.push(`${request.method} ${request.url}`);
      response.writeHead(404, headers).end();
      return;
    }
    void readBatch(request).then((batch) => {
      events.push(...batch);
      response
        .writeHead(200, { ...headers, 'Content-Type': 'application/json' })
        .end('{"status":1}');
    });
  });
  return {
    url: service.url,
    events,
    unexpected,
    stop: () => service.stop(),
  };
}

async function readBatch(request: IncomingMessage): Promise<CountedEvent[]> {
  const { batch } = (await json(request)) as { batch: CountedEvent[] };
  return batch;
}
