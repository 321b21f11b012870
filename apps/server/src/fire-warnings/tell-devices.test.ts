import { readFile } from 'node:fs/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { accountSessionsSchema, homeWarningsSchema, propertySchema } from '@dss/domain';
import { pino } from 'pino';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPerson } from '../accounts/testing/people.ts';
import { createReplyCache } from '../places/reply-cache.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { newSubscription, type NewSubscription } from '../web-push/testing/new-subscription.ts';
import {
  pushServiceCertificate,
  startPushService,
  type TestPushService,
} from '../web-push/testing/push-service.ts';
import { createWeatherService } from './weather-service.ts';
import { tellingTasks } from './tell-devices.ts';
import { watchingTasks } from './watch-warnings.ts';
import { msUntilHour, runWatch } from './testing/run-watch.ts';
import { message, startWeatherServer, type Weather } from './testing/weather-server.ts';

const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000 });
const paradise = { lat: 39.7596, lng: -121.6219 };
const zoneAt: Weather['zoneAt'] = () => ({ zone: 'CAZ217', timeZone: 'America/Los_Angeles' });

const trusted = getCACertificates('default');
let app: TestApp;
let push: TestPushService;
let server: Awaited<ReturnType<typeof startWeatherServer>>;
let weather: Weather;
let queue: Queue;
let owner: Client;
let id: string;
let moved = 0;

beforeAll(async () => {
  setDefaultCACertificates([...trusted, await readFile(pushServiceCertificate, 'utf8')]);
  push = await startPushService();
  server = await startWeatherServer(() => weather);
  const config = { hosts: [push.host], contact: 'mailto:ops@example.org' };
  app = await startTestApp({ push: config });
});

afterAll(async () => {
  await app.close();
  await server.close();
  await push.close();
  setDefaultCACertificates(trusted);
});

beforeEach(async () => {
  push.reset();
  weather = { zoneAt, messages: [] };
  const { db, clock, pushServices } = app.dependencies;
  const log = pino({ level: 'silent' });
  queue = await startQueue({
    connection: app.database.connection,
    tasks: {
      ...watchingTasks({
        ...app.dependencies,
        tellsDevices: pushServices !== null,
        activeFires: null,
        weather: createWeatherService({
          url: server.url,
          userAgent: 'defensible-space-score',
          cache: createReplyCache(db, clock, Buffer.from('secret')),
          clock,
          onFailure: () => undefined,
        }),
      }),
      ...tellingTasks({ db, pushServices, clock, log }),
    },
    log,
    concurrency: 2,
    graceMs: 100,
  });
  ({ browser: owner } = await newPerson(app));
  id = await newHome(owner);
  moveTo(12);
});

afterEach(async () => {
  expect(push.complaints).toEqual([]);
  app.clock.advance(-moved);
  moved = 0;
  await queue.stop();
  const { admin } = app.database;
  await admin.query('delete from graphile_worker._private_jobs');
  await admin.query('delete from warned_homes');
  await admin.query('delete from outbox');
  await admin.query('delete from place_answers');
});

/** Moves the clock to this hour of the home, which is at most a day ahead. */
function moveTo(hour: number): void {
  const ms = msUntilHour(hour, app.clock.now());
  moved += ms;
  app.clock.advance(ms);
}

async function newHome(by: Client, name: { readonly nickname?: string } = {}): Promise<string> {
  const place = { place_id: 'p', formatted_address: '12 Ridge Rd', ...paradise };
  const made = await by.send('POST', '/api/properties', { address: '12 ridge', ...name, place });
  return propertySchema.parse(await made.json()).id;
}

const warningsOf = (home = id) => `/api/properties/${home}/fire-warnings`;
const devicesOf = (home = id) => `/api/properties/${home}/notified-devices`;
const read = async (by = owner, home = id) =>
  homeWarningsSchema.parse(await (await by.fetch(warningsOf(home))).json());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
