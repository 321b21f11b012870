import type { WebSocketServerLike } from '@hono/node-server';
import { realtimeLimits } from '@dss/domain';
import { WebSocketServer } from 'ws';

/**
 * Takes over the connections that a route has upgraded.
 * @throws Error where the library makes none that could
 */
export function createWebSocketServer(): WebSocketServerLike {
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
