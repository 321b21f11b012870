import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A received request. */
export interface ReceivedQuestion {
  readonly method: string;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

/** The response: JSON, or bytes with a type; 'silence' never responds, 'break' closes the connection. */
export type ServiceReply =
  | {
      readonly status?: number;
      readonly json: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly status?: number; readonly bytes: Buffer; readonly type: string }
  | 'silence'
  | 'break';

/** Implements a service's protocol. Throws on requests that the real service doesn't know. */
export type ServiceProtocol = (question: ReceivedQuestion) => ServiceReply | Promise<ServiceReply>;

export interface ServiceServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly questions: readonly ReceivedQuestion[];
  /** How many requests nobody waits for any longer, because they were given up unanswered. */
  readonly givenUp: () => number;
  /** @throws Error naming the requests that didn't follow the protocol */
  close(): Promise<void>;
}

/** An external service on this machine: real HTTP, records every request, and fails on unknown ones. */
export async function startServiceServer(protocol: ServiceProtocol): Promise<ServiceServer> {
  const questions: ReceivedQuestion[] = [];
  const unexpected: string[] = [];
  let givenUp = 0;

  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) givenUp += 1;
    });
    const answer = async () => {
      const question = await read(request);
      questions.push(question);
      const reply = await protocol(question);
      if (reply === 'silence') return;
      if (reply === 'break') {
        request.socket.destroy();
        return;
      }
      const [type, content] =
        'json' in reply
          ? ['application/json', JSON.stringify(reply.json)]
          : [reply.type, reply.bytes];
      const others = 'json' in reply ? reply.headers : {};
      response
        .writeHead(reply.status ?? 200, { 'Content-Type': type, ...others })
        .end(reply.status === 304 ? undefined : content);
    };
    answer().catch((error: unknown) => {
      unexpected.push(String(error));
      response.writeHead(500).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    questions,
    givenUp: () => givenUp,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (unexpected.length > 0) throw new Error(`unexpected: ${unexpected.join('; ')}`);
    },
  };
}

async function read(request: IncomingMessage): Promise<ReceivedQuestion> {
  const url = new URL(request.url ?? '', 'http://service');
  const sent = (await buffer(request)).toString('utf8');
  const body: unknown = sent === '' ? null : JSON.parse(sent);
  return {
    method: request.method ?? '',
    path: url.pathname,
    parameters: url.searchParams,
    headers: request.headers,
    body,
  };
}