const redFlag = (ends = inHours(60)) =>
  message({ id: 'urn:1', sent: inHours(-1).toISOString(), ends: ends.toISOString() });

/** Turns warnings on, and has a device notified of them. */
async function subscribed(
  by = owner,
  home = id,
  headers: Readonly<Record<string, string>> = {},
): Promise<NewSubscription> {
  expect((await by.send('PUT', warningsOf(home))).status).toBe(200);
  await eventually(async () => expect(await read(by, home)).toMatchObject({ state: 'watched' }));
  const device = push.subscribe((await read(by, home)).push?.key ?? '');
  const saved = await by.fetch(devicesOf(home), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(device.body),
  });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({ devices: [device.device] });
  return device;
}

/** Has the job run now. */
const ask = () => runWatch(app.database);

interface Row {
  readonly attempts: number;
  readonly failure: string | null;
  readonly sent: boolean;
  readonly given_up: boolean;
  readonly content: unknown;
}

async function outbox(): Promise<readonly Row[]> {
  const { rows } = await app.database.admin.query<Row>(
    `select attempts, failure, sent_at is not null as sent, given_up_at is not null as given_up, content
     from outbox where kind = 'notification'`,
  );
  return rows;
}

const attempted = () =>
  eventually(async () => {
    const rows = await outbox();
    expect(rows.length).toBeGreaterThan(0);
    for (const { attempts } of rows) expect(attempts).toBeGreaterThan(0);
    return rows;
  });

describe('a red flag warning', () => {
  it('notifies a device, which alone can read it, once', async () => {
    id = await newHome(owner, { nickname: 'The cabin' });
    const device = await subscribed();
    const ends = inHours(60);
    weather = { ...weather, messages: [redFlag(ends)] };
    await ask();
    expect(await attempted()).toMatchObject([{ sent: true, content: null }]);
    await ask();
    expect(await outbox()).toHaveLength(1);
    const until = new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/Los_Angeles',
      timeZoneName: 'short',
    }).format(ends);
    expect(push.taken).toMatchObject([
      {
        device: device.device,
        data: {
          title: 'Red flag warning for The cabin',
          body: `Until ${until}. Open the ten-minute list for your home. Follow the orders of your fire and police officials.`,
          tag: `${id} urn:1`,
          path: `/property/${id}`,
          until: ends.toISOString(),
          lang: 'en',
        },
      },
    ]);
  });

  it('tells of no address, in the language of whoever turned it on', async () => {
    await subscribed(owner, id, { 'Accept-Language': 'es' });
    weather = { ...weather, messages: [redFlag()] };
    await ask();
    await attempted();
    expect(push.taken).toMatchObject([
      { data: { title: 'Aviso de bandera roja: su casa', path: `/es/property/${id}`, lang: 'es' } },
    ]);
    expect(JSON.stringify(push.taken)).not.toMatch(/ridge/i);
  });

  it('waits at night, and is kept for no device that is off until the next one', async () => {
    await subscribed();
    moveTo(21);
    weather = { ...weather, messages: [redFlag()] };
    await ask();
    expect(await outbox()).toEqual([]);
    moveTo(19);
    await ask();
    await attempted();
    expect(push.taken[0]?.ttlS).toBeLessThanOrEqual(2 * 3600);
    expect(push.taken[0]?.ttlS).toBeGreaterThan(1.9 * 3600);
  });

  it('is kept for no device longer than it lasts', async () => {
    await subscribed();
    weather = { ...weather, messages: [redFlag(inHours(1))] };
    await ask();
    await attempted();
    expect(push.taken[0]?.ttlS).toBeLessThanOrEqual(3600);
  });
});

