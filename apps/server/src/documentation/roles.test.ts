import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { calendarLinkSchema } from '@dss/domain';
import {
  goodPassword,
  newEmail,
  newPerson,
  newPersonsProgram,
} from '../accounts/testing/people.ts';
import { readConfig } from '../config/index.ts';
import type { AccessRule } from '../http/define-route.ts';
import { joinHome } from '../home-people/testing/join-home.ts';
import { connectPhone } from '../phone-handover/testing/phones.ts';
import { addPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createClient, type Browser, type Client } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { productionSettings } from '../testing/production-settings.ts';
import { newSubscription } from '../web-push/testing/new-subscription.ts';
import { routesOf, type DocumentedRoute } from './testing/documented-routes.ts';

let app: TestApp;
let routes: readonly DocumentedRoute[];
/** A home with one photo, and its owner. */
let owned: Home;
let operator: Browser;
/** Let in to the property by a handover. */
let phone: Client;
/** Invited to look at the home for a while. */
let assessor: Client;
/** Everybody who owns nothing of what they ask for. */
let others: Readonly<Record<string, Client>>;

interface Home {
  readonly owner: Client;
  readonly id: string;
  /** Where its photo is stored. */
  readonly photo: string;
  /** The file of its calendar, which is its key. */
  readonly calendar: string;
  /** A community of its owner; without one, routes of communities are asked about one that doesn't exist. */
  readonly community?: string;
}

beforeAll(async () => {
  const environment = readConfig(productionSettings);
  app = await startTestApp({ environment });
  routes = await routesOf(app);
  owned = await homeOf(await app.newVisitor());
  ({ phone } = await connectPhone(app, owned.owner, owned.id));
  assessor = (await newPerson(app)).browser;
  await joinHome(owned.owner, owned.id, 'assessor', assessor);
  operator = await newOperator();
  const { browser: user } = await newPerson(app);
  const { browser: agent } = await newPerson(app);
  await joinHome(owned.owner, owned.id, 'agent', agent);
  const { browser: buyer } = await newPerson(app);
  await joinHome(owned.owner, owned.id, 'buyer', buyer);
  others = {
    stranger: app.stranger,
    visitor: await app.newVisitor(),
    user,
    agent,
    buyer,
    'share link': createClient(app.url, { 'X-Share-Token': await shareTokenOf(owned) }),
  };
});

async function newOperator(): Promise<Browser> {
  const { email, browser } = await newPerson(app);
  await app.database.admin.query(
    'insert into auth.operators (user_id) select id from auth.users where email = $1',
    [email],
  );
  await app.database.admin.query(
    'update auth.users set two_factor_enabled = true where email = $1',
    [email],
  );
  return browser;
}

async function homeOf(owner: Client): Promise<Home> {
  const id = await app.newProperty(owner);
  const { source_url: photo } = await addPhoto(owner, id, 'front', await tinyJpeg('#448840'));
  const subscribed = await owner.send('POST', `/api/properties/${id}/calendar-link`);
  const { url } = calendarLinkSchema.parse(await subscribed.json());
  return { owner, id, photo, calendar: url.split('/').at(-1) ?? '' };
}

afterAll(() => app.close());

