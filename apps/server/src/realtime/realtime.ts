import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocketServerLike } from '@hono/node-server';
import { realtimeCloseCodes, realtimeLimits } from '@dss/domain';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Changes } from '../changes/index.ts';
import type { Actor, Database } from '../db/index.ts';
import { serveConnection, type Connection } from './connection.ts';
import { createFollowers } from './followers.ts';

/** How long clients may take to answer a closing before they are cut off. */
const closeLimitMs = 1000;

interface RealtimeOptions {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Logger;
  /** Whether the actor is still somebody: its visitor wasn't ended. */
  readonly isActorActive: (actor: Actor) => Promise<boolean>;
}

/** The realtime connections of this process. */
export interface Realtime {
  /** For the HTTP server, which hands it the connections that the route has admitted. */
  readonly sockets: WebSocketServerLike;
  /** No connection is taken anymore. */
  readonly isClosing: () => boolean;
  /** Serves an admitted connection. */
  readonly serve: (socket: WebSocket, actor: Actor) => void;
  /** Closes every connection, saying that the server goes away. Before the HTTP server closes: it would wait for them. */
  readonly close: () => Promise<void>;
}

export function createRealtime({ db, changes, log, isActorActive }: RealtimeOptions): Realtime {
  const followers = createFollowers();
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
      else followers.note(change);
    },
    onGap: () => {
      recheck(open.keys());
      for (const connection of open.keys()) connection.noteGap();
    },
  });

  return {
    sockets: createWebSocketServer(),
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
      const connection = serveConnection(socket, actor, { db, log, followers, isActorActive });
      open.set(connection, socket);
      socket.on('close', () => open.delete(connection));
      // The actor may have been ended between its admission and here, when nobody looked.
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

/**
 * Takes over the connections that a route has upgraded.
 * @throws Error where the library makes none that could
 */
function createWebSocketServer(): WebSocketServerLike {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Messages are short: compressing them would cost more memory than it saves.
    perMessageDeflate: false,
    maxPayload: realtimeLimits.maxMessageBytes,
  });
  if (!takesUpgrades(server)) throw new Error('the WebSocket server listens by itself');
  return server;
}

/**
 * What `@hono/node-server` asks of a WebSocket server. Those of `ws` are one, but their types say it in other words:
 * `noServer` may be undefined there, and `send` names a callback in the place of its options. So it is told here.
 */
function takesUpgrades(server: WebSocketServer): server is WebSocketServer & WebSocketServerLike {
  return server.options.noServer === true;
}
