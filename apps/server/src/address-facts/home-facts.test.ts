import {
  addressFactsSchema,
  propertySchema,
  shareLinkSchema,
  type AddressFacts,
} from '@dss/domain';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { learningTasks } from './learn-facts.ts';
import { startAddressServices, type PlaceAnswers } from './testing/address-services.ts';
import { answersOfRecordedPlaces, recordedPlaces } from './testing/recorded-places.ts';

/** Waits for what comes a moment later, on a busy machine, too. */
const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000 });

const { paradise, placerville, evergreen } = recordedPlaces;

let app: TestApp;
let services: Awaited<ReturnType<typeof startAddressServices>>;
let answers: PlaceAnswers | null;
let queue: Queue | undefined;
let owner: VisitorClient;

beforeAll(async () => {
  services = await startAddressServices((place) => answers ?? answersOfRecordedPlaces(place));
  app = await startTestApp({ addressFactsConfig: services.config });
  owner = await app.newVisitor();
});

afterAll(async () => {
  await app.close();
  await services.close();
});

beforeEach(() => {
  answers = null;
});

afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  await app.database.admin.query('delete from graphile_worker._private_jobs');
  await app.database.admin.query('delete from place_answers');
  // Services that failed in a test are asked again in the next.
  app.clock.advance(2 * 60_000);
});

async function startWorking(): Promise<void> {
  queue = await startQueue({
    connection: app.database.connection,
    tasks: learningTasks(app.dependencies),
    log: pino({ level: 'silent' }),
    concurrency: 2,
    graceMs: 100,
  });
}

async function createHome({ position } = paradise): Promise<string> {
  const place = { place_id: 'p', formatted_address: '12 Ridge Rd', ...position };
  const response = await owner.send('POST', '/api/properties', { address: '12 ridge', place });
  return propertySchema.parse(await response.json()).id;
}

async function read(id: string): Promise<AddressFacts> {
  const response = await owner.fetch(`/api/properties/${id}/address-facts`);
  expect(response.status).toBe(200);
  return addressFactsSchema.parse(await response.json());
}

const say = (id: string, body: object) =>
  owner.send('PUT', `/api/properties/${id}/address-facts`, body);
const moveTo = (id: string, { lat, lng }: { lat: number; lng: number }) =>
  owner.send('PUT', `/api/properties/${id}/location`, { lat, lng, outline: null });

async function jobs() {
  const { rows } = await app.database.admin.query<{ key: string; attempt: number; wait: number }>(
    `select (payload ->> 'attempt')::int as attempt,
       round(extract(epoch from run_at - now()) / 60)::int as wait
     from graphile_worker._private_jobs`,
  );
  return rows;
}

/** Waits until every service has answered. */
async function known(id: string): Promise<AddressFacts> {
  return eventually(async () => {
    const facts = await read(id);
    const waiting = Object.values(facts).filter(
      ({ found }) => found.status === 'not_known' && found.reason === 'waiting',
    );
    expect(waiting).toEqual([]);
    return facts;
  });
}

const nobodyAskedYet = { status: 'not_known', reason: 'waiting' };