/** What opens the home for whoever has its link, and nothing more. */
async function shareTokenOf({ owner, id }: Home): Promise<string> {
  const made = await owner.send('POST', `/api/properties/${id}/share-links`, {
    hides_place: false,
    expires_in_days: null,
  });
  const { url } = z.object({ url: z.url() }).parse(await made.json());
  const token = new URL(url).hash.slice(1);
  const shown = await createClient(app.url, { 'X-Share-Token': token }).fetch('/api/shared-home');
  expect(shown.status).toBe(200);
  return token;
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
/** What the other routes accept. */
const ofOthers: Readonly<Record<string, object>> = {
  '/api/properties/{id}': { front_faces: 'south' },
  '/api/properties/{id}/address': { address: '1 Elm Street', state: null },
  '/api/properties/{id}/location': { lat: 38.5, lng: -121.5, outline: null },
  '/api/properties/{id}/answers': {
    answers: [{ question_id: 'roof_wood', side: null, answer: 'no' }],
  },
  '/api/properties/{id}/disputes': {
    hazard_type: 'roof_debris',
    image_ids: ['front'],
    question_ids: [],
    kind: 'not_there',
    reason: 'That is a shadow.',
  },
  '/api/properties/{id}/notified-devices': newSubscription().body,
  '/api/properties/{id}/address-facts': { fact: 'hazard_zone', value: { zone: 'high' } },
  '/api/properties/{id}/plan': { changes: [{ step_id: 'replace_roof', planned: true }] },
  '/api/properties/{id}/plan/{stepId}/done': {
    done_on: '2026-01-02',
    cost_usd: null,
    note: null,
  },
  '/api/properties/{id}/insurer-notices/{noticeId}': {
    kind: 'score',
    insurer: 'Mutual',
    dated_on: null,
    answer_by: null,
    policy_ends_on: null,
  },
  '/api/properties/{id}/insurer-notices/{noticeId}/steps/{stepId}': {
    kind: 'appealed',
    on: '2026-11-20',
    note: null,
  },
  '/api/properties/{id}/insurer-notices/{noticeId}/outcome': {
    outcome: 'kept',
    on: '2026-12-20',
    counts: false,
  },
  '/api/properties/{id}/reports': { locale: 'en' },
  '/api/properties/{id}/summaries': { locale: 'en' },
  '/api/properties/{id}/disclosure-packets': { locale: 'en' },
  '/api/home-roles/{role_id}/disclosure-packets': { locale: 'en' },
  '/api/properties/{id}/letters': { locale: 'en', text: 'Dear insurer' },
  '/api/properties/{id}/share-links': { expires_in_days: 7, hides_place: false },
  '/api/properties/{id}/people': { role: 'agent', name: 'Kim', email: null },
  '/api/properties/{id}/sale': { contract_on: null, closing_on: null },
  '/api/home-roles/{role_id}/sale': { contract_on: null, closing_on: null },
  '/api/properties/{id}/hand-over-links': { keeps_history: true, stays_as_agent: false },
  '/api/home-invitations': { token: 'nothing' },
  '/api/properties/{id}/home-visits/{day}': { notes: '', organization: null, ended: false },
  '/api/home-roles': { token: 'nothing', name: 'Kim' },
  '/api/operations/policy-reviews/{id}': { status: 'answered' },
  '/api/communities': { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 },
  '/api/communities/{community_id}': { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 },
  '/api/communities/{community_id}/entries/{entry_id}': {
    day: '2026-01-02',
    kind: 'event',
    hours: 12,
    dollars: null,
    cubic_yards: null,
    in_kind: null,
    note: null,
  },
  '/api/communities/{community_id}/plan': {
    assessed_on: null,
    planned_on: null,
    first_year: 2027,
    goals: [],
  },
  '/api/communities/{community_id}/renewal-packets': { year: 2026, locale: 'en' },
  '/api/communities/{community_id}/work-days/{work_day_id}': {
    hazard: 'roof_debris',
    day: '2026-03-07',
    starts_at: '09:00',
    ends_at: '12:00',
    place: 'Park',
    tasks: ['Rake'],
    bring: [],
    cancelled: false,
  },
  '/api/work-day-invitations': { token: 'nothing' },
  '/api/work-day-calendars': { token: 'nothing' },
  '/api/work-day-sign-ups/{sign_up_id}': { token: 'nothing', first_name: 'Ana', people: 2 },
  '/api/community-invitations': { token: 'nothing' },
  '/api/properties/{id}/community': { token: 'nothing' },
  '/api/properties/{id}/community/photos/{imageId}': { caption: null },
  '/api/properties/{id}/community/amounts': { gives_amounts: true },
};
const bodyFor = (path: string, { id, photo }: Home): object => {
  if (path === '/functions/v1/analyze-image') return { imageUrl: photo };
  if (path.startsWith('/functions')) return { property_id: id };
  if (path.startsWith('/api/account')) return { ...ofAccounts, email: newEmail() };
  return ofOthers[path] ?? {};
};

function ask(client: Client, { method, path }: DocumentedRoute, home = owned): Promise<Response> {
  const address = path
    .replace('{id}', home.id)
    .replace('{imageId}', 'front')
    .replace('{file}', home.calendar)
    .replace('{community_id}', home.community ?? randomUUID())
    .replace('/plan/{stepId}', '/plan/replace_roof')
    .replace('{day}', '2026-01-02')
    .replace('{fact}', 'hazard_zone')
    .replaceAll(/\{\w+\}/g, () => randomUUID())
    .replace(/\/entries$/, '/entries?year=2026');
  if (['GET', 'DELETE'].includes(method)) return client.send(method, address);
  return client.fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
    body: JSON.stringify(bodyFor(path, home)),
  });
}