/** Has what waits sent now, as its turn comes. */
async function sendAgain(): Promise<void> {
  const before = push.asked;
  await app.database.admin.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'notification:%'`,
  );
  // A worker looks for what is due when something is added.
  await app.database.admin.query(`select graphile_worker.add_job('watch_warnings')`);
  await eventually(() => expect(push.asked).toBe(before + 1));
}

describe('a push service', () => {
  let device: NewSubscription;
  beforeEach(async () => {
    device = await subscribed();
    weather = { ...weather, messages: [redFlag()] };
  });

  it.each([404, 410])('that says with %s that a device is gone ends it', async (status) => {
    push.answer = { status };
    await ask();
    expect(await attempted()).toMatchObject([{ failure: null, content: null }]);
    expect((await read()).push?.devices).toEqual([]);
  });

  it('that is down is asked again, and takes it then', async () => {
    push.answer = { status: 500 };
    await ask();
    expect(await attempted()).toMatchObject([
      { sent: false, given_up: false, failure: expect.stringContaining('status 500') },
    ]);
    push.answer = { status: 201 };
    await sendAgain();
    await eventually(async () => expect(await outbox()).toMatchObject([{ sent: true }]));
    expect(push.taken).toHaveLength(1);
    expect((await read()).push?.devices).toEqual([device.device]);
  });

  it('that wants to be asked later is, as late as it says', async () => {
    push.answer = { status: 429, retryAfterS: 1800 };
    await ask();
    await attempted();
    const { rows } = await app.database.admin.query<{ minutes: number }>(
      `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker._private_jobs
       where key like 'notification:%'`,
    );
    expect(rows).toEqual([{ minutes: 30 }]);
  });

  it('that refuses our key is not asked again', async () => {
    push.answer = { status: 403 };
    await ask();
    expect(await attempted()).toMatchObject([{ given_up: true, content: null }]);
  });

  it('is not asked again once the warning has ended', async () => {
    push.answer = { status: 500 };
    await ask();
    await attempted();
    weather = { ...weather, messages: [] };
    await ask();
    const asked = push.asked;
    push.answer = { status: 201 };
    await app.database.admin.query(
      `update graphile_worker._private_jobs set run_at = now() where key like 'notification:%'`,
    );
    await app.database.admin.query(`select graphile_worker.add_job('watch_warnings')`);
    await eventually(async () => expect(await outbox()).toMatchObject([{ content: null }]));
    expect(push.asked).toBe(asked);
  });
});

describe('a device', () => {
  const devices = async (by = owner) => (await read(by)).push?.devices;

  it('is not notified until its owner wants it, nor while warnings are off', async () => {
    const body = push.subscribe(app.dependencies.pushServices?.key ?? '').body;
    await expectError(await owner.send('PUT', devicesOf(), body), 'invalid_request');
    expect(await devices()).toEqual([]);
  });

  it('at a host that no setting names is refused', async () => {
    await subscribed();
    const { body } = newSubscription('https://127.0.0.1/internal');
    await expectError(await owner.send('PUT', devicesOf(), body), 'invalid_request');
  });

  it.each([
    { endpoint: `https://localhost/${'a'.repeat(2000)}` },
    { keys: { p256dh: 'short', auth: 'short' } },
    { endpoint: 'javascript:alert(1)' },
  ])('that is malformed is refused: %j', async (change) => {
    const { body } = newSubscription();
    const refused = await owner.send('PUT', devicesOf(), { ...body, ...change });
    await expectError(refused, 'invalid_request');
  });

  it('takes the place of the oldest where there are too many', async () => {
    const first = await subscribed();
    for (let more = 0; more < 10; more += 1) {
      const { body } = push.subscribe(app.dependencies.pushServices?.key ?? '');
      expect((await owner.send('PUT', devicesOf(), body)).status).toBe(200);
    }
    expect(await devices()).toHaveLength(10);
    expect(await devices()).not.toContain(first.device);
  });

  it('is turned off by its owner alone', async () => {
    const { device } = await subscribed();
    const { browser: other } = await newPerson(app);
    const path = `${devicesOf()}/${device}`;
    await expectError(await other.send('DELETE', path), 'property_not_found');
    await expectError(
      await other.send('PUT', devicesOf(), newSubscription().body),
      'property_not_found',
    );
    expect(await devices()).toEqual([device]);
    for (const again of [1, 2]) {
      const ended = await owner.send('DELETE', path);
      expect(await ended.json(), `${again}`).toEqual({ in_use: false });
    }
    expect(await devices()).toEqual([]);
    weather = { ...weather, messages: [redFlag()] };
    await ask();
    expect(push.asked).toBe(0);
  });

  it('that is turned off for one home is still notified of another', async () => {
    const { device, body } = await subscribed();
    const another = await newHome(owner);
    await owner.send('PUT', warningsOf(another));
    expect((await owner.send('PUT', devicesOf(another), body)).status).toBe(200);
    const ended = await owner.send('DELETE', `${devicesOf()}/${device}`);
    expect(await ended.json()).toEqual({ in_use: true });
    expect((await read(owner, another)).push?.devices).toEqual([device]);
  });

  const rows = async () => {
    const { rowCount } = await app.database.admin.query('select from push_subscriptions');
    return rowCount;
  };

  it('is forgotten when warnings are turned off', async () => {
    await subscribed();
    await owner.send('DELETE', warningsOf());
    expect(await rows()).toBe(0);
  });

  it('is forgotten when its owner signs out', async () => {
    await subscribed();
    await owner.send('POST', '/api/account/sign-out', { scope: 'this' });
    expect(await rows()).toBe(0);
  });

  it('is kept when another device signs out, and when its own session ends by itself', async () => {
    await subscribed();
    const { sessions } = accountSessionsSchema.parse(
      await (await owner.fetch('/api/account/sessions')).json(),
    );
    expect(sessions).toHaveLength(1);
    await owner.send('POST', '/api/account/sign-out', { scope: 'others' });
    expect(await rows()).toBe(1);
    await app.database.admin.query('update auth.sessions set expires_at = now()');
    await app.database.admin.query('delete from auth.sessions');
    expect(await rows()).toBe(1);
  });

  it('is forgotten when the home is claimed by somebody else', async () => {
    await subscribed();
    const made = await owner.send('POST', `/api/properties/${id}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const headers = { Origin: app.url };
    await app.newBrowser().fetch(new URL(url).pathname, { method: 'POST', headers });
    expect(await rows()).toBe(0);
  });

  it('is not notified of a home that was deleted', async () => {
    await subscribed();
    push.answer = { status: 500 };
    weather = { ...weather, messages: [redFlag()] };
    await ask();
    await attempted();
    await owner.send('DELETE', `/api/properties/${id}`);
    expect(await outbox()).toEqual([]);
  });

  it('goes with its home to the account of whoever signs up', async () => {
    const browser = app.newBrowser();
    await browser.send('POST', '/api/visitors/browser');
    id = await newHome(browser);
    const { device } = await subscribed(browser);
    await newPerson(app, browser);
    const body = { property_ids: [id] };
    const moving = await browser.send('POST', '/api/account/movable-properties', body);
    expect(moving.status).toBe(200);
    expect(await devices(browser)).toEqual([device]);
    weather = { ...weather, messages: [redFlag()] };
    await ask();
    await attempted();
    expect(push.taken).toMatchObject([{ device }]);
  });

  it('is forgotten when whoever moved its home to an account signs out', async () => {
    const browser = app.newBrowser();
    await browser.send('POST', '/api/visitors/browser');
    id = await newHome(browser);
    await subscribed(browser);
    await newPerson(app, browser);
    await browser.send('POST', '/api/account/movable-properties', { property_ids: [id] });
    expect(await rows()).toBe(1);
    await browser.send('POST', '/api/account/sign-out', { scope: 'this' });
    expect(await rows()).toBe(0);
  });

  it('is forgotten when its visitor ends', async () => {
    const visitor = await app.newVisitor();
    id = await newHome(visitor);
    await subscribed(visitor);
    await app.database.admin.query(`update visitors set ended_at = now()
      where id = (select actor_id from property_grants where property_id = '${id}')`);
    expect(await rows()).toBe(0);
  });
});
