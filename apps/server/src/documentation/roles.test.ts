import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { goodPassword, newEmail, newPerson } from '../accounts/testing/people.ts';
import { readConfig } from '../config/index.ts';
import { connectPhone } from '../phone-handover/testing/phones.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createClient, type Browser, type Client } from '../testing/client.ts';

/** What docs/security.md says of who may use a route. */
const rules = ['anyone', 'known', 'owner', 'phone', 'account', 'operator', 'token'] as const;
type Rule = (typeof rules)[number];

interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

const document = new URL('../../../../docs/security.md', import.meta.url);
let app: TestApp;
let routes: readonly Route[];
let table: ReadonlyMap<string, Rule>;
let property: string;
let operator: Browser;
/** Let in to the property by a handover. */
let phone: Client;
/** Everybody who owns nothing of what they ask for. */
let others: Readonly<Record<string, Client>>;

beforeAll(async () => {
  const environment = readConfig({ PROFILE: 'production', SIGNING_SECRET: 's'.repeat(32) });
  app = await startTestApp({ environment });
  routes = await readRoutes();
  table = await readTable();
  const owner = await app.newVisitor();
  property = await app.newProperty(owner);
  ({ phone } = await connectPhone(app, owner, property));
  const person = await newPerson(app);
  operator = person.browser;
  await app.database.admin.query(
    'insert into auth.operators (user_id) select id from auth.users where email = $1',
    [person.email],
  );
  const { browser: user } = await newPerson(app);
  others = {
    stranger: app.stranger,
    visitor: await app.newVisitor(),
    user,
    'share link': createClient(app.url, { 'X-Share-Token': await shareTokenOf(owner) }),
  };
});

afterAll(() => app.close());

/** What opens the home for whoever has its link, and nothing more. */
async function shareTokenOf(owner: Client): Promise<string> {
  const made = await owner.send('POST', `/api/properties/${property}/share-links`, {
    hides_place: false,
    expires_in_days: null,
  });
  const { url } = z.object({ url: z.url() }).parse(await made.json());
  const token = new URL(url).hash.slice(1);
  const shown = await createClient(app.url, { 'X-Share-Token': token }).fetch('/api/shared-home');
  expect(shown.status).toBe(200);
  return token;
}

async function readRoutes(): Promise<Route[]> {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await app.stranger.fetch('/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
    })),
  );
}