/** Routes that take something away come last. */
const inOrder = (some: readonly DocumentedRoute[]) =>
  some.toSorted((one, other) => rank(one) - rank(other));
const rank = ({ name }: DocumentedRoute) =>
  [/^(?!DELETE|.*\/forget$)/, /^DELETE .*\}\//, /./].findIndex((kind) => kind.test(name));

/** How somebody else's home answers. */
const notTheirs = ['property_not_found', 'photo_not_found'];
/** How a route answers whom it isn't for. */
const closed = [
  'session_missing',
  'visitor_token_invalid',
  'invalid_jwt',
  'operators_only',
  'route_not_found',
  'foreign_origin',
];

const headerNames = (response: Response) => [...response.headers.keys()].toSorted();

const ruled = (rule: AccessRule) => routes.filter(({ access }) => access === rule);

/** The routes of one home, in an order in which none takes away what a later one needs. */
const ofOneHome = () => inOrder([...ruled('owner'), ...ruled('phone')]);

async function codeOf(response: Response): Promise<string> {
  const parsed = z
    .object({ error: z.object({ code: z.string() }) })
    .safeParse(await response.json().catch(() => null));
  return parsed.data?.error.code ?? `status ${response.status}`;
}

describe('the API', () => {
  it('keeps routes of an owner from everybody else', async () => {
    expect(ruled('owner').length).toBeGreaterThan(25);
    for (const route of ruled('owner')) {
      for (const [who, client] of Object.entries({ phone, assessor })) {
        const refused = await codeOf(await ask(client, route));
        expect.soft(notTheirs, `${route.name} for a ${who}`).toContain(refused);
      }
      for (const [who, client] of Object.entries({ ...others, operator })) {
        const code = await codeOf(await ask(client, route));
        expect(notTheirs, `${route.name} for a ${who}`).toContain(code);
      }
    }
  });

  it('opens the routes of a phone to nobody but one with a handover, and an assessor', async () => {
    expect(ruled('phone').length).toBeGreaterThan(7);
    for (const route of inOrder(ruled('phone'))) {
      for (const [who, client] of Object.entries({ ...others, operator })) {
        const code = await codeOf(await ask(client, route));
        expect(notTheirs, `${route.name} for a ${who}`).toContain(code);
      }
      for (const client of [phone, assessor]) {
        expect(await codeOf(await ask(client, route)), route.name).not.toBe('property_not_found');
      }
    }
  });

  it('answers the same for a home of somebody else as for one that doesn’t exist', async () => {
    const home = await homeOf(await app.newVisitor());
    const missing = { ...home, id: randomUUID(), photo: home.photo.replace(home.id, randomUUID()) };
    for (const route of ofOneHome()) {
      for (const client of [app.stranger, others['visitor'] ?? app.stranger]) {
        const [foreign, absent] = [
          await ask(client, route, home),
          await ask(client, route, missing),
        ];
        expect(headerNames(foreign), route.name).toEqual(headerNames(absent));
        expect([foreign.status, await codeOf(foreign)], route.name).toEqual([
          absent.status,
          await codeOf(absent),
        ]);
      }
    }
  });

  it.each(['a'.repeat(101), 'a.b', 'a%20b', '%C3%A9'])('refuse the home %s', async (id) => {
    const client = await app.newVisitor();
    for (const route of ofOneHome().filter(({ path }) => path.includes('/{id}'))) {
      const code = await codeOf(await ask(client, route, { ...owned, id }));
      expect(code, route.name).toBe('invalid_property_id');
    }
  });

  it('opens routes of an owner to whoever made the home, with an account or without', async () => {
    for (const home of [owned, await homeOf((await newPerson(app)).browser)]) {
      for (const route of inOrder([...ruled('owner'), ...ruled('phone')])) {
        const code = await codeOf(await ask(home.owner, route, home));
        expect(notTheirs, route.name).not.toContain(code);
      }
    }
  });

  it('opens routes of anyone to everybody', async () => {
    const everybody = {
      stranger: app.stranger,
      visitor: await app.newVisitor(),
      user: (await newPerson(app)).browser,
      operator: await newOperator(),
    };
    expect(ruled('anyone').length).toBeGreaterThan(20);
    const home = await homeOf(await app.newVisitor());
    for (const route of inOrder(ruled('anyone'))) {
      // Some end the visitor who asks.
      const visitor = rank(route) > 0 ? await app.newVisitor() : everybody.visitor;
      const asked = Object.entries({ ...everybody, visitor }).map(async ([who, client]) => {
        const code = await codeOf(await ask(client, route, home));
        expect(closed, `${route.name} for a ${who}`).not.toContain(code);
      });
      await Promise.all(asked);
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

  it('keeps a community from accounts that don’t coordinate it', async () => {
    const { browser: coordinator } = await newPerson(app);
    const body = bodyFor('/api/communities', owned);
    const made = await coordinator.send('POST', '/api/communities', body);
    const { id } = z.object({ id: z.uuid() }).parse(await made.json());
    const ofCommunity = ruled('account').filter(({ path }) => path.includes('/{community_id}'));
    expect(ofCommunity.length).toBeGreaterThan(10);
    for (const route of inOrder(ofCommunity)) {
      const asked = await ask(others['user'] ?? app.stranger, route, { ...owned, community: id });
      const code = await codeOf(asked);
      // What isn't there is deleted already.
      const refused = route.method === 'DELETE' ? ['status 204', 'status 200'] : [];
      expect(['community_not_found', ...refused], route.name).toContain(code);
    }
    expect((await coordinator.fetch(`/api/communities/${id}`)).status).toBe(200);
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
  it('is available to nobody without it, not even to an operator', async () => {
    expect(ruled('token').length).toBeGreaterThan(0);
    for (const route of ruled('token')) {
      for (const client of [...Object.values(others), operator]) {
        expect(await codeOf(await ask(client, route)), route.name).toBe('route_not_found');
      }
    }
  });
});

describe.each([
  ['a forged token', () => `${randomUUID()}~abc.${'A'.repeat(43)}=`],
  ['an access token that nobody issued', () => forgedAccessToken],
])('%s', (_what, token) => {
  it('opens no route that depends on who asks', async () => {
    const client = createClient(app.url, { Authorization: `Bearer ${token()}` });
    for (const route of dependent()) {
      expect((await ask(client, route)).status, route.name).toBe(401);
    }
  });
});

describe('what has expired', () => {
  it('as an access token opens no route that depends on who asks', async () => {
    const person = await newPersonsProgram(app);
    const home = await homeOf(person);
    const issued = await person.send('POST', '/api/account/token', {});
    const { access_token: token } = z
      .object({ access_token: z.string() })
      .parse(await issued.json());
    const client = createClient(app.url, { Authorization: `Bearer ${token}` });
    expect((await client.fetch(`/api/properties/${home.id}`)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    try {
      for (const route of dependent()) {
        expect(await codeOf(await ask(client, route, home)), route.name).toBe('invalid_jwt');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('as a session opens nothing that is its account’s', async () => {
    const person = await newPersonsProgram(app);
    const home = await homeOf(person);
    await app.database.admin.query(
      `update auth.sessions set expires_at = now() where user_id = (select id from auth.users where email = $1)`,
      [person.email],
    );
    // Leaving is always possible.
    const ofAccount = ruled('account').filter(({ name }) => name !== 'POST /api/account/sign-out');
    const theirs = [...ruled('owner'), ...ruled('phone'), ...ofAccount, ...ruled('operator')];
    for (const route of theirs) {
      expect(await codeOf(await ask(person, route, home)), route.name).toBe('session_missing');
    }
  });
});

/** The routes that look at a token. */
const dependent = () => routes.filter(({ path }) => /^\/(?:api|functions)\//.test(path));

const forgedAccessToken = [
  { alg: 'EdDSA', kid: 'unknown' },
  { sub: randomUUID(), sid: randomUUID(), exp: 1_000_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2lnbmF0dXJl')
  .join('.');
