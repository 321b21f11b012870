import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

let app: TestApp;
let visitor: Client;

beforeAll(async () => {
  app = await startTestApp();
  visitor = await app.newVisitor();
});

afterAll(() => app.close());

const logLineOf = (requestId: string | null) =>
  app.logLines.find(
    (line) => line.includes('"msg":"request"') && line.includes(`"requestId":"${requestId}"`),
  );

describe('an error', () => {
  it('names the request by the same id in body, header and log', async () => {
    const response = await visitor.fetch('/api/nowhere');

    const error = await expectError(response, 'route_not_found');
    expect(logLineOf(error.request_id)).toContain('"path":"/api/nowhere","status":404');
  });

  it("keeps the caller's own request id if it is a plain one", async () => {
    const given = await visitor.fetch('/api/nowhere', {
      headers: { 'X-Request-Id': 'trace-0001' },
    });
    expect(given.headers.get('X-Request-Id')).toBe('trace-0001');

    for (const forged of ['short', 'x'.repeat(65), 'trace 0001 "status":200']) {
      const response = await visitor.fetch('/api/nowhere', { headers: { 'X-Request-Id': forged } });
      expect(response.headers.get('X-Request-Id')).not.toBe(forged);
    }
  });

  it('that is unexpected reveals nothing of its cause, which is logged', async () => {
    const broken = await startTestApp({
      db: {
        ...app.dependencies.db,
        asActor: () => Promise.reject(new Error('secret detail of the database')),
      },
    });
    try {
      const response = await broken.stranger.fetch('/api/properties');

      const error = await expectError(response, 'internal_error');
      expect(JSON.stringify(error)).not.toContain('secret');
      const logged = broken.logLines.find((line) => line.includes('request failed'));
      expect(logged).toContain('secret detail of the database');
      expect(logged).toContain(error.request_id);
    } finally {
      await broken.close();
    }
  });
});

describe('a known address', () => {
  it.each([
    ['DELETE', '/api/properties', 'GET, POST'],
    ['POST', '/api/properties/1/photos/front', 'DELETE, PUT'],
    ['GET', '/functions/v1/analyze_v2', 'POST'],
  ])('requested with %s %s lists its methods', async (method, path, methods) => {
    const response = await visitor.fetch(path, { method });

    expect(response.headers.get('Allow')).toBe(methods);
    await expectError(response, 'method_not_allowed');
  });
});

describe('OPTIONS', () => {
  it('is answered with the methods of every address of the API', async () => {
    const document = await app.stranger.fetch('/api/openapi.json');
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await document.json());
    expect(Object.keys(paths).length).toBeGreaterThan(20);

    for (const [path, operations] of Object.entries(paths)) {
      const response = await app.stranger.fetch(path.replaceAll(/\{\w+\}/g, 'x'), {
        method: 'OPTIONS',
      });
      expect(response.status, path).toBe(204);
      const methods = Object.keys(operations).map((method) => method.toUpperCase());
      const allowed = (response.headers.get('Allow') ?? '').split(', ');
      expect(allowed, path).toEqual(expect.arrayContaining(methods));
    }
  });

  it.each([
    ['/claim/x', 'GET, POST'],
    ['/photos/a/b/working', 'GET'],
    ['/api/openapi.json', 'GET'],
    ['/property/x', 'GET'],
  ])('is answered with the methods of %s, which is not part of the API', async (path, methods) => {
    const response = await app.stranger.fetch(path, { method: 'OPTIONS' });

    expect(response.status).toBe(204);
    expect(response.headers.get('Allow')).toBe(methods);
  });

  it('finds nothing at an unknown address', async () => {
    await expectError(
      await app.stranger.fetch('/api/nowhere', { method: 'OPTIONS' }),
      'route_not_found',
    );
  });
});

describe('the host named by a request', () => {
  /** Sends a custom Host header, which fetch doesn't allow. */
  const getWithHost = async (host: string) => {
    const sent = request(`${app.url}/healthz`, { headers: { Host: host } }).end();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve);
      sent.once('error', reject);
    });
    return { status: response.statusCode, body: await text(response) };
  };

  it.each(['localhost:3000', '127.0.0.1', '192.168.1.20:3000', '[::1]:3000', 'dss.localhost'])(
    'is ours: %s',
    async (host) => {
      expect((await getWithHost(host)).status).toBe(200);
    },
  );

  it('is refused when a foreign name points to this machine', async () => {
    const { status, body } = await getWithHost('evil.example');
    expect(status).toBe(403);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'foreign_host' } });
  });
});

