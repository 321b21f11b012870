import { once } from 'node:events';
import { createServer } from 'node:net';
import { serve, type ServerType, type WebSocketServerLike } from '@hono/node-server';

/** Where the product listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A request must have come whole by then: the largest photo at the slowest pace that uploads must keep takes 9 minutes. */
const requestTimeout = 10 * 60_000;

/** How long running requests may go on when the server closes. */
const drainMs = 2000;

/**
 * Finds out that a port is taken before anything costly is begun.
 * @throws Error with a message for whoever started the product
 */
export async function assertPortIsFree(place: Place): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(place.port, place.host), 'listening');
  } catch (error) {
    throw cannotListen(place, error);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Serves HTTP there, and hands over connections that a route has made WebSockets.
 * @throws Error with a message for whoever started the product
 */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  sockets: WebSocketServerLike,
  place: Place,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const { port, host: hostname } = place;
    const server = serve(
      { fetch, port, hostname, websocket: { server: sockets }, serverOptions: { requestTimeout } },
      () => resolve(server),
    );
    server.once('error', (error) => reject(cannotListen(place, error)));
  });
}

/** Lets running requests end for a moment, then cuts what is left. */
export function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function cannotListen({ host, port }: Place, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const inUse = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
  const message = inUse
    ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port === 3001 ? 3002 : 3001} npm start`
    : `Can't listen on ${host}:${port}: ${reason}`;
  return new Error(message, { cause });
}
