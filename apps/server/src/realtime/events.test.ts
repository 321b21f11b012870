import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { addPhoto } from '../photos/testing/uploads.ts';
import type { TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { connected, type Listener } from './testing/listener.ts';
import { openSlowProduct, type SlowProduct } from './testing/one-photo-at-a-time.ts';
import { ticketOf } from './testing/tickets.ts';

let product: SlowProduct;
let app: TestApp;
let owner: VisitorClient;
let propertyId: string;
let other: Listener;
let listener: Listener;

beforeAll(async () => {
  product = await openSlowProduct();
  app = product.app;
});

afterAll(() => product.close());

beforeEach(async () => {
  owner = await app.newVisitor();
  propertyId = await app.newProperty(owner);
  listener = await connected(app.url, { ticket: await ticketOf(owner) });
  other = await connected(app.url, { ticket: await ticketOf(owner) });
  await Promise.all([listener.follow(propertyId), other.follow(propertyId)]);
});

afterEach(() => Promise.all([listener.leave(), other.leave()]));

const send = async (method: string, path: string, body?: object) => {
  const response = await owner.send(method, `/api/properties/${propertyId}${path}`, body);
  expect(response.ok).toBe(true);
};

describe('following a property', () => {
  it('tells of a fact of the address, and not what it says', async () => {
    await send('PUT', '/address-facts', { fact: 'hazard_zone', value: { zone: 'high' } });
    expect(await listener.hearsOf('address_facts_changed')).toEqual({
      kind: 'address_facts_changed',
    });
  });

  it('tells every device of photos, placements, answers and the plan', async () => {
    const photo = await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await send('PUT', '/photos/front/placement', { direction: 'north' });
    await send('PUT', '/answers', { answers: [{ question_id: 'roof_wood', answer: 'yes' }] });
    await send('PUT', '/plan', { changes: [{ step_id: 'replace_roof', planned: true }] });
    await send('DELETE', '/photos/front');
    for (const device of [listener, other]) {
      const removed = await device.hearsOf('photo_removed');
      expect(removed.photo_id).toBe(photo.id);
      expect(device.events().slice(0, 4)).toEqual([
        { kind: 'photo_added', photo_id: photo.id },
        { kind: 'placement_changed', photo_id: photo.id },
        { kind: 'answers_changed' },
        { kind: 'plan_changed' },
      ]);
    }
  });

  it('shows the progress of its analysis photo by photo until the score', async () => {
    for (const name of ['front', 'back', 'side']) {
      await addPhoto(owner, propertyId, name, await tinyJpeg());
    }
    await owner.fetch('/functions/v1/analyze_v2', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ property_id: propertyId }),
    });
    const looksBefore = product.provider.looks.length;
    const newest = () =>
      listener.events().findLast((event) => event.kind === 'analysis_progress')?.job;
    for (const done of [0, 1, 2]) {
      await vi.waitFor(() =>
        expect(newest()).toMatchObject({ step: 'observing', photos_done: done, photos_total: 3 }),
      );
      // Progress doesn't change until a photo is released.
      listener.say({ type: 'ping' });
      await listener.hears({ type: 'pong' });
      expect(newest()?.photos_done).toBe(done);
      await product.releasePhoto();
    }
    const result = await listener.hearsOf('analysis_added');
    await vi.waitFor(() => expect(newest()).toMatchObject({ status: 'done', photos_done: 3 }));
    expect(newest()?.analysis_id).toBe(result.analysis_id);
    expect(product.provider.looks.length - looksBefore).toBeLessThanOrEqual(3);
    expect((await other.hearsOf('analysis_added')).dss_score).toBe(result.dss_score);
    const steps = listener
      .events()
      .flatMap((event) => (event.kind === 'analysis_progress' ? [event.job.photos_done] : []));
    expect(steps).toEqual(steps.toSorted((one, next) => one - next));

    // A correction makes a new result without a job.
    const dispute = {
      hazard_type: 'zone1_tall_dry_grass',
      image_ids: ['front'],
      question_ids: [],
      kind: 'not_there',
      whose: null,
      reason: 'It was mown.',
    };
    await send('POST', '/disputes', dispute);
    await other.hearsOf('disputes_changed');
    await vi.waitFor(() => {
      const results = other.events().filter(({ kind }) => kind === 'analysis_added');
      expect(results).toHaveLength(2);
    });
  });

  it('never tells of a change that was rolled back', async () => {
    await expect(
      app.database.db.asWorker(propertyId, async () => {
        await app.database.admin.query('begin');
        await app.database.admin.query(`update properties set lat = 1, lng = 1 where id = $1`, [
          propertyId,
        ]);
        await app.database.admin.query('rollback');
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await app.database.admin.query(`select pg_notify('dss_changes', 'nonsense')`);
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await listener.hearsOf('photo_added');
    expect(listener.events()).toHaveLength(1);
  });

  it('tells a reader who missed too much to reload', async () => {
    const { admin } = app.database;
    await admin.query('begin');
    await admin.query(
      `select pg_notify('dss_changes', json_build_object(
      'what', 'photo_added', 'property_id', $1::text, 'id', gen_random_uuid())::text)
      from generate_series(1, 200)`,
      [propertyId],
    );
    await admin.query('commit');
    expect(await listener.hears({ type: 'refetch' })).toEqual({
      type: 'refetch',
      property_id: propertyId,
    });
    expect(listener.events().length).toBeLessThan(110);
  });
});

describe('the connection that listens for changes', () => {
  it('is reopened when it is lost, telling followers to reload', async () => {
    await app.database.admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'dss_changes'`,
    );
    expect(await listener.hears({ type: 'refetch' })).toEqual({
      type: 'refetch',
      property_id: propertyId,
    });
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await listener.hearsOf('photo_added');
  });
});
