import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { addPhoto } from '../photos/testing/uploads.ts';
import type { TestApp } from '../testing/app.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { purgeDeleted } from './purge.ts';
import { makeDeletionsFinal } from './testing/once-final.ts';

const mulch = 'zone0_combustible_mulch';

let place: Harness;
let app: TestApp;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

/** All rows in all tables that contain one of these words, as table and place in the row. */
async function rowsThatSay(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.database.admin.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.database.admin.query<{ row: string }>(
      `select t::text as row from ${name} t
       where exists (select from unnest($1::text[]) word where strpos(t::text, word) > 0)`,
      [words],
    );
    for (const { row } of rows) {
      const at = Math.max(...words.map((word) => row.indexOf(word)));
      found.push(`${name}: ${row.slice(Math.max(0, at - 60), at + 60)}`);
    }
  }
  return found;
}

async function filesThatSay(words: readonly string[]): Promise<string[]> {
  const files = await readdir(app.photosFolder, { recursive: true });
  return files.filter((file) => words.some((word) => file.includes(word)));
}

/** Everything that can belong to a property: photos, results, a job, answers, disputes, a link, a scheduled model retry. */
async function fill(): Promise<void> {
  await home.addPhoto('the-front', { direction: 'north', area: 'zone_0', shows: [mulch] });
  await home.addPhoto('the-back', { direction: 'south', area: 'zone_0', shows: [mulch] });
  await home.analyze();
  await home.answer({
    question_id: 'mulch_at_wall',
    side: 'east',
    answer: 'yes',
    image_id: 'the-front',
  });
  await home.dispute({
    hazard_type: mulch,
    image_ids: ['the-front'],
    question_ids: [],
    kind: 'not_there',
    whose: null,
    reason: 'That is gravel.',
  });
  await home.analyze({ rerun: true, images: await pathsOf(['the-front', 'the-back']) });
  await home.owner.send('POST', `${home.url}/claim-links`);
  await home.owner.send('PUT', `${home.url}/location`, { lat: 38.7, lng: -120.8, outline: null });
  const request = JSON.stringify({ photoIds: [await rowIdOf('the-front')], placements: [] });
  await app.database.admin.query(
    `insert into model_retries (property_id, request, next_try_at) values ($1, $2, now())`,
    [home.propertyId, request],
  );
  await app.database.admin.query(
    `insert into finding_comparisons (property_id, cache_key, comparison) values ($1, 'key', $2)`,
    [home.propertyId, request],
  );
  await app.database.admin.query(
    `select app.plan_model_retry($1, interval '1 hour'), app.enqueue_locating($1, 2, interval '1 hour')`,
    [home.propertyId],
  );
}

async function pathsOf(imageIds: readonly string[]): Promise<{ image_id: string; path: string }[]> {
  const { rows } = await app.database.admin.query<{ image_id: string; path: string }>(
    'select image_id, source_url as path from images where property_id = $1 and image_id = any ($2)',
    [home.propertyId, imageIds],
  );
  return rows;
}

async function rowIdOf(imageId: string): Promise<string> {
  const { rows } = await app.database.admin.query<{ id: string }>(
    'select id from images where property_id = $1 and image_id = $2',
    [home.propertyId, imageId],
  );
  return rows[0]?.id ?? '';
}

describe('of a property that was purged', () => {
  it('nothing is left in any table or in the photo store after an hour', async () => {
    await fill();
    const { rows } = await app.database.admin.query<{ id: string }>(
      `select id::text from images where property_id = $1
       union all select id::text from analyses where property_id = $1
       union all select id::text from analysis_jobs where property_id = $1`,
      [home.propertyId],
    );
    const words = [home.propertyId, ...rows.map(({ id }) => id), 'the-front', 'That is gravel.'];
    // Shows that the search finds these words in at least 14 tables.
    const before = await rowsThatSay(words);
    expect(new Set(before.map((row) => row.split(':')[0])).size).toBeGreaterThanOrEqual(14);
    expect(await filesThatSay(words)).not.toEqual([]);

    expect((await home.owner.send('DELETE', home.url)).status).toBe(204);
    await makeDeletionsFinal(app);

    expect(await filesThatSay(words)).toEqual([]);
    // Only its id remains for an hour, because an upload still running may write into its folder.
    const remembered = await rowsThatSay(words);
    expect(remembered.map((row) => row.split(':')[0])).toEqual(['public.deleted_properties']);

    app.clock.advance(61 * 60 * 1000);
    await purgeDeleted(app.dependencies);
    expect(await rowsThatSay(words)).toEqual([]);
  });

  it('bytes of an upload that finished late are removed within the hour', async () => {
    await home.owner.send('DELETE', home.url);
    await makeDeletionsFinal(app);
    await app.dependencies.store.put(`${home.propertyId}/late.jpg`, Buffer.from('late'));

    await purgeDeleted(app.dependencies);

    expect(existsSync(path.join(app.photosFolder, home.propertyId))).toBe(false);
  });

  it('a new property under its id is fully visible', async () => {
    await home.owner.send('DELETE', home.url);
    await makeDeletionsFinal(app);

    await home.owner.send('POST', '/api/properties', {
      id: home.propertyId,
      address: '1 Again Way',
    });
    await addPhoto(home.owner, home.propertyId, 'front', await tinyJpeg());
    await purgeDeleted(app.dependencies);

    expect((await home.owner.fetch(home.url)).status).toBe(200);
    expect(existsSync(path.join(app.photosFolder, home.propertyId))).toBe(true);
  });
});

