import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { serve, type ServerType, type WebSocketServerLike } from '@hono/node-server';
import { photoLimits } from '@dss/domain';

/** The address to listen on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Time limit for receiving a whole request: the largest photo at the slowest allowed speed takes 9 minutes. */
const requestTimeout = 10 * 60_000;

/**
 * How long an idle connection stays open: longer than a proxy usually reuses one (60 s), which would otherwise send a request just as
 * it closes.
 */
const keepAliveTimeout = 75_000;

/** How much of a request is still read after it was answered. */
const maxAfterAnswer = 2 * photoLimits.maxBytes;

/** How long running requests may continue when the server closes. */
const drainMs = 2000;

/**
 * Checks that a port is free before the expensive part of the start.
 * @throws Error with a message for the operator
 */
export async function assertPortIsFree(place: ListenAddress): Promise<void> {
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
 * Serves HTTP at an address, and passes on the connections that a route upgrades to WebSockets.
 * @throws Error with a message for the operator
 */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  sockets: WebSocketServerLike,
  place: ListenAddress,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const { port, host: hostname } = place;
    const server = serve(
      {
        fetch,
        port,
        hostname,
        websocket: { server: sockets },
        serverOptions: { requestTimeout, keepAliveTimeout },
        // It would cut a connection half a second after an early answer.
        autoCleanupIncoming: false,
      },
      () => resolve(server),
    );
    server.on('request', readAwayAfterAnswer);
    server.once('error', (error) => reject(cannotListen(place, error)));
  });
}

/**
 * Reads and discards the rest of a request that was answered early: a browser reads the answer only when it has sent everything,
 * and would take a closed connection for a broken one. The server closes it after five seconds without a byte.
 */
function readAwayAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    // The route that started to read it has given up.
    request.removeAllListeners('data');
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxAfterAnswer) request.socket.destroySoon();
    });
    request.resume();
  });
}

/** Lets running requests finish for a moment, then closes the remaining connections. */
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

function cannotListen({ host, port }: ListenAddress, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const inUse = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
  const message = inUse
    ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port === 3001 ? 3002 : 3001} npm start`
    : `Can't listen on ${host}:${port}: ${reason}`;
  return new Error(message, { cause });
}
