import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocketServerLike } from '@hono/node-server';
import { realtimeCloseCodes, realtimeLimits } from '@dss/domain';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Changes } from '../changes/listen-for-changes.ts';
import type { Actor, Database } from '../db/index.ts';
import { serveConnection, type Connection } from './connection.ts';
import { createFollowers } from './followers.ts';
import { rememberChanges } from './recent-changes.ts';

/** How long clients may take to answer a close before they are disconnected. */
const closeLimitMs = 1000;

interface RealtimeOptions {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Logger;
  /** Whether the actor is still active: its visitor wasn't deactivated. */
  readonly isActorActive: (actor: Actor) => Promise<boolean>;
}

/** What takes connections over from HTTP, and from which requests. */
export interface Upgrades {
  readonly server: WebSocketServerLike;
  readonly takes: (request: IncomingMessage) => boolean;
}

/** The realtime connections of this process. */
export interface Realtime {
  /** For the HTTP server, which passes on the connections that the route has admitted. */
  readonly upgrades: Upgrades;
  /** Whether new connections are refused. */
  readonly isClosing: () => boolean;
  /** Serves an admitted connection. */
  readonly serve: (socket: WebSocket, actor: Actor) => void;
  /** Closes all connections, reporting that the server shuts down. Call it before closing the HTTP server, which waits for them. */
  readonly close: () => Promise<void>;
}

export function createRealtime({ db, changes, log, isActorActive }: RealtimeOptions): Realtime {
  const followers = createFollowers();
  const recentChanges = rememberChanges();
  const open = new Map<Connection, WebSocket>();
  let closing = false;

  const recheck = (connections: Iterable<Connection>) => {
    for (const connection of connections) {
      connection.recheckActor().catch((error: unknown) => {
        log.warn({ err: error }, 'who holds a realtime connection could not be asked');
        connection.close(realtimeCloseCodes.goingAway, 'try again');
      });
    }
  };
  const ofActor = (id: string) => [...open.keys()].filter(({ actor }) => actor.id === id);

  const stopListening = changes.listen({
    onChange: (change) => {
      if (change.what === 'actor_changed') recheck(ofActor(change.id));
      else {
        recentChanges.note(change);
        followers.note(change);
      }
    },
    onGap: () => {
      recentChanges.noteGap();
      recheck(open.keys());
      for (const connection of open.keys()) connection.noteGap();
    },
  });

  return {
    upgrades: { server: createWebSocketServer(), takes: wantsRealtime },
    isClosing: () => closing,
    serve: (socket, actor) => {
      if (closing) {
        socket.close(realtimeCloseCodes.goingAway, 'server stops');
        return;
      }
      if (ofActor(actor.id).length >= realtimeLimits.maxConnectionsPerActor) {
        socket.close(realtimeCloseCodes.tooFast, 'too many connections');
        return;
      }
      const connection = serveConnection(socket, actor, {
        db,
        log,
        followers,
        recentChanges,
        isActorActive,
      });
      open.set(connection, socket);
      socket.on('close', () => open.delete(connection));
      // Rechecks, because the actor may have been deactivated between admission and registration.
      recheck([connection]);
    },
    close: async () => {
      closing = true;
      stopListening();
      const sockets = [...open.values()];
      const closed = sockets.map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      );
      for (const connection of open.keys()) {
        connection.close(realtimeCloseCodes.goingAway, 'server stops');
      }
      const limit = new AbortController();
      await Promise.race([
        Promise.all(closed),
        delay(closeLimitMs, undefined, { signal: limit.signal }).catch(() => undefined),
      ]);
      limit.abort();
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** The address of realtime connections. */
export const realtimePath = '/api/realtime';

/** Whether a request asks for a WebSocket where there is one. With a host that can't be one it doesn't, and is answered 400 like any other. */
function wantsRealtime({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    URL.canParse(`http://${headers.host ?? ''}`) &&
    url.split('?')[0] === realtimePath &&
    headers.upgrade?.toLowerCase() === 'websocket'
  );
}

/**
 * Creates a server for connections that a route has upgraded.
 * @throws Error if the library's server can't take them
 */
function createWebSocketServer(): WebSocketServerLike {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Messages are short, so compression would cost more memory than it saves.
    perMessageDeflate: false,
    maxPayload: realtimeLimits.maxMessageBytes,
  });
  if (!takesUpgrades(server)) throw new Error('the WebSocket server listens by itself');
  return server;
}

/**
 * Whether a server of `ws` has the interface that `@hono/node-server` needs. It does at runtime, but the types differ:
 * `noServer` may be undefined in one, and `send` takes a callback where the other has options.
 */
function takesUpgrades(server: WebSocketServer): server is WebSocketServer & WebSocketServerLike {
  return server.options.noServer === true;
}