describe('the facts of a home', () => {
  it('come after it was made with a place, and nothing waits for them', async () => {
    const id = await createHome();
    expect((await read(id)).hazard_zone).toEqual({ found: nobodyAskedYet, owner: null });
    expect(await jobs()).toHaveLength(1);

    await startWorking();
    await eventually(async () => {
      const facts = await read(id);
      expect(facts.hazard_zone.found).toMatchObject({ value: { zone: 'very_high' } });
      expect(facts.neighbors.found).toMatchObject({ value: { sides: { east: 18 } } });
      expect(facts.county.found.status).toBe('known');
    });
  });

  it('are not known without a place', async () => {
    const response = await owner.send('POST', '/api/properties', { address: '12 Ridge Rd' });
    const { id } = propertySchema.parse(await response.json());
    for (const { found } of Object.values(await read(id))) {
      expect(found).toEqual({ status: 'not_known', reason: 'no_position' });
    }
    expect(await jobs()).toEqual([]);
  });

  it('are asked of where the owner puts the pin', async () => {
    await startWorking();
    const id = await createHome();
    await known(id);
    await moveTo(id, placerville.position);
    await eventually(async () => {
      const { hazard_zone: zone, county } = await read(id);
      expect(zone.found).toMatchObject({ value: { zone: 'high' } });
      expect(county.found).toMatchObject({ value: { name: 'El Dorado County' } });
    });
  });

  it('of where the pin was count for nothing once it is elsewhere', async () => {
    await startWorking();
    const id = await createHome();
    await known(id);
    await queue?.stop();
    await moveTo(id, { ...paradise.position, lat: paradise.position.lat + 0.0001 });
    expect((await read(id)).county.found).toEqual(nobodyAskedYet);
  });

  it('measure neighbors anew from an outline', async () => {
    await startWorking();
    const id = await createHome();
    await known(id);
    const outline = { east_ft: 0, north_ft: 0, width_ft: 56, length_ft: 40, rotation_deg: 0 };
    await owner.send('PUT', `/api/properties/${id}/location`, { ...paradise.position, outline });
    await eventually(async () =>
      expect((await read(id)).neighbors.found).toMatchObject({ value: { sides: { east: 10 } } }),
    );
  });

  it('of a home from before there were services are asked when it is opened', async () => {
    const id = await createHome();
    await app.database.admin.query('delete from graphile_worker._private_jobs');
    await read(id);
    expect(await jobs()).toEqual([{ attempt: 1, wait: 0 }]);
  });

  it('that a service did not answer are asked again later, and keep what was known', async () => {
    await startWorking();
    const id = await createHome();
    await known(id);
    answers = { ...paradise.answers, county: 'break', responsibility: 'break' };
    await app.database.admin.query('delete from place_answers');
    await app.database.admin.query(
      `delete from address_facts where fact = 'responsibility' and property_id = $1`,
      [id],
    );
    await read(id);
    await eventually(async () => expect(await jobs()).toEqual([{ attempt: 2, wait: 1 }]));
    const facts = await read(id);
    expect(facts.county.found.status).toBe('known');
    expect(facts.responsibility.found).toEqual({ status: 'not_known', reason: 'failed' });
    expect(facts.hazard_zone.found.status).toBe('known');
  });
});

describe('facts that are old', () => {
  async function ageBy(id: string, days: number): Promise<void> {
    await app.database.admin.query(
      `update address_facts set found = jsonb_set(found, '{asked_on}', to_jsonb((current_date - $2::int)::text))
       where property_id = $1 and found ? 'asked_on'`,
      [id, days],
    );
    await app.database.admin.query('delete from place_answers');
  }

  it.each([
    [200, 1],
    [90, 0],
  ])('of %i days ago lead to %i question once their owner looks', async (days, asked) => {
    await startWorking();
    const id = await createHome();
    await known(id);
    await queue?.stop();
    await ageBy(id, days);
    const { hazard_zone: zone } = await read(id);
    expect(zone.found).toMatchObject({ status: 'known', value: { zone: 'very_high' } });
    expect(await jobs()).toHaveLength(asked);
  });

  it('are dated anew, and those of a service that fails stay as they were', async () => {
    await startWorking();
    const id = await createHome();
    await known(id);
    await ageBy(id, 200);
    const before = await read(id);
    answers = { ...paradise.answers, county: 'break' };
    await read(id);
    await eventually(async () => {
      const { hazard_zone: zone, county } = await read(id);
      expect(zone.found).not.toEqual(before.hazard_zone.found);
      expect(county.found).toEqual(before.county.found);
    });
  });

  it('that come as they were are announced to nobody', async () => {
    answers = recordedPlaces.missoula.answers;
    await startWorking();
    const id = await createHome();
    await eventually(async () => expect(await jobs()).toEqual([{ attempt: 2, wait: 1 }]));
    // A row that is written is announced, whether it changes or not.
    const written = async () => {
      const { rows } = await app.database.admin.query<{ fact: string; xmin: string }>(
        'select fact, xmin from address_facts where property_id = $1 order by fact',
        [id],
      );
      return rows;
    };
    const before = await written();
    await read(id);
    await eventually(async () => expect(await jobs()).toEqual([{ attempt: 2, wait: 1 }]));
    expect(await written()).toEqual(before);
  });
});

