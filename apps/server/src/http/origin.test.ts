import { propertySchema } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { nativeOrigins } from './origin.ts';

const foreignOrigins = [
  'https://evil.example',
  'https://localhost:8443',
  'http://localhost',
  'https://localhost.evil.example',
  'capacitor://evil',
  'null',
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ nativeOrigins });
});

afterAll(() => app.close());

const from = (origin: string) => ({ headers: { Origin: origin } });

/** The preflight request that a browser sends before a cross-origin request. */
const asking = (origin: string, method: string): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization,content-type',
  },
});

function corsHeaders(response: Response): string[] {
  return [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe.each(nativeOrigins)("an app's page at %s", (origin) => {
  it('may ask in advance what it may send', async () => {
    const answer = await app.stranger.fetch('/api/properties/x/photos/y', asking(origin, 'PUT'));
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': expect.stringContaining('Authorization'),
    });
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('becomes a visitor', async () => {
    const joined = await app.stranger.fetch('/api/visitors', { method: 'POST', ...from(origin) });
    expect(joined.status).toBe(201);
    expect(joined.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('reads errors like answers', async () => {
    const missing = await app.stranger.fetch('/api/properties/nothing', from(origin));
    expect(missing.status).toBe(404);
    expect(missing.headers.get('access-control-allow-origin')).toBe(origin);
    expect(missing.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(missing.headers.get('vary')).toContain('Origin');
  });

  it('writes with its token, without a cookie', async () => {
    const send = (headers: Record<string, string>) =>
      app.stranger.fetch('/api/properties', {
        method: 'POST',
        headers: { ...headers, Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ address: '1 Elm St' }),
      });
    const joined = await app.stranger.fetch('/api/visitors', { method: 'POST', ...from(origin) });
    const { visitor_token: token } = z
      .object({ visitor_token: z.string() })
      .parse(await joined.json());
    const created = await send({ Authorization: `Bearer ${token}` });
    expect(created.status).toBe(201);
    expect(created.headers.has('set-cookie')).toBe(false);
  });

  it('may load a photo by its signed address, which other sites still may not', async () => {
    const owner = await app.newVisitor();
    const photo = await addPhoto(owner, await app.newProperty(owner), 'front', await tinyJpeg());
    const answer = await app.stranger.fetch(photo.signed_url, from(origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is refused with a cookie, which no app would send', async () => {
    const browser = app.newBrowser();
    const created = await browser.send('POST', '/api/properties', { address: '1 Elm St' });
    const { id } = propertySchema.parse(await created.json());
    const cookie = `dss_visitor=${browser.cookies.get('dss_visitor')}`;
    const headers = { Origin: origin, Cookie: cookie };
    const deleted = await app.stranger.fetch(`/api/properties/${id}`, {
      method: 'DELETE',
      headers,
    });
    await expectError(deleted, 'foreign_origin');
    const joined = await app.stranger.fetch('/api/visitors', { method: 'POST', headers });
    await expectError(joined, 'foreign_origin');
  });
});

describe.each(foreignOrigins)('a page at %s', (origin) => {
  it('may not ask in advance what it may send', async () => {
    const asked = await app.stranger.fetch('/api/visitors', asking(origin, 'POST'));
    expect(asked.status).toBe(204);
    expect(corsHeaders(asked)).toEqual([]);
  });

  it('can read no answer', async () => {
    const read = await app.stranger.fetch('/api/guidance', from(origin));
    expect(corsHeaders(read)).toEqual([]);
  });

  it('can show no photo', async () => {
    const owner = await app.newVisitor();
    const photo = await addPhoto(owner, await app.newProperty(owner), 'front', await tinyJpeg());
    const seen = await app.stranger.fetch(photo.signed_url, from(origin));
    expect(corsHeaders(seen)).toEqual([]);
    expect(seen.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it("is refused with a visitor's cookie", async () => {
    const browser = app.newBrowser();
    await browser.send('POST', '/api/properties', { address: '1 Elm St' });
    const Cookie = `dss_visitor=${browser.cookies.get('dss_visitor')}`;
    const sent = await app.stranger.fetch('/api/visitors', {
      method: 'POST',
      headers: { Origin: origin, Cookie },
    });
    await expectError(sent, 'foreign_origin');
  });
});

describe('a page of our own', () => {
  it('is answered without a mention of other origins', async () => {
    const answer = await app.stranger.fetch('/api/guidance');
    expect(corsHeaders(answer)).toEqual([]);
  });
});

describe('without native apps', () => {
  it('treats their origins as foreign', async () => {
    const plain = await startTestApp();
    try {
      for (const origin of nativeOrigins) {
        const asked = await plain.stranger.fetch('/api/visitors', asking(origin, 'POST'));
        expect(asked.status).toBe(204);
        expect(corsHeaders(asked)).toEqual([]);
        const read = await plain.stranger.fetch('/api/guidance', from(origin));
        expect(corsHeaders(read)).toEqual([]);
        expect(read.headers.get('vary') ?? '').not.toContain('Origin');
      }
    } finally {
      await plain.close();
    }
  });
});
