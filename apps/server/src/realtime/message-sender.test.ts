import { randomBytes } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { createMessageSender } from './message-sender.ts';

const pong = { type: 'pong' } as const;

/** A connection whose peer reads nothing after the handshake. */
function unresponsiveClient(): Promise<WebSocket> {
  let handshaken = false;
  const line = new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, written) => {
      if (!handshaken) written();
      handshaken = true;
    },
  });
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.headers = {
    upgrade: 'websocket',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-version': '13',
  };
  const server = new WebSocketServer({ noServer: true });
  return new Promise((resolve) => {
    server.handleUpgrade(request, line, Buffer.alloc(0), resolve);
  });
}

it('a client that does not read is given up after a while, without blocking the sender', async () => {
  const socket = await unresponsiveClient();
  const sent = createMessageSender(socket, 50).send(pong);
  await expect(sent).resolves.toBeUndefined();
  await vi.waitFor(() => expect(socket.readyState).toBe(socket.CLOSED));
});

it('a client with too much unread is given up at once', async () => {
  const socket = await unresponsiveClient();
  const sender = createMessageSender(socket, 60_000);
  const waiting = sender.send(pong);
  socket.send('x'.repeat(300_000));
  expect(socket.bufferedAmount).toBeGreaterThan(256 * 1024);
  await sender.send(pong);
  await waiting;
  await vi.waitFor(() => expect(socket.readyState).toBe(socket.CLOSED));
});

it('nothing is sent to a client that has gone', async () => {
  const socket = await unresponsiveClient();
  socket.terminate();
  await expect(createMessageSender(socket).send(pong)).resolves.toBeUndefined();
  expect(socket.bufferedAmount).toBe(0);
});
