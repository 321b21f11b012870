import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A service that a test plays, on a port of this machine. */
export interface LocalService {
  /** Origin, without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startLocalService(answer: RequestListener): Promise<LocalService> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
