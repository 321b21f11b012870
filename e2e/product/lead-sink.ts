import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';

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
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}/capture`,
    received,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
