import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * How it behaves: takes what comes, refuses it with a status, answers garbage, closes the connection instead of answering, or takes it
 * without ever answering.
 */
type Behavior = 'takes' | 'garbage' | 'hangs up' | 'takes silently' | { readonly status: number };

export interface TestReceiver {
  readonly url: string;
  /** How often it was asked, whatever it answered. */
  readonly asked: readonly string[];
  /** What it took, by id: a second delivery under an id is a copy, which it drops. */
  readonly taken: ReadonlyMap<string, unknown>;
  /** Requests that it would not understand, such as one with a wrong signature. */
  readonly complaints: readonly string[];
  behavior: Behavior;
  close(): Promise<void>;
}

/** A receiver of webhooks on this machine, as an operator's would be: checks each signature, and takes each id once. */
export async function startWebhookReceiver(secret: string): Promise<TestReceiver> {
  const asked: string[] = [];
  const taken = new Map<string, unknown>();
  const complaints: string[] = [];
  const state: { behavior: Behavior } = { behavior: 'takes' };

  const take = (request: IncomingMessage, body: string) => {
    const id = String(request.headers['webhook-id']);
    asked.push(id);
    const complaint = complaintAbout(request, body, secret);
    if (complaint !== null) complaints.push(complaint);
    else if (state.behavior === 'takes' || state.behavior === 'takes silently') {
      if (!taken.has(id)) taken.set(id, JSON.parse(body));
    }
  };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      take(request, body);
      const { behavior } = state;
      if (behavior === 'hangs up') request.socket.destroy();
      else if (behavior === 'garbage') response.end('<html>Welcome to our router</html>');
      else if (behavior === 'takes') response.end('{"ok":true}');
      else if (behavior !== 'takes silently') response.writeHead(behavior.status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    asked,
    taken,
    complaints,
    get behavior() {
      return state.behavior;
    },
    set behavior(behavior) {
      state.behavior = behavior;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** How a request breaks the protocol; null if it doesn't. */
function complaintAbout(request: IncomingMessage, body: string, secret: string): string | null {
  const { headers } = request;
  if (request.method !== 'POST') return `method ${request.method}`;
  if (headers['content-type'] !== 'application/json') return `type ${headers['content-type']}`;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = Buffer.from(
    `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  );
  const given = Buffer.from(String(headers['webhook-signature']));
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? null : `signature ${given.toString()}`;
}
