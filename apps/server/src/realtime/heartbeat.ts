import type { WebSocket } from 'ws';

/**
 * Ends a connection whose other end gave no sign of life between two beats; browsers answer the protocol's ping by
 * themselves, in pages that sleep too. @returns what stops it
 */
export function keepAlive(socket: WebSocket, intervalMs: number): () => void {
  let alive = true;
  const noteSign = () => {
    alive = true;
  };
  socket.on('pong', noteSign);
  socket.on('message', noteSign);
  const beat = setInterval(() => {
    if (!alive) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
  }, intervalMs);
  return () => clearInterval(beat);
}
