import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from './app.ts';
import { listen, usualLimits, type ConnectionLimits } from './listen.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const place = { host: '127.0.0.1', port: 0 };
const patience = { timeout: 20_000 };
let app: TestApp;
let server: ServerType;
let clients: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  server = await listen(
    createApi(app.dependencies).fetch,
    app.dependencies.realtime.upgrades,
    place,
  );
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  clients = [];
  await expectNoneLeft(server);
});

afterAll(async () => {
  server.close();
  await app.close();
});

/** A client that keeps its side of the connection open, whatever the server does. */
function openClient(to = server): { socket: Socket; received: () => string } {
  const address = to.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const socket = connect({ host: address.address, port: address.port, allowHalfOpen: true });
  clients.push(socket);
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  // It may be reset.
  socket.on('error', () => undefined);
  return { socket, received: () => text };
}

const connections = (of: ServerType) =>
  new Promise<number>((resolve, reject) => {
    of.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

/** Waits until the server has no connection left. */
const expectNoneLeft = (of: ServerType) =>
  vi.waitFor(async () => expect(await connections(of)).toBe(0), patience);

/** The head of a request that asks for another protocol. */
const asking = (line: string, protocol: string, ...headers: readonly string[]) =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade, HTTP2-Settings',
    `Upgrade: ${protocol}`,
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '\r\n',
  ].join('\r\n');

describe('a request for another protocol', () => {
  it.each([
    ['h2c', 'GET /healthz', 200],
    ['h2c', 'GET /api/realtime', 400],
    ['TLS/1.0', 'GET /healthz', 200],
    ['websocket, h2c', 'GET /healthz', 200],
    ['websocket', 'GET /healthz', 200],
    ['websocket', 'GET /nowhere', 404],
    ['websocket', 'POST /api/realtime', 405],
    ['websocket', 'GET http://localhost/api/realtime', 400],
  ])('is answered as if it had not asked: %s with %s', async (protocol, line, status) => {
    const { socket, received } = openClient();
    socket.write(asking(line, protocol, 'Content-Length: 0'));
    await vi.waitFor(() => expect(received()).toContain('\r\n\r\n'), patience);
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));

    // The connection is as good as any other.
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await vi.waitFor(() => expect(received()).toMatch(/\{"status":"ok"\}$/), patience);
  });

  it('is answered as wrong as it is when its host can’t be one', async () => {
    const { socket, received } = openClient();
    const head = asking('GET /api/realtime', 'websocket');
    socket.write(head.replace('Host: localhost', 'Host: a b^^c'));
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 400 /), patience);
  });

  it('is answered with its body read', async () => {
    const { socket, received } = openClient();
    const body = '{"address":"1 Elm St"}';
    const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
    socket.write(asking('POST /api/properties', 'h2c', ...headers) + body);
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 201 /), patience);
    expect(received()).toContain('1 Elm St');
  });

  it('keeps no connection that its client has left', async () => {
    for (let sent = 0; sent < 300; sent++) {
      const { socket } = openClient();
      socket.end(asking('GET /healthz', 'h2c'));
      await once(socket, 'close');
    }
    await expectNoneLeft(server);
  });

  it('keeps no connection that was refused, even if its client does', async () => {
    const { socket, received } = openClient();
    socket.write(asking('GET /api/realtime?ticket=unknown', 'websocket'));
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 401 /), patience);
    await expectNoneLeft(server);
    expect(socket.writable).toBe(true);
  });
});

describe('a connection', () => {
  /** Serves long answers with some other limits. */
  const serveWith = (limits: Partial<ConnectionLimits>) =>
    listen(
      () => new Response('x'.repeat(16 * 1024 * 1024)),
      app.dependencies.realtime.upgrades,
      place,
      { ...usualLimits(), ...limits },
    );

  it.each([
    ['without a request', ''],
    ['with half of one', 'GET / HTTP/1.1\r\nHost:'],
  ])('%s ends', async (_what, sent) => {
    const strict = await serveWith({ headersTimeout: 100, connectionsCheckingInterval: 10 });
    const { socket } = openClient(strict);
    socket.write(sent);
    await once(socket, 'end');
    await expectNoneLeft(strict);
    strict.close();
  });

  it('ends whose client never reads the answer', async () => {
    const strict = await serveWith({ idleTimeout: 100 });
    const { socket } = openClient(strict);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'ready');
    await expectNoneLeft(strict);
    strict.close();
  });

  it('beyond as many as there may be is closed, and the others are answered', async () => {
    const strict = await serveWith({ maxConnections: 2 });
    const [first] = [openClient(strict), openClient(strict)];
    await vi.waitFor(async () => expect(await connections(strict)).toBe(2), patience);
    const { socket: third } = openClient(strict);
    await once(third, 'end');
    first.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(first.received()).toMatch(/^HTTP\/1\.1 200 /), patience);
    for (const client of clients) client.destroy();
    strict.close();
  });

  it('has limits that leave files to open', () => {
    expect(usualLimits().maxConnections).toBeGreaterThan(0);
    expect(usualLimits().maxConnections).toBeLessThanOrEqual(10_000);
  });
});
