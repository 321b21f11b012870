import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { addPhoto } from '../photos/testing/uploads.ts';
import type { TestApp } from '../testing/app.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { purgeDeleted } from './purge.ts';
import {
  accountTables,
  expectEveryTable,
  fillHome,
  filesThatSay,
  rowIdOf,
  rowsThatSay,
  tablesOf,
} from './testing/leftovers.ts';
import { makeDeletionsFinal } from './testing/once-final.ts';

const mulch = 'zone0_combustible_mulch';

/** What belongs to an actor and not to one of its homes, and what is written when a home is deleted. */
const notOfAHome = [
  ...accountTables,
  'public.visitors',
  'public.realtime_tickets',
  'public.deleted_properties',
];

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

describe('of a property that was purged', () => {
  it('nothing is left in any table or in the photo store after an hour', async () => {
    await fillHome(app, home);
    const { rows } = await app.database.admin.query<{ id: string }>(
      `select id::text from images where property_id = $1
       union all select id::text from analyses where property_id = $1
       union all select id::text from analysis_jobs where property_id = $1`,
      [home.propertyId],
    );
    const words = [home.propertyId, ...rows.map(({ id }) => id), 'the-front', 'That is gravel.'];
    await expectEveryTable(app, await rowsThatSay(app, words), notOfAHome);

    expect(await filesThatSay(app, words)).not.toEqual([]);

    expect((await home.owner.send('DELETE', home.url)).status).toBe(204);
    await makeDeletionsFinal(app);

    expect(await filesThatSay(app, words)).toEqual([]);
    // Only its id remains for an hour, because an upload still running may write into its folder.
    const remembered = await rowsThatSay(app, words);
    expect(tablesOf(remembered)).toEqual(['public.deleted_properties']);

    app.clock.advance(61 * 60 * 1000);
    await purgeDeleted(app.dependencies);
    expect(await rowsThatSay(app, words)).toEqual([]);
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
    await fillHome(app, home);
    const words = [await rowIdOf(app, home, 'the-front'), 'the-front'];
    const kept = [await rowIdOf(app, home, 'the-back')];
    expect((await rowsThatSay(app, words)).length).toBeGreaterThan(8);

    await home.owner.send('DELETE', `${home.url}/photos/the-front`);
    await makeDeletionsFinal(app);

    expect(await rowsThatSay(app, words)).toEqual([]);
    expect(await filesThatSay(app, words)).toEqual([]);
    expect(await filesThatSay(app, kept)).toHaveLength(3);
    const [newest, ...earlier] = await home.analyses();
    expect(newest).toMatchObject({ reason: 'photo_deleted', photos: [{ image_id: 'the-back' }] });
    expect(earlier).toEqual([]);
  });

  it('an answer stays, without it', async () => {
    await fillHome(app, home);
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
    await fillHome(app, home);
    const before = await rowsThatSay(app, [home.propertyId]);
    await home.owner.send('DELETE', home.url);

    await purgeDeleted(app.dependencies);

    const after = await rowsThatSay(app, [home.propertyId]);
    const hidden = after.filter((row) => !row.startsWith('public.deleted_properties'));
    expect(hidden).toHaveLength(before.length);
    expect(await filesThatSay(app, [home.propertyId])).not.toEqual([]);
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
    const id = await rowIdOf(app, home, 'front');

    await purgeDeleted(failing());
    expect(await filesThatSay(app, [id])).toHaveLength(3);

    await purgeDeleted(app.dependencies);
    expect(await filesThatSay(app, [id])).toEqual([]);
    expect(await rowIdOf(app, home, 'front')).toBe('');
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
    expect(await filesThatSay(app, [one.propertyId])).not.toEqual([]);
    expect(await filesThatSay(app, [other.propertyId])).toEqual([]);

    await purgeDeleted(app.dependencies);
    expect(await filesThatSay(app, [one.propertyId])).toEqual([]);
  });
});
