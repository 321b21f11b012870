import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tables } from '../db/index.ts';
import { deleteProperty } from '../deletion/delete-property.ts';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';
import { analysisOf, errorOf } from './testing/replies.ts';
import { replyOf, scriptedProvider, type ScriptedProvider } from './testing/scripted-provider.ts';

describe('an analysis', () => {
  let bench: AnalysisBench | undefined;
  afterEach(() => bench?.close());

  const open = async (provider: ScriptedProvider): Promise<AnalysisBench> => {
    bench = await openAnalysisBench(provider);
    return bench;
  };
  const respondAsync = { prefer: 'respond-async' };

  it('names each photo that failed, without stopping for it', async () => {
    const provider = scriptedProvider(({ workingCopy }) =>
      workingCopy.toString().endsWith('of one')
        ? Promise.reject(new Error('overloaded'))
        : Promise.resolve(replyOf()),
    );
    const { analyze, addPhoto, startWorking, photosDirectory, propertyId } = await open(provider);
    await addPhoto('one');
    await addPhoto('two');
    const lost = await addPhoto('lost');
    await rm(path.join(photosDirectory, propertyId, `${lost.id}.working.jpg`));
    await startWorking();
    const { photos } = await analysisOf(await analyze());
    expect(photos.map((photo) => [photo.image_id, photo.observed])).toEqual([
      ['one', false],
      ['two', true],
      ['lost', false],
    ]);
    expect(photos[0]?.error).toContain('could not be analyzed');
    expect(photos[2]?.error).toContain('could not be found');
  });

  it('fails with the specified message when every photo fails', async () => {
    const provider = scriptedProvider(() => Promise.reject(new Error('overloaded')));
    const { analyze, addPhoto, startWorking, job, analyses, database } = await open(provider);
    await addPhoto('one');
    await startWorking();
    expect(await errorOf(await analyze())).toEqual({
      status: 500,
      code: 'analysis_failed',
      message: 'Analysis failed. Please try again.',
    });
    expect(await job()).toMatchObject({
      status: 'failed',
      error: { code: 'analysis_failed', message: 'Analysis failed. Please try again.' },
    });
    expect(await analyses()).toEqual([]);
    const { rows } = await database.admin.query('select error_detail, attempts from analysis_jobs');
    expect(rows).toMatchObject([
      { attempts: 1, error_detail: expect.stringContaining('No photo was observed') },
    ]);
  });

  it('fails after five attempts, keeping the reason', async () => {
    const { analyze, addPhoto, startWorking, jobIs, database, photosDirectory, propertyId } =
      await open(scriptedProvider());
    const photo = await addPhoto('one');
    const file = path.join(photosDirectory, propertyId, `${photo.id}.working.jpg`);
    await rm(file);
    // Replaces the file with a folder, so that the store can't read it: a fault that counts as temporary.
    await mkdir(file);
    await analyze({}, respondAsync);
    await startWorking();
    await vi.waitFor(async () => {
      await database.admin.query('update graphile_worker._private_jobs set run_at = now()');
      const { rows } = await database.admin.query<{ status: string }>(
        'select status from analysis_jobs',
      );
      expect(rows[0]?.status).toBe('failed');
    });
    expect(await jobIs('failed')).toMatchObject({ error: { code: 'analysis_failed' } });
    const { rows } = await database.admin.query('select attempts, error_detail from analysis_jobs');
    expect(rows).toMatchObject([{ attempts: 5, error_detail: expect.stringContaining('EISDIR') }]);
  });

  it('stops reading photos when it is canceled, keeping those that are done for the next start', async () => {
    const releases: (() => void)[] = [];
    const provider = scriptedProvider(
      () => new Promise((resolve) => releases.push(() => resolve(replyOf()))),
    );
    const { analyze, addPhoto, startWorking, propertyId, post, job, analyses, queuedJobs } =
      await open(provider);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await addPhoto(name);
    await startWorking();
    const waiting = analyze();
    await vi.waitFor(() => expect(releases).toHaveLength(2));
    expect(await job()).toMatchObject({ photos_done: 0, photos_total: 5, step: 'observing' });
    releases[0]?.();
    await vi.waitFor(() => expect(releases).toHaveLength(3));
    expect(await job()).toMatchObject({ photos_done: 1 });

    const cancelled = await post(`/api/properties/${propertyId}/analysis-job/cancel`);
    expect(await cancelled.json()).toMatchObject({ job: { status: 'cancelled' } });
    expect(await errorOf(await waiting)).toMatchObject({ code: 'analysis_cancelled' });
    for (const release of releases) release();
    await vi.waitFor(async () => expect(await queuedJobs()).toBe(0));
    expect(provider.looks).toHaveLength(3);
    expect(await analyses()).toEqual([]);

    // The restarted analysis looks only at the photos that weren't looked at before.
    const again = analyze();
    await vi.waitFor(() => expect(releases).toHaveLength(5));
    for (const release of releases) release();
    await analysisOf(await again);
    expect(provider.looks).toHaveLength(5);
    expect(await job()).toMatchObject({ status: 'done', photos_done: 5 });
  });

  it('leaves nothing behind when its property is deleted meanwhile', async () => {
    const released = Promise.withResolvers<void>();
    const provider = scriptedProvider(() => released.promise.then(() => replyOf()));
    const { analyze, addPhoto, startWorking, jobIs, database, owner, propertyId, queuedJobs } =
      await open(provider);
    await addPhoto('front');
    await analyze({}, respondAsync);
    await startWorking();
    await jobIs('running');
    await vi.waitFor(() => expect(provider.looks).toHaveLength(1));
    await deleteProperty({ db: database.db, clock: () => new Date() }, owner, propertyId, false);
    await database.db.asPurge((transaction) =>
      transaction.delete(tables.properties).where(eq(tables.properties.id, propertyId)),
    );
    released.resolve();
    await vi.waitFor(async () => expect(await queuedJobs()).toBe(0));
    const { rows } = await database.admin.query('select id from analyses');
    expect(rows).toEqual([]);
  });
});