describe('of a photo that was purged', () => {
  it('nothing is left in any table or in the photo store, except its neighbor', async () => {
    await fill();
    const words = [await rowIdOf('the-front'), 'the-front'];
    const kept = [await rowIdOf('the-back')];
    expect((await rowsThatSay(words)).length).toBeGreaterThan(8);

    await home.owner.send('DELETE', `${home.url}/photos/the-front`);
    await makeDeletionsFinal(app);

    expect(await rowsThatSay(words)).toEqual([]);
    expect(await filesThatSay(words)).toEqual([]);
    expect(await filesThatSay(kept)).toHaveLength(3);
    const [newest, ...earlier] = await home.analyses();
    expect(newest).toMatchObject({ reason: 'photo_deleted', photos: [{ image_id: 'the-back' }] });
    expect(earlier).toEqual([]);
  });

  it('an answer stays, without it', async () => {
    await fill();
    await home.owner.send('DELETE', `${home.url}/photos/the-front`);
    await makeDeletionsFinal(app);

    expect(await home.answers()).toMatchObject([
      { question_id: 'mulch_at_wall', answer: 'yes', image_id: null, box: null },
    ]);
  });

  it('a dispute keeps its other evidence', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    await home.dispute({
      hazard_type: mulch,
      image_ids: ['front', 'back'],
      question_ids: [],
      kind: 'not_there',
      whose: null,
      reason: 'Gravel.',
    });
    await home.owner.send('DELETE', `${home.url}/photos/front`);
    await makeDeletionsFinal(app);

    expect(await home.disputes()).toMatchObject([{ reason: 'Gravel.', image_ids: ['back'] }]);
    expect((await home.analyses())[0]?.hazards).toEqual([]);
  });
});

describe('while a deletion can be undone', () => {
  it('nothing of the property is removed', async () => {
    await fill();
    const before = await rowsThatSay([home.propertyId]);
    await home.owner.send('DELETE', home.url);

    await purgeDeleted(app.dependencies);

    const after = await rowsThatSay([home.propertyId]);
    const hidden = after.filter((row) => !row.startsWith('public.deleted_properties'));
    expect(hidden).toHaveLength(before.length);
    expect(await filesThatSay([home.propertyId])).not.toEqual([]);
  });
});

describe('when the photo store fails', () => {
  const failing = () => ({
    ...app.dependencies,
    store: {
      ...app.dependencies.store,
      remove: () => Promise.reject(new Error('no store')),
      removeFolder: () => Promise.reject(new Error('no store')),
    },
  });

  it('the photo is removed the next time', async () => {
    await home.addPhoto('front');
    await home.owner.send('DELETE', `${home.url}/photos/front`);
    app.clock.advance(2 * 60 * 1000);
    const id = await rowIdOf('front');

    await purgeDeleted(failing());
    expect(await filesThatSay([id])).toHaveLength(3);

    await purgeDeleted(app.dependencies);
    expect(await filesThatSay([id])).toEqual([]);
    expect(await rowIdOf('front')).toBe('');
  });

  it('the property is removed the next time, without delaying others', async () => {
    const [one, other] = [await place.newHome(), await place.newHome()];
    for (const each of [one, other]) {
      await each.addPhoto('front');
      await each.owner.send('DELETE', each.url);
    }
    app.clock.advance(2 * 60 * 1000);
    const { store } = app.dependencies;
    const removeFolder = (folder: string) =>
      folder === one.propertyId ? Promise.reject(new Error('stuck')) : store.removeFolder(folder);

    await purgeDeleted({ ...app.dependencies, store: { ...store, removeFolder } });
    expect(await filesThatSay([one.propertyId])).not.toEqual([]);
    expect(await filesThatSay([other.propertyId])).toEqual([]);

    await purgeDeleted(app.dependencies);
    expect(await filesThatSay([one.propertyId])).toEqual([]);
  });
});
