import { propertyListSchema, type PropertyList } from '@dss/domain';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Actor } from '../db/index.ts';
import { newPerson } from '../accounts/testing/people.ts';
import { addPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { explainAs } from '../testing/query-plan.ts';
import { storeResult } from '../testing/stored-result.ts';

let app: TestApp;
let visitor: Client;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  visitor = await app.newVisitor();
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => app.close());

async function list(client: Client, query = ''): Promise<PropertyList> {
  const response = await client.fetch(`/api/properties${query}`);
  expect(response.status).toBe(200);
  return propertyListSchema.strict().parse(await response.json());
}

const idsOf = ({ properties }: PropertyList) => properties.map(({ id }) => id);

const addResult = (propertyId: string, score: number, minutesAgo: number) =>
  storeResult(app, propertyId, score, minutesAgo);

describe('listing properties', () => {
  it('shows none to a stranger', async () => {
    await app.newProperty(visitor);

    expect(await list(app.stranger)).toEqual({ properties: [], next_cursor: null });
  });

  it("shows nothing of another visitor's", async () => {
    const id = await app.newProperty(visitor);
    await addPhoto(visitor, id, 'front', await tinyJpeg());
    await addResult(id, 61, 1);

    const other = await app.newVisitor();

    expect(await list(other)).toEqual({ properties: [], next_cursor: null });
    expect(await list(other, `?after=9999999999999999-${id}`)).toEqual({
      properties: [],
      next_cursor: null,
    });
  });

  it("shows a visitor's own, newest first", async () => {
    const older = await app.newProperty(visitor);
    const newer = await app.newProperty(visitor);

    expect(idsOf(await list(visitor))).toEqual([newer, older]);
  });

  it('shows a new one without photos or a result', async () => {
    await app.newProperty(visitor);

    const [property] = (await list(visitor)).properties;

    expect(property).toMatchObject({ photo_count: 0, thumbnail_url: null, newest_result: null });
  });

  it('shows the first photo with the number of photos', async () => {
    const id = await app.newProperty(visitor);
    const first = await addPhoto(visitor, id, 'front', await tinyJpeg());
    await addPhoto(visitor, id, 'back', await tinyJpeg('#0000ff'));

    const [property] = (await list(visitor)).properties;

    expect(property).toMatchObject({ photo_count: 2, thumbnail_url: first.thumbnail_url });
  });

  it('gives a picture address that works', async () => {
    const id = await app.newProperty(visitor);
    await addPhoto(visitor, id, 'front', await tinyJpeg());
    app.clock.advance(59 * 60_000);

    const [property] = (await list(visitor)).properties;
    app.clock.advance(29 * 60_000);
    const picture = await app.stranger.fetch(property?.thumbnail_url ?? '');

    expect(picture.status).toBe(200);
  });

  it('shows the figures of the newest result', async () => {
    const id = await app.newProperty(visitor);
    await addResult(id, 61, 1);
    await addResult(id, 40, 5);

    const [property] = (await list(visitor)).properties;

    expect(property?.newest_result).toEqual({
      score: 61,
      band: 'fair',
      provisional: true,
      range: { low: 51, high: 71 },
      confidence_percent: 24.5,
      exposure: null,
      enough_seen: false,
      created_at: expect.any(String),
    });
  });

  it('continues on the next page where the last one ended', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.unshift(await app.newProperty(visitor));

    const first = await list(visitor, '?limit=2');
    const second = await list(visitor, `?limit=2&after=${first.next_cursor}`);
    const third = await list(visitor, `?limit=2&after=${second.next_cursor}`);

    expect([first, second, third].map(idsOf)).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ]);
    expect(third.next_cursor).toBeNull();
  });

  it('skips none that were made at the same time', async () => {
    const ids = [await app.newProperty(visitor), await app.newProperty(visitor)];
    await app.database.admin.query(
      `update property_grants set property_created_at = '2026-01-01 00:00:00.123456+00'
       where property_id = any($1)`,
      [ids],
    );

    const first = await list(visitor, '?limit=1');
    const second = await list(visitor, `?limit=1&after=${first.next_cursor}`);

    expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(ids.toSorted());
    expect(second.next_cursor).toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=two', 'after=1', "after=1-'"])(
    'refuses the page %s',
    async (query) => {
      await expectError(await visitor.fetch(`/api/properties?${query}`), 'invalid_request');
    },
  );

  it('keeps the age of a home that another browser claims', async () => {
    const owner = await app.newVisitor();
    const older = await app.newProperty(owner);
    const browser = app.newBrowser();
    const newer = await app.newProperty(browser);
    const made = await owner.send('POST', `/api/properties/${older}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    await browser.fetch(url, { method: 'POST', headers: { Accept: 'text/html' } });

    expect(idsOf(await list(browser))).toEqual([newer, older]);
  });

  it('keeps the age of a home that is moved to an account', async () => {
    const browser = app.newBrowser();
    const older = await app.newProperty(browser);
    await newPerson(app, browser);
    const newer = await app.newProperty(browser);
    await browser.send('POST', '/api/account/movable-properties', { property_ids: [older] });

    expect(idsOf(await list(browser))).toEqual([newer, older]);
  });

  it('takes as many database queries for many as for one', async () => {
    const queriesOfList = async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await list(visitor);
      // Not those of the queue and of the listener, which come when they will.
      const asked = query.mock.calls.filter((call) => readsTables(call[0])).length;
      query.mockRestore();
      return asked;
    };
    await addResult(await app.newProperty(visitor), 50, 1);
    const forOne = await queriesOfList();
    for (let made = 0; made < 9; made += 1) await addResult(await app.newProperty(visitor), 50, 1);

    expect(forOne).toBeGreaterThan(0);
    expect(await queriesOfList()).toBe(forOne);
  });

  describe('of a thousand homes', () => {
    let owner: Client;
    let actor: Pick<Actor, 'kind' | 'id'>;

    beforeAll(async () => {
      owner = await app.newVisitor();
      const first = await app.newProperty(owner);
      const { admin } = app.database;
      const { rows } = await admin.query(
        'select actor_kind as kind, actor_id as id from property_grants where property_id = $1',
        [first],
      );
      actor = z.object({ kind: z.literal('visitor'), id: z.string() }).parse(rows[0]);
      // Neither triggers nor checks of references. Most owners have one home, so PostgreSQL expects few.
      await admin.query(`begin; set local session_replication_role = replica;
        with made as (
          insert into properties (id, address, address_formatted)
          select gen_random_uuid(), 'a', 'a' from generate_series(1, 1000)
          returning id, created_at
        )
        insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
        select id, 'visitor', '${actor.id}', 'own', created_at from made;
        insert into photo_counts (property_id, photos)
        select property_id, 1 from property_grants where actor_id = '${actor.id}' on conflict do nothing;
        insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
        select gen_random_uuid(), 'visitor', gen_random_uuid(), 'own', now() from generate_series(1, 10000);
        commit; analyze properties, property_grants, photo_counts`);
    });

    it.each(['properties', 'compared-properties'])('reads only a page: /api/%s', async (path) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const response = await owner.fetch(`/api/${path}?limit=40`);
      const [reading] = query.mock.calls
        .map((call) => readingSchema.safeParse(call).data)
        .filter((each) => each !== undefined);
      query.mockRestore();
      expect(response.status).toBe(200);

      const [{ text }, values] = readingSchema.parse(reading);
      const read = await explainAs(app.database.admin, actor, text, values);

      expect(read.found).toBe(41);
      expect(read.of('properties')).toBe(41);
      // Once for the page, and once for each home and each number of photos.
      expect(read.of('property_grants')).toBe(3 * 41);
    });
  });
});

/** How the list is read: a statement and its values. */
const readingSchema = z.tuple([
  z.object({ text: z.string().regex(/"photo_counts"/) }),
  z.array(z.union([z.string(), z.number(), z.null()])),
]);

/** Whether a query is one that Drizzle made for the request: only those quote the names of tables in `public`. */
function readsTables(query: unknown): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' && /\bfrom "(?!graphile_worker)/.test(text);
}
