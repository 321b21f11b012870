import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address on this machine behind which one of two servers stands, as a virtual address or HAProxy gives a pair of databases. */
export interface MovingAddress {
  /** Ends every connection, and leads new ones to another port. */
  pointTo(port: number): void;
  stop(): Promise<void>;
}

/** Starts to lead connections to a port. */
export async function startMovingAddress(at: number, leadsTo: number): Promise<MovingAddress> {
  let target = leadsTo;
  const sockets = new Set<Socket>();
  const endAll = () => sockets.forEach((each) => each.destroy());
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  return {
    pointTo: (port) => {
      target = port;
      endAll();
    },
    stop: async () => {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
