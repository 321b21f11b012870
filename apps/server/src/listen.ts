import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { photoLimits } from '@dss/domain';
import { z } from 'zod';
import type { Upgrades } from './realtime/realtime.ts';

/** The address to listen on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** How long connections may stay open, in milliseconds, and how many at once. */
export interface ConnectionLimits {
  /** For the head of a request, from the opening of the connection. */
  readonly headersTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** Between two requests. */
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction, during a request too. */
  readonly idleTimeout: number;
  /** How often the first two are checked. */
  readonly connectionsCheckingInterval: number;
  readonly maxConnections: number;
}

/** The limits of the product. */
export function usualLimits(): ConnectionLimits {
  return {
    headersTimeout: 60_000,
    // The largest photo at the slowest allowed speed takes 9 minutes.
    requestTimeout: 10 * 60_000,
    // Proxies usually reuse a connection for 60 s, and would otherwise send a request just as it closes.
    keepAliveTimeout: 75_000,
    // Nothing is sent while somebody waits for an analysis.
    idleTimeout: 10 * 60_000,
    connectionsCheckingInterval: 30_000,
    maxConnections: Math.min(10_000, Math.floor(openFilesLimit() / 2)),
  };
}

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.number() }) }),
});

/** How many files and connections this process may open: no more connections than half of it leave room for everything else. */
function openFilesLimit(): number {
  // Neither Windows nor a machine without a limit names a number.
  const { data } = reportSchema.safeParse(process.report.getReport());
  return data?.userLimits.open_files.soft ?? Infinity;
}

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
 * Serves HTTP at an address, and passes on the connections that a route upgrades. Whatever else a client wants to upgrade to is
 * answered as HTTP, as if it hadn't asked.
 * @throws Error with a message for the operator
 */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  upgrades: Upgrades,
  place: ListenAddress,
  { idleTimeout, maxConnections, ...timeouts }: ConnectionLimits = usualLimits(),
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const { port, host: hostname } = place;
    const server = serve(
      {
        fetch,
        port,
        hostname,
        websocket: { server: upgrades.server },
        serverOptions: { ...timeouts, shouldUpgradeCallback: upgrades.takes },
        // It would cut a connection half a second after an early answer.
        autoCleanupIncoming: false,
      },
      () => resolve(server),
    );
    if ('setTimeout' in server) server.setTimeout(idleTimeout);
    server.maxConnections = maxConnections;
    server.on('connection', closeOnceEnded);
    server.on('request', readAwayAfterAnswer);
    server.once('error', (error) => reject(cannotListen(place, error)));
  });
}

/** An upgrade that is refused has left the care of the HTTP server, which would otherwise wait until the client ends its side, too. */
function closeOnceEnded(socket: Socket): void {
  socket.once('finish', () => socket.destroy());
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