describe('a request body', () => {
  const post = (body: string, contentType = 'application/json') =>
    visitor.fetch('/api/properties', {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
    });

  it.each([
    ['{"address": ', 'The body must be JSON.'],
    ['null', 'The body must be an object.'],
    ['[]', 'The body must be an object.'],
    ['"text"', 'The body must be an object.'],
    ['{"address": "1 Elm St", "lat": "38"}', 'lat must be a number.'],
    [
      `{"address": "1 Elm St", "place_id": "${'x'.repeat(301)}"}`,
      'place_id must have at most 300 characters.',
    ],
  ])('that is %.30j is refused in plain words', async (body, words) => {
    const { message } = await expectError(await post(body), 'invalid_request');
    expect(message).toBe(`The request is not valid. ${words}`);
  });

  it('of another type than JSON is refused', async () => {
    await expectError(
      await post('address=1+Elm+St', 'application/x-www-form-urlencoded'),
      'unsupported_media_type',
    );
  });

  it.each([
    ['POST', '/api/properties', '128 kB'],
    ['POST', '/api/visitors', '128 kB'],
    ['POST', '/functions/v1/analyze_v2', '128 kB'],
    ['PUT', '/api/properties/x/photos/front/placement', '32 kB'],
  ])('that is too large is refused by %s %s', async (method, path, limit) => {
    const body = JSON.stringify({ address: 'x'.repeat(128 * 1024) });
    const headers = { 'Content-Type': 'application/json' };

    const sent = await visitor.fetch(path, { method, headers, body });

    const error = await expectError(sent, 'body_too_large');
    expect(error.message).toBe(`The body is larger than ${limit}.`);
  });

  it('refused for its size leaves the connection usable', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    const send = async (body: string) => {
      const sent = request(`${app.url}/api/visitors`, { method: 'POST', agent }).end(body);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.once('response', resolve);
        sent.once('error', reject);
      });
      ports.add(response.socket.localPort);
      await text(response);
      return response.statusCode;
    };
    try {
      expect(await send('x'.repeat(3 * 1024 * 1024))).toBe(413);
      // Longer than the HTTP server waits before it closes a connection with an unread body.
      const end = Date.now() + 700;
      while (Date.now() < end) expect(await send('')).toBe(201);
      expect(ports.size).toBe(1);
    } finally {
      agent.destroy();
    }
  });

  it('leaves its connection open for longer than proxies reuse one', async () => {
    const response = await fetch(`${app.url}/api/visitors`, { method: 'POST' });
    expect(response.headers.get('keep-alive')).toBe('timeout=75');
  });

  it('that is answered early may still arrive slowly on the same connection', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
    const answered = (status: RegExp) => vi.waitFor(() => expect(received).toMatch(status));
    const pieces = 40;
    const piece = Buffer.alloc(32 * 1024);
    const photo = `/api/properties/${randomUUID()}/photos/front`;
    const type = `Content-Type: image/jpeg\r\nContent-Length: ${pieces * piece.length}`;
    try {
      socket.write(`PUT ${photo} HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n`);
      await answered(/^HTTP\/1\.1 404 /);
      for (let sent = 0; sent < pieces; sent++) {
        socket.write(piece);
        await delay(25);
      }
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await answered(/HTTP\/1\.1 200 /);
    } finally {
      socket.destroy();
    }
  });

  it('that is too large is refused without an announced length', async () => {
    const kilobytes = new TextEncoder().encode(' '.repeat(64 * 1024));
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        if (chunks > 20) controller.close();
        else controller.enqueue(kilobytes);
      },
    });

    const response = await visitor.fetch('/api/properties', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    });

    const error = await expectError(response, 'body_too_large');
    expect(error.message).toContain('larger than 128 kB');
  });
});

describe('an unknown address', () => {
  it.each([
    '/api/nowhere',
    '/api/properties/',
    '/functions/v1/nothing',
    '/nowhere',
    '/assets/x.js',
  ])('answers 404: %s', async (path) => {
    await expectError(await visitor.fetch(path), 'route_not_found');
  });

  it('is answered with a page for someone who opens it', async () => {
    const response = await app.stranger.fetch('/nowhere', { headers: { Accept: 'text/html' } });

    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });

  it('of the API is still answered as data', async () => {
    const response = await app.stranger.fetch('/api/nowhere', { headers: { Accept: 'text/html' } });

    await expectError(response, 'route_not_found');
  });

  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '/%',
  ])('leads to no file of the machine: %s', async (path) => {
    // Sent raw, because fetch would normalize the path.
    const answer = await requestRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close`);

    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('root:');
  });
});

describe('every answer', () => {
  it.each(['/', '/api/properties', '/healthz', '/api/nowhere', '/nowhere'])(
    'sets the same security headers: %s',
    async (path) => {
      const { headers } = await app.stranger.fetch(path);

      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=(self), camera=(self)');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it.each([
    ['https://dss.example', 'max-age=31536000'],
    ['http://dss.example', null],
    [null, null],
  ])('requires https from browsers only if ORIGIN uses it: %s', async (origin, expected) => {
    const other = await startTestApp({ origin });
    try {
      for (const path of ['/', '/api/properties', '/nowhere']) {
        const { headers } = await other.stranger.fetch(path);
        expect(headers.get('Strict-Transport-Security'), path).toBe(expected);
      }
    } finally {
      await other.close();
    }
  });

  it.each(['/api/properties', '/api/nowhere'])('of the API is never cached: %s', async (path) => {
    const { headers } = await visitor.fetch(path);

    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

async function requestRaw(head: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  return text(socket);
}
