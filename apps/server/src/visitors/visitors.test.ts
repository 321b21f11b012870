import { randomBytes, randomUUID } from 'node:crypto';
import { propertyListSchema, propertySchema } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createBrowser, createClient, type Browser, type Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { createVisitorTokens } from './tokens.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const createProperty = (client: Client, headers: Readonly<Record<string, string>> = {}) =>
  client.fetch('/api/properties', {
    method: 'POST',
    body: JSON.stringify({ address: '1 Elm St' }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

async function visitorCount(): Promise<number> {
  const { rows } = await app.database.admin.query('select from visitors');
  return rows.length;
}

describe('the visitor cookie', () => {
  it('is never set by pages or requests that only read', async () => {
    const browser = app.newBrowser();
    for (const path of ['/', '/new-property', '/api/properties', '/api/guidance', '/healthz']) {
      const response = await browser.fetch(path);
      expect(response.status).toBe(200);
    }

    expect(browser.cookies.size).toBe(0);
  });

  it('comes with the first write, out of reach for scripts or other sites', async () => {
    const response = await createProperty(app.newBrowser());

    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^dss_visitor=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('comes once: later writes belong to the same visitor', async () => {
    const browser = app.newBrowser();
    await createProperty(browser);
    const second = await createProperty(browser);

    expect(second.headers.getSetCookie()).toEqual([]);
    const response = await browser.fetch('/api/properties');
    const { properties } = z
      .object({ properties: z.array(propertySchema) })
      .parse(await response.json());
    expect(properties).toHaveLength(2);
  });

  it('is Secure and of this host alone where the product is served over https', async () => {
    const secure = await startTestApp({ origin: 'https://dss.example' });
    try {
      const browser = secure.newBrowser('https://dss.example');
      const response = await createProperty(browser);

      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-dss_visitor=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
      expect((await browser.fetch('/api/properties')).headers.getSetCookie()).toEqual([]);

      // As an earlier version named it; homes hang on it.
      const token = browser.cookies.get('__Host-dss_visitor');
      const before = createClient(secure.url, { Cookie: `dss_visitor=${token}` });
      const moved = await before.fetch('/api/properties');
      expect(await moved.json()).toEqual(await (await browser.fetch('/api/properties')).json());
      expect(moved.headers.getSetCookie()).toEqual([
        expect.stringContaining(`__Host-dss_visitor=${token};`),
        expect.stringContaining('dss_visitor=; Max-Age=0'),
      ]);
    } finally {
      await secure.close();
    }
  });

  it.each([
    ['an address that is none', { address: '' }],
    ['an id that is none', { address: '1 Elm St', id: 'front' }],
    ['no address', {}],
  ])('is not set by an invalid request with %s, which makes no visitor', async (_name, body) => {
    const browser = app.newBrowser();
    const before = await visitorCount();

    const response = await browser.send('POST', '/api/properties', body);

    expect(response.status).toBe(400);
    expect(browser.cookies.size).toBe(0);
    expect(await visitorCount()).toBe(before);
  });

  describe('when forged', () => {
    const forged = () => createClient(app.url, { Cookie: 'dss_visitor=forged', Origin: app.url });

    it('identifies nobody', async () => {
      const listing = await forged().fetch('/api/properties');
      expect(await listing.json()).toEqual({ properties: [], next_cursor: null });
    });

    it('is replaced at the next write', async () => {
      const response = await createProperty(forged());

      expect(response.status).toBe(201);
      expect(response.headers.getSetCookie()).toHaveLength(1);
    });
  });
});

describe('the cookie of a visitor who has ended', () => {
  let browser: Browser;
  let property: string;

  beforeEach(async () => {
    browser = app.newBrowser();
    property = propertySchema.parse(await (await createProperty(browser)).json()).id;
    await app.database.admin.query(
      `update visitors set ended_at = now()
       where id = (select actor_id from property_grants where property_id = $1)`,
      [property],
    );
  });

  it('identifies nobody', async () => {
    const listing = await browser.fetch('/api/properties');

    expect(await listing.json()).toEqual({ properties: [], next_cursor: null });
    await expectError(await browser.fetch(`/api/properties/${property}`), 'property_not_found');
  });

  it('changes nothing', async () => {
    const change = await browser.send('PATCH', `/api/properties/${property}`, {
      front_faces: 'north',
    });

    await expectError(change, 'property_not_found');
  });

  it('is replaced at the next write, which belongs to a new visitor', async () => {
    const before = await visitorCount();
    const response = await createProperty(browser);

    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(await visitorCount()).toBe(before + 1);
    const { id } = propertySchema.parse(await response.json());
    expect((await browser.fetch(`/api/properties/${id}`)).status).toBe(200);
  });

  it('still lets its browser claim a property', async () => {
    const owner = await app.newVisitor();
    const given = await app.newProperty(owner);
    const link = await owner.send('POST', `/api/properties/${given}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await link.json());

    await browser.fetch(new URL(url).pathname, { method: 'POST' });

    expect((await browser.fetch(`/api/properties/${given}`)).status).toBe(200);
  });
});

describe('a request with the cookie that changes something', () => {
  let cookie: string;

  beforeAll(async () => {
    const browser = app.newBrowser();
    await createProperty(browser);
    cookie = `dss_visitor=${browser.cookies.get('dss_visitor')}`;
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port of this host', { Origin: 'http://127.0.0.1:1' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['nowhere in particular', {}],
  ])('is refused when it comes from %s', async (_name, headers) => {
    const response = await createProperty(createClient(app.url, { Cookie: cookie, ...headers }));

    await expectError(response, 'foreign_origin');
  });

  it.each([
    ['names our origin', () => ({ Origin: app.url })],
    ['says it is our own', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
  ])('is accepted when it %s', async (_name, headers) => {
    const response = await createProperty(createClient(app.url, { Cookie: cookie, ...headers() }));

    expect(response.status).toBe(201);
  });

  it.each(['PUT', 'DELETE', 'POST'])('is refused from another site with %s', async (method) => {
    const client = createClient(app.url, { Cookie: cookie, Origin: 'https://evil.example' });

    await expectError(await client.fetch('/functions/v1/analyze_v2', { method }), 'foreign_origin');
    await expectError(await client.fetch('/api/properties/x', { method }), 'foreign_origin');
  });
});

describe('a request with neither cookie nor token', () => {
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['nowhere in particular', {}],
  ])('is not refused for coming from %s', async (_name, headers) => {
    const response = await createProperty(createClient(app.url, headers));

    expect(response.status).toBe(201);
  });
});

describe('a request that only reads', () => {
  it('is answered wherever it comes from: the browser keeps the answer from the other site', async () => {
    const browser = app.newBrowser();
    await createProperty(browser);
    const cookie = `dss_visitor=${browser.cookies.get('dss_visitor')}`;
    const client = createClient(app.url, { Cookie: cookie, Origin: 'https://evil.example' });

    const response = await client.fetch('/api/properties');

    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('a browser that made a home without a connection', () => {
  const make = (browser: Browser, madeId: string) =>
    browser.send('POST', '/api/properties', { id: madeId, address: '12 Ridge Road' });

  it('becomes a visitor before it sends the home, once', async () => {
    const browser = app.newBrowser();
    const before = await visitorCount();
    expect((await browser.send('POST', '/api/visitors/browser')).status).toBe(200);
    const cookie = browser.cookies.get('dss_visitor');
    expect(cookie).toBeDefined();
    expect((await browser.send('POST', '/api/visitors/browser')).status).toBe(200);
    expect(browser.cookies.get('dss_visitor')).toBe(cookie);
    expect(await visitorCount()).toBe(before + 1);
  });

  it('finds the home that a lost answer was about, under the same id', async () => {
    const [browser, id] = [app.newBrowser(), randomUUID()];
    await browser.send('POST', '/api/visitors/browser');
    expect((await make(browser, id)).status).toBe(201);
    await expectError(await make(browser, id), 'invalid_property_id');
    expect((await browser.fetch(`/api/properties/${id}`)).status).toBe(200);
    const list = propertyListSchema.parse(await (await browser.fetch('/api/properties')).json());
    expect(list.properties.map((home) => home.id)).toEqual([id]);
  });
});

describe('a visitor token', () => {
  it('is given to anyone who asks, without a cookie', async () => {
    const response = await app.stranger.send('POST', '/api/visitors');

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ visitor_token: expect.stringMatching(/^[\w.-]+$/) });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('owns what is made with it from any origin, without a cookie', async () => {
    const visitor = await app.newVisitor();
    const response = await createProperty(visitor, { Origin: 'capacitor://localhost' });

    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual([]);
    const { id } = propertySchema.parse(await response.json());
    const own = await visitor.fetch(`/api/properties/${id}`);
    expect(own.status).toBe(200);
  });

  it('wins over a cookie', async () => {
    const browser = app.newBrowser();
    await createProperty(browser);
    const visitor = await app.newVisitor();

    const response = await visitor.fetch('/api/properties', {
      headers: { Cookie: `dss_visitor=${browser.cookies.get('dss_visitor')}` },
    });

    expect(await response.json()).toEqual({ properties: [], next_cursor: null });
  });

  it.each([
    ['is no token', 'nonsense'],
    ['is empty', ''],
    ['was changed', 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ2aXNpdG9yIn0.AAAA'],
    ['is signed by nobody', 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJ2aXNpdG9yIn0.'],
  ])('is refused when it %s', async (_name, token) => {
    const client = createClient(app.url, { Authorization: `Bearer ${token}` });

    await expectError(await client.fetch('/api/properties'), 'visitor_token_invalid');
    await expectError(await createProperty(client), 'visitor_token_invalid');
  });

  it('is refused when another secret signed it', async () => {
    const visitor = await app.database.newVisitor();
    const token = await createVisitorTokens(randomBytes(32)).sign(visitor.id);
    const client = createClient(app.url, { Authorization: `Bearer ${token}` });

    await expectError(await client.fetch('/api/properties'), 'visitor_token_invalid');
  });

  it('of an earlier secret is read, and its cookie set anew', async () => {
    const before = randomBytes(32);
    const visitor = await app.database.newVisitor();
    const old = await createVisitorTokens(before).sign(visitor.id);
    const changed = await startTestApp({ tokens: createVisitorTokens(randomBytes(32), [before]) });
    try {
      const response = await changed.stranger.fetch('/api/guidance', {
        headers: { Cookie: `dss_visitor=${old}` },
      });
      const [cookie = ''] = response.headers.getSetCookie();
      const [, token = ''] = /^dss_visitor=([^;]+)/.exec(cookie) ?? [];
      expect(await changed.dependencies.tokens.read(token)).toEqual({
        visitorId: visitor.id,
        isOld: false,
      });
      const next = await changed.stranger.fetch('/api/guidance', {
        headers: { Cookie: `dss_visitor=${token}` },
      });
      expect(next.headers.getSetCookie()).toEqual([]);
    } finally {
      await changed.close();
    }
  });

  it('ends with its visitor', async () => {
    const visitor = await app.database.newVisitor();
    const token = await app.dependencies.tokens.sign(visitor.id);
    const client = createClient(app.url, { Authorization: `Bearer ${token}` });
    const before = await client.fetch('/api/properties');
    expect(before.status).toBe(200);

    await app.database.admin.query('update visitors set ended_at = now() where id = $1', [
      visitor.id,
    ]);

    await expectError(await client.fetch('/api/properties'), 'visitor_token_invalid');
    const { rows } = await app.database.admin.query('select from properties');
    await expectError(await createProperty(client), 'visitor_token_invalid');
    const after = await app.database.admin.query('select from properties');
    expect(after.rows).toHaveLength(rows.length);
  });
});

describe('behind a proxy that speaks https', () => {
  it('accepts requests with the cookie from the configured origin alone', async () => {
    const secure = await startTestApp({ origin: 'https://dss.example' });
    try {
      const browser = createBrowser(secure.url, 'https://dss.example');
      expect((await createProperty(browser)).status).toBe(201);
      expect((await createProperty(browser)).status).toBe(201);
      const Cookie = `__Host-dss_visitor=${browser.cookies.get('__Host-dss_visitor')}`;
      const direct = createClient(secure.url, { Cookie, Origin: secure.url });
      await expectError(await createProperty(direct), 'foreign_origin');
    } finally {
      await secure.close();
    }
  });
});
