import { homeWarningsSchema, propertySchema, type HomeWarnings } from '@dss/domain';
import { pino } from 'pino';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { createReplyCache } from '../places/reply-cache.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import type { BurningFires } from './active-fires.ts';
import { createWeatherService } from './weather-service.ts';
import { watchingTasks } from './watch-warnings.ts';
import { msUntilHour, runWatch } from './testing/run-watch.ts';
import { message, problem, startWeatherServer, type Weather } from './testing/weather-server.ts';

/** Waits for what comes a moment later, on a busy machine, too. */
const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000 });

const paradise = { lat: 39.7596, lng: -121.6219 };
const berkeley = { lat: 37.8836, lng: -122.2476 };

let app: TestApp;
let server: Awaited<ReturnType<typeof startWeatherServer>>;
let weather: Weather;
let burning: BurningFires | null;
let queue: Queue | undefined;
let owner: VisitorClient;
let id: string;

beforeAll(async () => {
  server = await startWeatherServer(() => weather);
  app = await startTestApp();
});

afterAll(async () => {
  await app.close();
  await server.close();
});

const zoneAt: Weather['zoneAt'] = ({ lat }) =>
  lat > 50 ? null : { zone: lat > 39 ? 'CAZ217' : 'CAZ508', timeZone: 'America/Los_Angeles' };

beforeEach(async () => {
  weather = { zoneAt, messages: [] };
  burning = null;
  owner = await app.newVisitor();
  id = await newHome();
  await startWorking();
});

afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  await app.database.admin.query('delete from graphile_worker._private_jobs');
  await app.database.admin.query('delete from warned_homes');
  await app.database.admin.query('delete from place_answers');
});

async function startWorking(): Promise<void> {
  const { db, clock } = app.dependencies;
  queue = await startQueue({
    connection: app.database.connection,
    tasks: watchingTasks({
      ...app.dependencies,
      tellsDevices: false,
      activeFires: { burning: () => Promise.resolve(burning) },
      weather: createWeatherService({
        url: server.url,
        userAgent: 'defensible-space-score',
        cache: createReplyCache(db, clock, Buffer.from('secret')),
        clock,
        onFailure: () => undefined,
      }),
    }),
    log: pino({ level: 'silent' }),
    concurrency: 2,
    graceMs: 100,
  });
}

async function newHome(
  position: { lat: number; lng: number } | null = paradise,
  name: { readonly nickname?: string } = {},
): Promise<string> {
  const place = position && { place_id: 'p', formatted_address: '12 Ridge Rd', ...position };
  const body = { address: '12 ridge', ...name, ...(place && { place }) };
  const response = await owner.send('POST', '/api/properties', body);
  return propertySchema.parse(await response.json()).id;
}

const url = (of = id) => `/api/properties/${of}/fire-warnings`;
async function parsed(response: Promise<Response>): Promise<HomeWarnings> {
  expect((await response).status).toBe(200);
  return homeWarningsSchema.parse(await (await response).json());
}
const read = (client: Client = owner, of = id) => parsed(client.fetch(url(of)));
const turnOn = (of = id) => parsed(owner.send('PUT', url(of)));
const turnOff = () => parsed(owner.send('DELETE', url()));
const watched = () =>
  eventually(async () => {
    const warnings = await read();
    expect(warnings).toMatchObject({ state: 'watched', checked_at: expect.any(String) });
    return warnings;
  });

/** Has the job run now. */
const ask = () => runWatch(app.database);

