import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { startLocalService } from './local-service.ts';

export interface ReceivedLead {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface LeadSink {
  readonly url: string;
  readonly received: readonly ReceivedLead[];
  stop(): Promise<void>;
}

/** A partner that takes whatever is delivered to it. */
export async function startLeadSink(): Promise<LeadSink> {
  const received: ReceivedLead[] = [];
  const service = await startLocalService((request, response) => {
    void json(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
    });
  });
  return {
    url: `${service.url}/capture`,
    received,
    stop: () => service.stop(),
  };
}
