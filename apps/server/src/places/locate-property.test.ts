import { propertySchema, type Property } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnFactsLater } from '../address-facts/learn-facts.ts';
import type { ServiceServer } from '../external-http/testing/service-server.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { createCensusGeocoder } from './census.ts';
import { locatingTasks } from './locate-property.ts';
import { startCensusServer, type CensusReply } from './testing/census-server.ts';

const log = pino({ level: 'silent' });
const match = { address: '12 RIDGE RD, PARADISE, CA, 95969', lat: 39.7594, lng: -121.6217 };

let app: TestApp;
let census: ServiceServer;
let queue: Queue | undefined;
let owner: VisitorClient;
/** The geocoder's next responses. */
let censusSays: CensusReply;
/** Number of requests to it before this test. */
let askedBefore: number;

beforeAll(async () => {
  census = await startCensusServer(() => censusSays);
  const geocoder = createCensusGeocoder(`${census.url}/geocoder`);
  app = await startTestApp({ placeSources: { search: null, geocoder } });
  owner = await app.newVisitor();
});

afterAll(async () => {
  await app.close();
  await census.close();
});

beforeEach(async () => {
  censusSays = [match];
  await app.database.admin.query('delete from place_answers');
  askedBefore = census.questions.length;
});

afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  await app.database.admin.query('delete from graphile_worker._private_jobs');
});

const asked = () => census.questions.slice(askedBefore);

async function startWorking(places = app.dependencies.places): Promise<void> {
  const { connection } = app.database;
  const tasks = locatingTasks({ ...app.dependencies, places, learnFactsLater: null });
  queue = await startQueue({ connection, tasks, log, concurrency: 2, graceMs: 100 });
}

async function create(body: object): Promise<Property> {
  const response = await owner.send('POST', '/api/properties', body);
  expect(response.status).toBe(201);
  return propertySchema.parse(await response.json());
}

async function read(id: string): Promise<Property> {
  return propertySchema.parse(await (await owner.fetch(`/api/properties/${id}`)).json());
}

async function jobs() {
  const { rows } = await app.database.admin.query<{ attempt: number; wait: number }>(
    `select (payload ->> 'attempt')::int as attempt,
       round(extract(epoch from run_at - now()) / 60)::int as wait
     from graphile_worker._private_jobs`,
  );
  return rows;
}

async function namesOfJobs(): Promise<readonly string[]> {
  const { rows } = await app.database.admin.query<{ name: string }>(
    'select task_identifier as name from graphile_worker.jobs',
  );
  return rows.map(({ name }) => name);
}

describe('a typed address', () => {
  it('gets coordinates from the geocoder once the property is made', async () => {
    await startWorking();
    const made = await create({ address: '12 Ridge Road, Paradise' });
    expect(made).toMatchObject({ lat: null, lng: null, coordinates_source: null });

    await vi.waitFor(async () => {
      expect(await read(made.id)).toEqual({
        ...made,
        state: 'CA',
        state_source: 'geocoder',
        lat: 39.7594,
        lng: -121.6217,
        coordinates_source: 'geocoder',
      });
    });
  });

  it('has services asked about its place once that is found, and not before', async () => {
    const { connection } = app.database;
    const tasks = locatingTasks({ ...app.dependencies, learnFactsLater });
    const { id } = await create({ address: '12 Ridge Road, Paradise' });
    expect(await namesOfJobs()).toEqual(['locate_property']);
    const learning = { learn_address: () => new Promise<void>(() => undefined) };
    queue = await startQueue({
      connection,
      tasks: { ...tasks, ...learning },
      log,
      concurrency: 2,
      graceMs: 100,
    });
    await vi.waitFor(async () => expect(await namesOfJobs()).toEqual(['learn_address']));
    expect((await read(id)).lat).toBe(39.7594);
  });

  it('is looked up as typed, whatever the property is called', async () => {
    censusSays = [{ ...match, address: '12 OBRIEN & SONS RD, PARADISE, CA, 95969' }];
    await startWorking();
    const { id } = await create({ address: `12 O'Brien & Sons Rd`, nickname: 'Cabin' });
    await vi.waitFor(async () => expect((await read(id)).lat).toBe(39.7594));

    expect(asked()[0]?.parameters.get('address')).toBe(`12 O'Brien & Sons Rd`);
    expect(await read(id)).toMatchObject({ address: 'Cabin' });
  });

  it('is not looked up if it was picked', async () => {
    const place = { place_id: 'p', formatted_address: '12 Ridge Rd', lat: 39.7, lng: -121.6 };
    await create({ address: '12 ridge', place });

    expect(await jobs()).toEqual([]);
  });

  it('stays as it is if it was picked without coordinates', async () => {
    await startWorking();
    const place = { place_id: 'p', formatted_address: '12 Ridge Rd', lat: null, lng: null };
    const { id } = await create({ address: '12 ridge', place });
    await vi.waitFor(async () => expect((await read(id)).lat).toBe(39.7594));

    expect(await read(id)).toMatchObject({
      address_formatted: '12 Ridge Rd',
      place_id: 'p',
      coordinates_source: 'geocoder',
    });
  });

  it('is located by no other street, so that no other house is on the map', async () => {
    await startWorking();
    const made = await create({ address: '12 Ridge Court, Unit B' });
    await vi.waitFor(async () => {
      expect(asked()).toHaveLength(1);
      expect(await jobs()).toEqual([]);
    });

    expect(await read(made.id)).toEqual(made);
  });

  it('is located anew once its owner has changed it, and not by what was asked for the old one', async () => {
    const moved = { address: '14 OAK ST, CHICO, CA, 95928', lat: 39.73, lng: -121.84 };
    const { id } = await create({ address: '12 Ridge Road' });
    const { places } = app.dependencies;
    await startWorking({
      ...places,
      locate: async (typed) => {
        const located = await places.locate(typed);
        if (typed === '14 Oak Street, Chico') return located;
        censusSays = [moved];
        const body = { address: '14 Oak Street, Chico', state: null };
        await owner.send('PUT', `/api/properties/${id}/address`, body);
        return located;
      },
    });

    await vi.waitFor(async () => expect((await read(id)).lat).toBe(moved.lat));
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    expect(asked()).toHaveLength(2);
    expect(await read(id)).toMatchObject({
      address: '14 Oak Street, Chico',
      address_formatted: '14 Oak Street, Chico',
      lng: moved.lng,
    });
  });

  it('stays as it is if the geocoder finds nothing', async () => {
    censusSays = [];
    await startWorking();
    const made = await create({ address: 'the old mill' });
    await vi.waitFor(async () => {
      expect(asked()).toHaveLength(1);
      expect(await jobs()).toEqual([]);
    });

    expect(await read(made.id)).toEqual(made);
  });
});

