import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { waitForJob } from './job/jobs.ts';
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

  it('answers with its score, its hazards, the missing directions', async () => {
    const provider = scriptedProvider(() => Promise.resolve(replyOf('zone1_tall_dry_grass')));
    const { analyze, addPhoto, startWorking, propertyId, owner, job } = await open(provider);
    await addPhoto('front', { direction: 'north', area: 'Zone 1 (5-30ft)', caption: 'the lawn' });
    await startWorking();

    const analysis = await analysisOf(await analyze());
    expect(analysis).toMatchObject({
      property_id: propertyId,
      coverage_missing: ['east', 'south', 'west'],
      provider: 'scripted',
      photos: [{ image_id: 'front', observed: true, error: null }],
    });
    expect(analysis.hazards).toMatchObject([
      {
        type: 'zone1_tall_dry_grass',
        side: 'north',
        area: 'zone_1',
        image_id: 'front',
        distance_to_structure_ft: 12,
        explanation: expect.stringContaining('About 40%'),
      },
    ]);
    expect(analysis.hazards[0]?.points).toBeGreaterThan(0);
    expect(analysis.range.low).toBeLessThanOrEqual(analysis.dss_score);
    expect(provider.looks).toMatchObject([{ area: 'zone_1', caption: 'the lawn' }]);
    expect(await job()).toMatchObject({
      status: 'done',
      step: 'done',
      photos_done: 1,
      photos_total: 1,
      analysis_id: analysis.analysis_id,
    });
    const stored = await bench?.get(
      `/api/properties/${propertyId}/analyses/${analysis.analysis_id}`,
      owner,
    );
    expect(await stored?.json()).toEqual(analysis);
  });

  it('gives a distance of what stands apart from the house alone', async () => {
    const provider = scriptedProvider(() => Promise.resolve(replyOf('siding_combustible')));
    const { analyze, addPhoto, startWorking } = await open(provider);
    await addPhoto('front', { direction: 'north', area: 'siding' });
    await startWorking();
    const { hazards } = await analysisOf(await analyze());
    expect(hazards).toMatchObject([{ type: 'siding_combustible', distance_to_structure_ft: null }]);
  });

  it('mails an owner with an account whom it kept waiting that the score is ready', async () => {
    const opened = await open(scriptedProvider(() => Promise.resolve(replyOf())));
    const { database, propertyId } = opened;
    await database.admin.query(
      `with account as (insert into auth.users (id, name, email) values (gen_random_uuid(), 'Ada', 'ada@example.org') returning id)
       insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
       select $1, 'user', id, 'own', now() from account`,
      [propertyId],
    );
    const mails = `select recipient, name, content, property_id from outbox`;
    await opened.addPhoto('front');
    await opened.startWorking();
    await analysisOf(await opened.analyze());
    expect((await database.admin.query(mails)).rows).toEqual([]);

    await opened.stopWorking();
    await opened.addPhoto('back');
    await opened.analyze({}, respondAsync);
    opened.passTime(3 * 60_000);
    await opened.startWorking();
    await opened.jobIs('done');

    expect((await database.admin.query(mails)).rows).toEqual([
      {
        recipient: 'ada@example.org',
        name: 'account_score_ready',
        content: { locale: 'en', props: { property_id: propertyId } },
        property_id: propertyId,
      },
    ]);
  });

  it('is one job for everyone who starts it meanwhile, whether they wait for it or not', async () => {
    const released = Promise.withResolvers<void>();
    const provider = scriptedProvider(() => released.promise.then(() => replyOf()));
    const { analyze, addPhoto, startWorking, propertyId, jobIs, analyses } = await open(provider);
    await addPhoto('front');
    const started = await Promise.all([1, 2, 3].map(() => analyze({}, respondAsync)));
    expect(started.map((response) => response.status)).toEqual([202, 202, 202]);
    expect(started[0]?.headers.get('Location')).toBe(`/api/properties/${propertyId}/analysis-job`);
    expect(started[0]?.headers.get('Preference-Applied')).toBe('respond-async');
    const bodies = await Promise.all(started.map((response): Promise<unknown> => response.json()));
    expect(bodies[0]).toMatchObject({ location: `/api/properties/${propertyId}/analysis-job` });
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);

    await startWorking();
    await jobIs('running');
    const joining = analyze({ rerun: true });
    released.resolve();
    const analysis = await analysisOf(await joining);
    expect(await analyses()).toEqual([analysis]);
  });

  it('is answered as soon as its end is announced, however rarely its caller polls', async () => {
    const released = Promise.withResolvers<void>();
    const provider = scriptedProvider(() => released.promise.then(() => replyOf()));
    const { addPhoto, analyze, job, jobIs, startWorking, analyses, ...rest } = await open(provider);
    const { database, changes, owner } = rest;
    await addPhoto('front');
    await analyze({}, respondAsync);
    const { id = '' } = (await job()) ?? {};
    const seldomMs = 10 * 60_000;
    const { signal } = new AbortController();
    const waiting = waitForJob({ db: database.db, changes }, owner, id, signal, seldomMs);
    await startWorking();
    await jobIs('running');
    released.resolve();
    const analysisId = await waiting;
    expect(await analyses()).toMatchObject([{ analysis_id: analysisId }]);
  });

  it('continues when its caller has gone', async () => {
    const released = Promise.withResolvers<void>();
    const provider = scriptedProvider(() => released.promise.then(() => replyOf()));
    const { analyze, addPhoto, startWorking, jobIs } = await open(provider);
    await addPhoto('front');
    await startWorking();
    const caller = new AbortController();
    const waiting = analyze({}, { signal: caller.signal });
    await jobIs('running');
    caller.abort();
    expect((await waiting).status).toBe(202);
    released.resolve();
    await jobIs('done');
  });

  it('is reused for five minutes unless something changed or a re-run is requested', async () => {
    const provider = scriptedProvider();
    const { analyze, addPhoto, startWorking, passTime, database, propertyId } =
      await open(provider);
    await addPhoto('front', { direction: 'north' });
    await startWorking();
    const idOf = async (body = {}) => (await analysisOf(await analyze(body))).analysis_id;

    const first = await idOf();
    expect(await idOf()).toBe(first);
    const rerun = await idOf({ rerun: true });
    expect(rerun).not.toBe(first);
    passTime(4 * 60_000);
    expect(await idOf()).toBe(rerun);
    await database.admin.query(
      `update image_placements set direction = 'south' where property_id = $1`,
      [propertyId],
    );
    const moved = await idOf();
    expect(moved).not.toBe(rerun);
    await addPhoto('back');
    const grown = await idOf();
    expect(grown).not.toBe(moved);
    passTime(5 * 60_000);
    expect(await idOf()).not.toBe(grown);
    expect(provider.looks).toHaveLength(2);
  });

  it('reads a photo again only when what its owner says about it has changed', async () => {
    const provider = scriptedProvider();
    const { analyze, addPhoto, startWorking, database, propertyId } = await open(provider);
    await addPhoto('front', { direction: 'north', area: 'Zone 1 (5-30ft)' });
    await startWorking();
    const rerunAfter = async (change: string) => {
      await database.admin.query(`update image_placements set ${change} where property_id = $1`, [
        propertyId,
      ]);
      await analysisOf(await analyze({ rerun: true }));
      return provider.looks.length;
    };
    await analysisOf(await analyze());
    expect(await rerunAfter(`direction = 'east', x_rel = 0.9, y_rel = 0.5`)).toBe(1);
    expect(await rerunAfter(`caption = 'the shed'`)).toBe(2);
    expect(await rerunAfter(`area = 'Zone 2 (30-100ft)'`)).toBe(3);
    expect(await rerunAfter(`caption = null, area = 'Zone 1 (5-30ft)'`)).toBe(3);
  });

  it('ignores automatic placements', async () => {
    const { analyze, addPhoto, startWorking } = await open(scriptedProvider());
    await addPhoto('one');
    await addPhoto('two');
    await addPhoto('three', { direction: 'west' });
    await startWorking();
    const automatic = (image_id: string, direction: string) => ({
      image_id,
      x_rel: 0.5,
      y_rel: 0.5,
      direction,
      area: 'Property',
      name: 'Image 1',
      automatic: true,
    });
    const placements = [automatic('one', 'North'), automatic('two', 'East')];
    const analysis = await analysisOf(await analyze({ placements }));
    expect(analysis.coverage_missing).toEqual(['north', 'east', 'south']);
  });

  it("uses the request's placements for photos without stored ones", async () => {
    const { analyze, addPhoto, startWorking } = await open(scriptedProvider());
    await addPhoto('one');
    await addPhoto('three', { direction: 'west' });
    await startWorking();

    const own = [
      { image_id: 'one', direction: 'NORTH', area: 'Roof' },
      { image_id: 'three', direction: 'south' },
    ];
    const placed = await analysisOf(await analyze({ placements: own }));
    expect(placed.coverage_missing).toEqual(['east', 'south']);
  });

  it('reads only the photos that the request names, by path with or without the bucket', async () => {
    const provider = scriptedProvider();
    const { analyze, addPhoto, startWorking } = await open(provider);
    const front = await addPhoto('front');
    const back = await addPhoto('back');
    await addPhoto('side');
    await startWorking();
    const images = [
      { image_id: 'front', path: front.path },
      { image_id: 'back', path: `dss-images/${back.path}` },
    ];
    const analysis = await analysisOf(await analyze({ images }));
    expect(analysis.photos.map((photo) => photo.image_id)).toEqual(['front', 'back']);
    expect(provider.looks).toHaveLength(2);
  });

  it('is refused for a missing home, a home without photos, or a photo that is not its own', async () => {
    const { analyze, addPhoto, propertyId } = await open(scriptedProvider());
    const refused = async (body: object) => errorOf(await analyze(body));

    expect(await refused({ property_id: randomUUID() })).toMatchObject({
      status: 404,
      code: 'property_not_found',
    });
    expect(await refused({ property_id: 'front_yard-1' })).toMatchObject({ status: 404 });
    expect(await refused({ place: { lat: null, lng: null } })).toEqual({
      status: 400,
      code: 'no_images',
      message: 'No images found for analysis',
    });
    await addPhoto('front');
    const foreign = `${propertyId}/somebody-elses.jpg`;
    expect(await refused({ images: [{ image_id: 'x', path: foreign }] })).toEqual({
      status: 400,
      code: 'invalid_image_path',
      message: `Invalid image path: ${foreign}`,
    });
  });

  it('is not found under another home, even by its owner', async () => {
    const { analyze, addPhoto, startWorking, database, owner, get } =
      await open(scriptedProvider());
    await addPhoto('front');
    await startWorking();
    const { analysis_id: analysisId } = await analysisOf(await analyze());
    const other = `/api/properties/${await database.newProperty(owner)}/analyses`;
    for (const id of [analysisId, randomUUID()]) {
      expect(await errorOf(await get(`${other}/${id}`))).toMatchObject({
        code: 'analysis_not_found',
      });
    }
  });
});