describe("the owner's word about a fact", () => {
  it('is kept beside what was found', async () => {
    await startWorking();
    const id = await createHome();
    await known(id);
    const value = { name: 'Ridge Volunteers', phone: null, county: null };
    const response = await say(id, { fact: 'fire_district', value });
    expect(response.status).toBe(200);
    const { fire_district: district } = addressFactsSchema.parse(await response.json());
    expect(district).toEqual({
      found: expect.objectContaining({ status: 'known' }),
      owner: { value, said_at: expect.any(String) },
    });
  });

  it('may be that there is none', async () => {
    const id = await createHome();
    await say(id, { fact: 'past_fires', value: null });
    expect((await read(id)).past_fires.owner).toMatchObject({ value: null });
  });

  it('can be taken back', async () => {
    const id = await createHome();
    await say(id, { fact: 'hazard_zone', value: { zone: 'high' } });
    const response = await owner.send('DELETE', `/api/properties/${id}/address-facts/hazard_zone`);
    expect(addressFactsSchema.parse(await response.json()).hazard_zone.owner).toBeNull();
  });

  it('stays when the pin is set right, and ends when the home is somewhere else', async () => {
    const id = await createHome();
    await say(id, { fact: 'hazard_zone', value: { zone: 'high' } });
    await moveTo(id, { ...paradise.position, lat: paradise.position.lat + 0.001 });
    expect((await read(id)).hazard_zone.owner).not.toBeNull();
    await moveTo(id, evergreen.position);
    expect((await read(id)).hazard_zone.owner).toBeNull();
  });

  it('ends with another address', async () => {
    const id = await createHome();
    await say(id, { fact: 'hazard_zone', value: { zone: 'high' } });
    const place = {
      place_id: 'e',
      formatted_address: '28 Bear Creek Rd, Evergreen, CO 80439',
      ...evergreen.position,
    };
    const changed = await owner.send('PUT', `/api/properties/${id}/address`, {
      address: '28 Bear Creek Rd, Evergreen, CO 80439',
      place,
      state: null,
    });
    expect(changed.status).toBe(200);
    expect((await read(id)).hazard_zone.owner).toBeNull();
    expect(await jobs()).toEqual([{ attempt: 1, wait: 0 }]);
  });

  it.each([
    [{ fact: 'hazard_zone', value: { zone: 'extreme' } }],
    [{ fact: 'county', value: null }],
    [{ fact: 'neighbors', value: { sides: { north: -1 }, looked_ft: null } }],
    [{ fact: 'past_fires', value: { fires: [] } }],
    [{ fact: 'weather', value: null }],
  ])('must be about a fact: %o', async (body) => {
    expect((await say(await createHome(), body)).status).toBe(400);
  });
});

describe('a share link', () => {
  it.each([true, false])('tells nothing of them, with its place hidden: %s', async (hides) => {
    const id = await createHome();
    const words = ['Unmistakable Fire District', '555-0142'];
    await say(id, {
      fact: 'fire_district',
      value: { name: words[0], phone: words[1], county: null },
    });
    await say(id, { fact: 'hazard_zone', value: { zone: 'very_high' } });
    const made = await owner.send('POST', `/api/properties/${id}/share-links`, {
      expires_in_days: null,
      hides_place: hides,
    });
    const { url } = shareLinkSchema.parse(await made.json());
    const shared = await app.stranger.fetch('/api/shared-home', {
      headers: { 'X-Share-Token': new URL(url).hash.slice(1) },
    });
    expect(shared.status).toBe(200);
    const text = await shared.text();
    for (const word of [...words, 'very_high', 'address_facts', 'fire_district']) {
      expect(text).not.toContain(word);
    }
  });
});
