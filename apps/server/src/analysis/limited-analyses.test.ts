import { errorBodySchema, errorCatalog } from '@dss/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { specifiedLimits } from '../testing/rate-limits.ts';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';
import { replyOf, scriptedProvider, type ScriptedProvider } from './testing/scripted-provider.ts';

describe('the limit on analyses', () => {
  let bench: AnalysisBench;
  afterEach(() => bench.close());

  const open = async (provider: ScriptedProvider, limits = specifiedLimits) => {
    bench = await openAnalysisBench(provider, limits);
    await bench.addPhoto('front');
    return bench;
  };
  const expectDone = async (body: object, times = 1) => {
    for (let time = 0; time < times; time += 1)
      expect((await bench.analyze(body)).status).toBe(200);
  };
  const expectRefused = async (response: Response) => {
    expect(response.status).toBe(429);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error).toMatchObject({
      code: 'too_many_analyses',
      message: 'Too many analysis requests. Please wait a few minutes before trying again.',
      retryable: true,
    });
    const wait = Number(response.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  };

  it('is five in a minute, without a job for those refused', async () => {
    const { analyze, startWorking, passTime, database } = await open(scriptedProvider());
    await startWorking();
    await expectDone({ rerun: true }, 5);

    await expectRefused(await analyze({ rerun: true }));
    await expectRefused(await analyze({ rerun: true }, { prefer: 'respond-async' }));
    const { rowCount } = await database.admin.query('select from analysis_jobs');
    expect(rowCount).toBe(5);
    passTime(60_001);
    await expectDone({ rerun: true });
  });

  describe('set to one, to see what counts,', () => {
    const one = {
      ...specifiedLimits,
      limits: { ...specifiedLimits.limits, analysis: { max: 1, windowMs: 60_000 } },
    };

    it('ignores requests that join a running one', async () => {
      const released = Promise.withResolvers<void>();
      const provider = scriptedProvider(() => released.promise.then(() => replyOf()));
      const { analyze, startWorking, jobIs } = await open(provider, one);
      await startWorking();
      for (let start = 0; start < 5; start += 1) {
        const response = await analyze({ rerun: true }, { prefer: 'respond-async' });
        expect(response.status).toBe(202);
      }
      released.resolve();
      await jobIs('done');

      await expectRefused(await analyze({ rerun: true }));
    });

    it('ignores requests that a recent result answers, as well as invalid ones', async () => {
      const { analyze, startWorking, passTime } = await open(scriptedProvider(), one);
      await startWorking();
      await expectDone({}, 3);
      passTime(60_001);
      for (const [body, code] of [
        [{ property_id: 'a.b' }, 'invalid_property_id'],
        [{ place: { lat: 91, lng: 0 } }, 'invalid_coordinates'],
        [{ images: [{ image_id: 'front', path: 'a/b.jpg' }] }, 'invalid_image_path'],
        [{ rerun: 'yes' }, 'invalid_analysis_request'],
      ] as const) {
        const response = await analyze(body);
        expect(response.status).toBe(errorCatalog[code].status);
        expect(await response.json()).toMatchObject({ error: { code } });
      }

      await expectDone({ rerun: true });
      await expectRefused(await analyze({ rerun: true }));
    });

    it('ignores automatic ones that start because something changed', async () => {
      const { analyze, addPhoto, startWorking } = await open(scriptedProvider(), one);
      await startWorking();
      await expectDone({ automatic: true });
      await addPhoto('back');
      await expectDone({ automatic: true });

      await expectDone({ rerun: true });
      await expectRefused(await analyze({ rerun: true }));
    });

    it('counts automatic ones that bring their own changes', async () => {
      const { analyze, startWorking, addPhoto, passTime } = await open(scriptedProvider(), one);
      const { path } = await addPhoto('back');
      await startWorking();
      await expectDone({ automatic: true });
      await expectDone({ automatic: true, placements: [{ image_id: 'front', caption: 'new' }] });
      await expectRefused(
        await analyze({ automatic: true, placements: [{ image_id: 'front', caption: 'newer' }] }),
      );
      const chosen = { automatic: true, images: [{ image_id: 'back', path }] };
      await expectRefused(await analyze(chosen));
      passTime(60_001);
      await expectDone(chosen);
    });

    it('counts automatic ones after one that failed', async () => {
      const { analyze, post, propertyId } = await open(scriptedProvider(), one);
      const start = () => analyze({ automatic: true }, { prefer: 'respond-async' });
      const cancel = () => post(`/api/properties/${propertyId}/analysis-job/cancel`);
      expect((await start()).status).toBe(202);
      await cancel();
      expect((await start()).status).toBe(202);
      await cancel();

      await expectRefused(await start());
    });

    it('counts automatic ones when nothing has changed', async () => {
      const { analyze, startWorking, passTime } = await open(scriptedProvider(), one);
      await startWorking();
      await expectDone({ automatic: true });
      await expectDone({ automatic: true, rerun: true });
      passTime(5 * 60_000);
      await expectDone({ automatic: true });

      await expectRefused(await analyze({ rerun: true }));
    });
  });
});