describe('the coordinates of a geocoder', () => {
  it("never replace the owner's, set meanwhile", async () => {
    const { id } = await create({ address: '12 Ridge Road' });
    await app.database.admin.query(
      `update properties set lat = 39.75, lng = -121.62, coordinates_source = 'owner' where id = $1`,
      [id],
    );
    await startWorking();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));

    expect(asked()).toEqual([]);
    expect(await read(id)).toMatchObject({ lat: 39.75, coordinates_source: 'owner' });
  });

  it('can be replaced by the owner', async () => {
    await startWorking();
    const { id } = await create({ address: '12 Ridge Road' });
    await vi.waitFor(async () => expect((await read(id)).lat).not.toBeNull());
    const token = owner.headers['Authorization']?.replace('Bearer ', '') ?? '';
    const visitorId = (await app.dependencies.tokens.read(token))?.visitorId ?? '';

    await app.database.db.asActor({ kind: 'visitor', id: visitorId }, (tx) =>
      tx.execute(
        sql`update properties set lat = 39.75, lng = -121.62, coordinates_source = 'owner' where id = ${id}`,
      ),
    );

    expect(await read(id)).toMatchObject({ lat: 39.75, coordinates_source: 'owner' });
  });

  it('wait while a deletion of the property can be undone', async () => {
    const { id } = await create({ address: '12 Ridge Road' });
    await owner.send('DELETE', `/api/properties/${id}`);
    await startWorking();

    await vi.waitFor(async () => expect(await jobs()).toEqual([{ attempt: 1, wait: 1 }]));
    expect(asked()).toEqual([]);

    await makeDeletionsFinal(app);
    expect(await jobs()).toEqual([]);
  });
});

describe("a geocoder that doesn't answer", () => {
  it('is asked again later, without delaying anyone', async () => {
    censusSays = { status: 503 };
    await startWorking();
    const { id } = await create({ address: '12 Ridge Road' });

    await vi.waitFor(async () => expect(await jobs()).toEqual([{ attempt: 2, wait: 1 }]));
    expect(await read(id)).toMatchObject({ lat: null, coordinates_source: null });

    censusSays = [match];
    await app.database.admin.query(
      "update graphile_worker._private_jobs set run_at = now() - interval '1 second'",
    );
    await vi.waitFor(async () => expect((await read(id)).lat).toBe(39.7594));
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });

  it('is left alone after trying for a day', async () => {
    censusSays = 'break';
    const { id } = await create({ address: '12 Ridge Road' });
    await app.database.admin.query(
      `update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{attempt}', '6')::json`,
    );
    await startWorking();

    await vi.waitFor(async () => {
      expect(asked()).toHaveLength(1);
      expect(await jobs()).toEqual([]);
    });
    expect(await read(id)).toMatchObject({ lat: null });
  });
});

it('a worker may set the coordinates of its own property only', async () => {
  const { id } = await create({ address: '12 Ridge Road' });
  const other = await create({ address: '14 Ridge Road' });

  const result = await app.database.db.asWorker(id, (tx) =>
    tx.execute(sql`update properties set lat = 1, lng = 1 where id in (${id}, ${other.id})`),
  );

  expect(result.rowCount).toBe(1);
  expect((await read(other.id)).lat).toBeNull();
});