/** The clock of this test stands where the machine's does, but for what it is moved. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const [begins, ends] = [inHours(2), inHours(20)];
const redFlag = (changes: Partial<Parameters<typeof message>[0]> = {}) =>
  message({ id: 'urn:1', sent: inHours(-1), onset: begins, ends, ...changes });

describe('a home', () => {
  it('is not watched until its owner wants it', async () => {
    expect(await read()).toMatchObject({ is_on: false, state: 'not_asked', warnings: [] });
    expect(server.questions).toEqual([]);
  });

  it('is watched from then on, at once, and every quarter of an hour', async () => {
    expect(await turnOn()).toMatchObject({ is_on: true, state: 'not_asked' });
    expect(await watched()).toMatchObject({ time_zone: 'America/Los_Angeles', warnings: [] });
    await ask();
  });

  it('is watched at once, though a run that began before plans the next one', async () => {
    await queue?.stop();
    await turnOn();
    await app.database.admin.query(`select app.enqueue_watching(interval '15 minutes')`);
    await startWorking();
    expect(await watched()).toMatchObject({ is_on: true });
  });

  it('is watched once, however often that is wanted', async () => {
    await turnOn();
    await watched();
    expect(await turnOn()).toMatchObject({ is_on: true, state: 'watched' });
  });

  it('is forgotten by its watch when the owner turns it off', async () => {
    await turnOn();
    await watched();
    expect(await turnOff()).toMatchObject({ is_on: false, warnings: [] });
    expect(await turnOff()).toMatchObject({ is_on: false });
  });

  it('cannot be watched without a place', async () => {
    id = await newHome(null);
    expect(await read()).toMatchObject({ state: 'no_position' });
    await expectError(await owner.send('PUT', url()), 'coordinates_missing');
  });

  it('is not covered outside the country', async () => {
    id = await newHome({ lat: 51.5, lng: -120 });
    await turnOn();
    await eventually(async () => expect(await read()).toMatchObject({ state: 'not_covered' }));
  });

  it('is no longer watched once somebody claimed it', async () => {
    await turnOn();
    const made = await owner.send('POST', `/api/properties/${id}/claim-links`);
    const { url: claim } = z.object({ url: z.url() }).parse(await made.json());
    const other = await app.newVisitor();
    const headers = { Origin: app.url };
    await other.fetch(new URL(claim).pathname, { method: 'POST', headers });
    expect(await read(other)).toMatchObject({ is_on: false });
  });

  it('is not asked about while it is deleted', async () => {
    await turnOn();
    await watched();
    await owner.send('DELETE', `/api/properties/${id}`);
    const before = server.questions.length;
    await ask();
    expect(server.questions).toHaveLength(before);
  });
});

describe('fires near a home', () => {
  const fire = { name: 'Park Fire', acres: 500, contained_percent: 10 };
  const ring = [
    [-121.6, 39.9],
    [-121.5, 39.9],
    [-121.5, 39.95],
  ] as const;

  it('are told with their distance and when that was known, until they are over', async () => {
    await turnOn();
    expect(await watched()).toMatchObject({ fires: null });
    burning = { askedAt: new Date(), fires: [{ ...fire, rings: [ring] }] };
    await ask();
    expect((await read()).fires).toEqual({
      asked_at: burning.askedAt.toISOString(),
      fires: [{ ...fire, miles: expect.closeTo(9.8, 0) }],
    });
    burning = { askedAt: new Date(), fires: [] };
    await ask();
    expect((await read()).fires).toEqual({ asked_at: burning.askedAt.toISOString(), fires: [] });
  });
});

describe('a warning for a home', () => {
  beforeEach(async () => {
    await turnOn();
    await watched();
    weather = { ...weather, messages: [redFlag()] };
  });

  it('is shown with a list for the day, in the reader’s language', async () => {
    await ask();
    const { warnings, steps } = await read();
    expect(warnings).toEqual([
      {
        id: 'urn:1',
        event: 'red_flag_warning',
        sender: 'NWS Sacramento CA',
        from: begins,
        until: ends,
        url: 'https://www.weather.gov/',
      },
    ]);
    expect(steps.length).toBeGreaterThan(2);
    const headers = { 'Accept-Language': 'es' };
    const { steps: spanish } = await parsed(owner.fetch(url(), { headers }));
    expect(spanish.at(-1)?.text).toMatch(/teléfono/);
  });

  it('has a list that begins with what was found there', async () => {
    const answers = [{ question_id: 'firewood_at_wall', side: null, answer: 'yes' }];
    await owner.send('PUT', `/api/properties/${id}/answers`, { answers });
    await ask();
    const { steps } = await read();
    expect(steps[0]).toMatchObject({
      id: 'move_firewood',
      because: [{ hazard_type: 'zone0_firewood_lumber', title: expect.any(String) }],
    });
  });

  it('ends when the service says it no longer', async () => {
    await ask();
    weather = { ...weather, messages: [] };
    await ask();
    expect(await read()).toMatchObject({ warnings: [], steps: [] });
  });

  it('ends when it is canceled', async () => {
    await ask();
    const cancel = { id: 'urn:2', messageType: 'Cancel', references: ['urn:1'] } as const;
    weather = { ...weather, messages: [redFlag({ ...cancel, sent: inHours(0) })] };
    await ask();
    expect(await read()).toMatchObject({ warnings: [], ended_at: expect.any(String) });
  });

  it('stays while the service fails', async () => {
    await ask();
    weather = { ...weather, messages: problem(503) };
    await ask();
    expect((await read()).warnings).toHaveLength(1);
  });

  it('is another home’s in another zone', async () => {
    const elsewhere = await newHome(berkeley);
    await turnOn(elsewhere);
    await ask();
    expect((await read(owner, elsewhere)).warnings).toEqual([]);
    expect((await read()).warnings).toHaveLength(1);
  });

  it('is left behind when the home moves', async () => {
    await ask();
    const location = { ...berkeley, outline: null };
    await owner.send('PUT', `/api/properties/${id}/location`, location);
    expect(await read()).toMatchObject({ state: 'not_asked', warnings: [] });
    await ask();
    expect(await read()).toMatchObject({ state: 'watched', warnings: [] });
  });

  it('is announced to open pages, and not announced again while nothing changes', async () => {
    const heard: string[] = [];
    const stop = app.changes.listen({
      onChange: (change) => void heard.push(change.what),
      onGap: () => undefined,
    });
    await ask();
    await eventually(() => expect(heard).toEqual(['fire_warnings_changed']));
    await ask();
    expect(heard).toHaveLength(1);
    stop();
  });
});

describe('the mail of a warning', () => {
  let person: VisitorClient & { readonly email: string };

  beforeEach(async () => {
    person = await newPersonsProgram(app);
    owner = person;
    id = await newHome();
    moveTo(12);
    await turnOn();
    await watched();
    weather = { ...weather, messages: [redFlag()] };
  });

  afterEach(() => {
    app.clock.advance(-moved);
    moved = 0;
  });

  let moved = 0;
  /** Moves the clock to this hour of the home, which is at most a day ahead. */
  function moveTo(hour: number): void {
    const ms = msUntilHour(hour, app.clock.now());
    moved += ms;
    app.clock.advance(ms);
  }

  async function mails() {
    const { rows } = await app.database.admin.query<{ recipient: string; props: unknown }>(
      `select recipient, content -> 'props' as props from outbox where name = 'fire_warning' and property_id = $1`,
      [id],
    );
    return rows;
  }

  it('is one, however often the warning is said and updated', async () => {
    weather = { ...weather, messages: [redFlag({ ends: inHours(60) })] };
    await ask();
    await ask();
    const update = { id: 'urn:2', messageType: 'Update', references: ['urn:1'] } as const;
    weather = {
      ...weather,
      messages: [redFlag({ ...update, sent: inHours(0), ends: inHours(70) })],
    };
    await ask();
    expect(await mails()).toEqual([
      {
        recipient: person.email,
        props: expect.objectContaining({ property_id: id, sender: 'NWS Sacramento CA' }),
      },
    ]);
  });

  it('names the home, of which its owner may have two', async () => {
    const first = id;
    id = await newHome(paradise, { nickname: 'The cabin' });
    await turnOn();
    await watched();
    weather = { ...weather, messages: [redFlag({ ends: inHours(60) })] };
    await ask();
    expect(await mails()).toMatchObject([{ props: { home: 'The cabin' } }]);
    id = first;
    expect(await mails()).toMatchObject([{ props: { home: '12 ridge' } }]);
  });

  it('waits at night until seven in the morning, where the home is', async () => {
    moveTo(21);
    weather = { ...weather, messages: [redFlag({ ends: inHours(90) })] };
    await ask();
    expect((await read()).warnings).toHaveLength(1);
    expect(await mails()).toEqual([]);
    moveTo(7);
    await ask();
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent for a watch, nor to whoever did not ask', async () => {
    weather = {
      ...weather,
      messages: [redFlag({ event: 'Fire Weather Watch', ends: inHours(60) })],
    };
    await ask();
    expect((await read()).warnings).toMatchObject([{ event: 'fire_weather_watch' }]);
    expect(await mails()).toEqual([]);
  });

  it('has a link that ends them, for whoever has it', async () => {
    weather = { ...weather, messages: [redFlag({ ends: inHours(60) })] };
    await ask();
    const [mail] = await mails();
    const { token } = z.object({ token: z.string() }).parse(mail?.props);
    for (const again of [1, 2]) {
      const ended = await app.stranger.fetch(`/api/fire-warnings/end?token=${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(ended.status, `${again}`).toBe(200);
    }
    expect(await read()).toMatchObject({ is_on: false });
    const forged = await app.stranger.send('POST', '/api/fire-warnings/end?token=nothing');
    await expectError(forged, 'route_not_found');
  });
});