async function readTable(): Promise<Map<string, Rule>> {
  const rows = (await readFile(document, 'utf8')).matchAll(/^\| `([A-Z]+ \/[^`]*)`\s*\| (\w+)/gm);
  return new Map([...rows].map(([, route = '', rule]) => [route, z.enum(rules).parse(rule)]));
}

/** What the routes of accounts accept, so that it isn't their form that refuses a request. */
const ofAccounts = {
  name: 'Ana',
  password: goodPassword,
  current_password: 'not-the-right-one-1',
  code: '000000',
  token: 'nobody-was-sent-this',
  property_ids: [randomUUID()],
  response: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: 'a',
      attestationObject: 'a',
      authenticatorData: 'a',
      signature: 'a',
    },
  },
};
const ofProperties = {
  status: 'answered',
  lat: 38.5,
  lng: -121.5,
  outline: null,
  front_faces: 'south',
};

function ask(client: Client, { method, path }: Route): Promise<Response> {
  const address = path
    .replace('{id}', property)
    .replace('{imageId}', 'front')
    .replaceAll(/\{\w+\}/g, () => randomUUID());
  if (['GET', 'DELETE'].includes(method)) return client.send(method, address);
  if (path.startsWith('/api/account')) {
    return client.send(method, address, { ...ofAccounts, email: newEmail() });
  }
  const isFunction = path.startsWith('/functions');
  return client.send(method, address, isFunction ? { property_id: property } : ofProperties);
}

const ruled = (rule: Rule) => routes.filter(({ name }) => table.get(name) === rule);

async function codeOf(response: Response): Promise<string> {
  const parsed = z
    .object({ error: z.object({ code: z.string() }) })
    .safeParse(await response.json().catch(() => null));
  return parsed.data?.error.code ?? `status ${response.status}`;
}

describe('the table of docs/security.md', () => {
  it('names exactly the routes of the API', { tags: ['spec:surrounding-128'] }, () => {
    expect([...table.keys()].toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  });

  it(
    'keeps routes of an owner from everybody else',
    { tags: ['spec:surrounding-129'] },
    async () => {
      expect(ruled('owner').length).toBeGreaterThan(15);
      for (const route of ruled('owner')) {
        for (const [who, client] of Object.entries({ ...others, phone })) {
          const response = await ask(client, route);
          const refused = ['GET', 'DELETE'].includes(route.method)
            ? [404]
            : [400, 404, 411, 415, 422];
          expect(refused, `${route.name} for a ${who}`).toContain(response.status);
        }
      }
    },
  );

  it('lets a phone with a handover use the routes that name it, and nobody else but the owner', async () => {
    expect(ruled('phone').length).toBeGreaterThan(7);
    for (const route of ruled('phone')) {
      for (const [who, client] of Object.entries(others)) {
        const { status } = await ask(client, route);
        const refused = route.method === 'GET' ? [404] : [400, 404, 411, 415, 422];
        expect(refused, `${route.name} for a ${who}`).toContain(status);
      }
      expect(await codeOf(await ask(phone, route)), route.name).not.toBe('property_not_found');
    }
  });

  it('keeps routes of an account from whoever is not signed in', async () => {
    expect(ruled('account').length).toBeGreaterThan(10);
    for (const route of ruled('account')) {
      for (const who of ['stranger', 'visitor', 'share link']) {
        const code = await codeOf(await ask(others[who] ?? app.stranger, route));
        expect(code, `${route.name} for a ${who}`).toBe('session_missing');
      }
    }
  });

  it('keeps realtime connections from strangers and from whoever has a link', async () => {
    const [ticket] = ruled('known').filter(({ method }) => method === 'POST');
    if (ticket === undefined) throw new Error('no route for tickets');
    for (const who of ['stranger', 'share link']) {
      const code = await codeOf(await ask(others[who] ?? app.stranger, ticket));
      expect(code, who).toBe('visitor_token_invalid');
    }
    for (const who of ['visitor', 'user']) {
      expect((await ask(others[who] ?? app.stranger, ticket)).status, who).toBe(201);
    }
  });

  it('keeps routes of operators from everybody else', async () => {
    expect(ruled('operator').length).toBeGreaterThan(1);
    for (const route of ruled('operator')) {
      for (const [who, client] of Object.entries(others)) {
        const code = await codeOf(await ask(client, route));
        expect(code, `${route.name} for a ${who}`).toBe('operators_only');
      }
      expect([200, 404], route.name).toContain((await ask(operator, route)).status);
    }
  });
});

describe('a route that asks for a token of the configuration', () => {
  it('is there for nobody without it, not even for an operator', async () => {
    expect(ruled('token').length).toBeGreaterThan(0);
    for (const route of ruled('token')) {
      for (const client of [...Object.values(others), operator]) {
        expect(await codeOf(await ask(client, route)), route.name).toBe('route_not_found');
      }
    }
  });
});

describe.each([
  ['forged', () => `${randomUUID()}~abc.${'A'.repeat(43)}=`],
  ['expired', () => expiredToken],
])('a token that is %s', (_what, token) => {
  it('opens no route that depends on who asks', async () => {
    const client = createClient(app.url, { Authorization: `Bearer ${token()}` });
    const depend = routes.filter(({ path }) => /^\/(?:api|functions)\//.test(path));
    for (const route of depend) {
      expect((await ask(client, route)).status, route.name).toBe(401);
    }
  });
});

/** Signed by nobody we know, and over since 2001. */
const expiredToken = [
  { alg: 'EdDSA', kid: 'unknown' },
  { sub: randomUUID(), sid: randomUUID(), exp: 1_000_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2lnbmF0dXJl')
  .join('.');
