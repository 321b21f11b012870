import type { WebSocketServerLike } from '@hono/node-server';
import { realtimeLimits } from '@dss/domain';
import { WebSocketServer } from 'ws';

/**
 * Takes over the connections that a route has upgraded.
 *
 * The cast is the one place where the types of `ws` meet those of `@hono/node-server`, which calls nothing on it but
 * what both describe: they differ in `noServer` being optional or possibly undefined, and in `send` naming its
 * callback.
 */
export function createWebSocketServer(): WebSocketServerLike {
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Messages are short: compressing them would cost more memory than it saves.
    perMessageDeflate: false,
    maxPayload: realtimeLimits.maxMessageBytes,
  }) as WebSocketServerLike;
}
