import { afterEach, describe, expect, it, vi } from 'vitest';
import { deletePhoto } from '../deletion/delete-photo.ts';
import { PhotoNotObservable } from './observe/providers/provider.ts';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';
import { replyOf, scriptedProvider } from './testing/scripted-provider.ts';

const respondAsync = { prefer: 'respond-async' };

describe('changes while an analysis runs', () => {
  let bench: AnalysisBench;
  let release: () => void;
  afterEach(() => bench.close());

  /** Opens a bench whose provider blocks every look until `release` is called. */
  const open = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    const provider = scriptedProvider(() => promise.then(() => replyOf()));
    bench = await openAnalysisBench(provider);
    await bench.startWorking();
    return provider;
  };
  const jobs = async () => {
    const { rows } = await bench.database.admin.query<{ reason: string; status: string }>(
      'select reason, status from analysis_jobs order by created_at',
    );
    return rows;
  };
  const untilQuiet = () =>
    vi.waitFor(async () => {
      expect((await jobs()).filter(({ status }) => ['queued', 'running'].includes(status))).toEqual(
        [],
      );
      expect(await bench.queuedJobs()).toBe(0);
    });
  const photosOfNewest = async () => {
    const [newest] = await bench.analyses();
    return newest?.photos.map((photo) => photo.image_id);
  };

  it('start one more analysis, which reads only the new photos', async () => {
    const provider = await open();
    await bench.addPhoto('front');
    await bench.analyze({}, respondAsync);
    await vi.waitFor(() => expect(provider.looks).toHaveLength(1));
    await bench.addPhoto('back');
    await bench.addPhoto('side');
    release();
    await untilQuiet();
    expect(await jobs()).toEqual([
      { reason: 'requested', status: 'done' },
      { reason: 'inputs_changed', status: 'done' },
    ]);
    const reasons = (await bench.analyses()).map(({ reason }) => reason);
    expect(reasons).toEqual(['inputs_changed', 'requested']);
    expect(await photosOfNewest()).toEqual(['front', 'back', 'side']);
    expect(provider.looks).toHaveLength(3);
  });

  it("count if the request named photos: a newer photo counts, an older unnamed one doesn't", async () => {
    const provider = await open();
    const front = await bench.addPhoto('front');
    await bench.addPhoto('shed');
    const images = [{ image_id: 'front', path: front.path }];
    await bench.analyze({ images }, respondAsync);
    await vi.waitFor(() => expect(provider.looks).toHaveLength(1));
    await bench.addPhoto('back');
    release();
    await untilQuiet();
    expect(await photosOfNewest()).toEqual(['front', 'back']);
    expect(await jobs()).toHaveLength(2);
  });

  it('count if a placement changed, without reading a photo again for a new side', async () => {
    const provider = await open();
    await bench.addPhoto('front', { direction: 'north' });
    await bench.analyze({}, respondAsync);
    await vi.waitFor(() => expect(provider.looks).toHaveLength(1));
    await bench.database.admin.query(`update image_placements set direction = 'south'`);
    release();
    await untilQuiet();
    const [newest] = await bench.analyses();
    expect(newest?.coverage_missing).toEqual(['north', 'east', 'west']);
    expect(await jobs()).toHaveLength(2);
    expect(provider.looks).toHaveLength(1);
  });

  it('start nothing if there were none or the analysis was canceled', async () => {
    const provider = await open();
    await bench.addPhoto('front');
    await bench.analyze({}, respondAsync);
    await vi.waitFor(() => expect(provider.looks).toHaveLength(1));
    await bench.addPhoto('back');
    await bench.post(`/api/properties/${bench.propertyId}/analysis-job/cancel`);
    release();
    await untilQuiet();
    expect(await jobs()).toEqual([{ reason: 'requested', status: 'cancelled' }]);

    await bench.analyze({}, respondAsync);
    await untilQuiet();
    expect(await jobs()).toHaveLength(2);
    await deletePhoto({ db: bench.database.db, clock: () => new Date() }, bench.owner, {
      propertyId: bench.propertyId,
      imageId: 'front',
    });
    await bench.analyze({}, respondAsync);
    await untilQuiet();
    expect(await jobs()).toHaveLength(3);
  });

  it('start one more analysis when every photo failed, but never for that failure alone', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const provider = scriptedProvider(async (_photo, call) => {
      await promise;
      if (call === 2) return replyOf();
      throw new PhotoNotObservable('refused');
    });
    bench = await openAnalysisBench(provider);
    await bench.startWorking();
    await bench.addPhoto('front');
    const first = bench.analyze();
    await vi.waitFor(() => expect(provider.looks).toHaveLength(1));
    await bench.database.admin.query('delete from images');
    await bench.addPhoto('back');
    resolve();
    expect(await (await first).json()).toMatchObject({ error: { code: 'analysis_refused' } });
    await untilQuiet();
    expect(await jobs()).toEqual([
      { reason: 'requested', status: 'failed' },
      { reason: 'inputs_changed', status: 'done' },
    ]);
    expect(await photosOfNewest()).toEqual(['back']);

    await bench.addPhoto('worse');
    await bench.database.admin.query('delete from observations');
    await bench.analyze();
    await untilQuiet();
    expect((await jobs()).slice(2)).toEqual([{ reason: 'requested', status: 'failed' }]);
  });

  it('are in the newest result, whenever they come', async () => {
    await open();
    release();
    const names = ['first'];
    await bench.addPhoto('first');
    for (let round = 0; round < 8; round += 1) {
      const running = bench.analyze({}, respondAsync);
      const name = `photo-${round}`;
      names.push(name);
      await bench.addPhoto(name);
      // Does what a page does after an upload is acknowledged: joins the running job, or starts a new one.
      await bench.analyze({}, respondAsync);
      await running;
      await untilQuiet();
      expect(await photosOfNewest()).toEqual(names);
    }
    const { rows } = await bench.database.admin.query(
      `select 1 from analysis_jobs group by property_id having count(*) > 16`,
    );
    expect(rows).toEqual([]);
  });
});
