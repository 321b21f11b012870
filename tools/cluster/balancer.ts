import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';

/** How long a web process that refused a connection is passed over. */
const restMs = 500;

export interface Balancer {
  readonly url: string;
  stop(): void;
}

/**
 * Spreads requests over web processes in turn. One that takes no connection is passed over: nothing was sent to it yet, so the
 * next one gets the request. One that fails later has perhaps done it, and is answered 502.
 */
export async function startBalancer(port: number, targets: readonly number[]): Promise<Balancer> {
  const restUntil = new Map<number, number>();
  let turn = 0;
  const inOrder = () => {
    turn += 1;
    const turned = targets.map((_, index) => targets[(index + turn) % targets.length] ?? 0);
    const isUp = (target: number) => (restUntil.get(target) ?? 0) < Date.now();
    return [...turned.filter(isUp), ...turned.filter((target) => !isUp(target))];
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    for (const target of inOrder()) {
      if (await handOver(target, incoming, outgoing)) return;
      restUntil.set(target, Date.now() + restMs);
    }
    outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.on('upgrade', (incoming, socket, head) => {
    const [target = 0] = inOrder();
    const onward = connect(target, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.map((text, index) =>
        index % 2 ? `${text}\r\n` : `${text}: `,
      );
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [end, other] of [[onward, socket] as const, [socket, onward] as const]) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @returns false if the process took no connection */
function handOver(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    let isConnected = false;
    onward.once('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true;
        resolve(true);
        incoming.pipe(onward);
      });
    });
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    onward.once('error', () => {
      if (!isConnected) resolve(false);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => onward.destroy());
  });
}
