import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { keepAlive } from './connection.ts';

const intervalMs = 30_000;
let server: WebSocketServer;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** A client that answers pings or not, and the server's end of its connection. */
async function connectClient(autoPong: boolean) {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening on a port');
  const connected = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`, { autoPong });
  const [socket] = await Promise.all([connected, once(client, 'open')]);
  return { client, socket };
}

it('ends a connection that gives no sign of life between two beats', async () => {
  const { socket } = await connectClient(false);
  const stop = keepAlive(socket, intervalMs);
  vi.advanceTimersByTime(2 * intervalMs);
  await once(socket, 'close');
  expect(socket.readyState).toBe(socket.CLOSED);
  stop();
});

it('keeps one that answers, however long it says nothing else', async () => {
  const { socket } = await connectClient(true);
  const stop = keepAlive(socket, intervalMs);
  for (let beats = 0; beats < 4; beats += 1) {
    vi.advanceTimersByTime(intervalMs);
    await once(socket, 'pong');
  }
  expect(socket.readyState).toBe(socket.OPEN);
  stop();
});

it('keeps one that speaks, even if it leaves pings unanswered', async () => {
  const { client, socket } = await connectClient(false);
  const stop = keepAlive(socket, intervalMs);
  for (let beats = 0; beats < 4; beats += 1) {
    vi.advanceTimersByTime(intervalMs);
    client.send('still here');
    await once(socket, 'message');
  }
  expect(socket.readyState).toBe(socket.OPEN);
  stop();
});
