import { propertyListSchema, type Analysis } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { listPhotos, objectNames } from '../photos/testing/uploads.ts';
import type { TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
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

const remove = (imageId: string) => home.owner.send('DELETE', `${home.url}/photos/${imageId}`);
const restore = (imageId: string, client = home.owner) =>
  client.send('POST', `${home.url}/photos/${imageId}/restore`);

async function newest(): Promise<Analysis> {
  return made((await home.analyses())[0]);
}

/** A result's content without the values that identify its row. */
function content({ analysis_id: _id, created_at: _at, reason: _reason, ...said }: Analysis) {
  return {
    ...said,
    hazards: said.hazards.map(({ id: _hazard, analysis_id: _analysis, ...hazard }) => hazard),
  };
}

describe('deleting a photo', () => {
  it('hides it at once with its placement, then removes everything of it but nothing of its neighbors', async () => {
    const front = await home.addPhoto('front', { direction: 'north' });
    const back = await home.addPhoto('back', { direction: 'north' });

    expect((await remove('front')).status).toBe(204);

    expect((await listPhotos(home.owner, home.propertyId)).map(({ id }) => id)).toEqual([back.id]);
    await makeDeletionsFinal(app);
    const files = await objectNames(app, home.propertyId);
    expect(files).toHaveLength(3);
    expect(files.every((file) => file.startsWith(back.id))).toBe(true);
    const { rows } = await app.database.admin.query<{ photo_id: string }>(
      'select photo_id from image_placements where property_id = $1',
      [home.propertyId],
    );
    expect(rows).toEqual([{ photo_id: back.id }]);
    expect(front.id).not.toBe(back.id);
  });

  it('ends its signed URLs once it is purged, whatever a cache remembers', async () => {
    const front = await home.addPhoto('front');
    const etag = (await app.stranger.fetch(front.signed_url)).headers.get('ETag') ?? '';
    await remove('front');
    await makeDeletionsFinal(app);

    for (const headers of [{}, { 'If-None-Match': etag }]) {
      const gone = await app.stranger.fetch(front.signed_url, { headers });
      await expectError(gone, 'photo_not_found');
      expect(gone.headers.get('Cache-Control') ?? '').not.toContain('max-age');
    }
  });

  it('takes it out of the number of photos, until it is restored', async () => {
    const counted = async () => {
      const response = await home.owner.fetch('/api/properties');
      const { properties } = propertyListSchema.parse(await response.json());
      return properties.map((listed) => listed.photo_count);
    };
    await home.addPhoto('front');
    await home.addPhoto('back');
    await remove('front');
    expect(await counted()).toEqual([1]);
    await restore('front');
    expect(await counted()).toEqual([2]);
    await remove('front');
    await makeDeletionsFinal(app);
    expect(await counted()).toEqual([1]);
  });

  it('frees its id at once', async () => {
    const first = await home.addPhoto('front');
    await remove('front');
    const second = await home.addPhoto('front', { direction: 'north' });
    expect(second.id).not.toBe(first.id);
  });

  it('is done once, however often it is requested', async () => {
    await home.addPhoto('front');
    expect((await remove('front')).status).toBe(204);
    await expectError(await remove('front'), 'photo_not_found');
  });

  it('makes a result at once that equals one of a home that never had the photo', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    const looked = place.looks.length;
    await remove('front');
    expect(place.looks).toHaveLength(looked);

    const other = await place.newHome();
    await other.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
    const without = await other.analyze();
    const { explanation: _ours, ...left } = content(await newest());
    const { explanation: _theirs, ...never } = content(without);
    expect({ ...left, property_id: '' }).toEqual({ ...never, property_id: '' });
    expect((await newest()).explanation.rows).toEqual(without.explanation.rows);
  });

  it('leaves a result where no photo is left', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    await remove('front');
    expect(await newest()).toMatchObject({ hazards: [], photos: [] });
  });

  it('adds no result where there was none', async () => {
    await home.addPhoto('front');
    await remove('front');
    expect(await home.analyses()).toEqual([]);
  });

  it('while an analysis reads it leaves nothing of it in the result', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    const release = place.holdProvider();
    await home.startAnalyzing();
    await remove('front');
    release();
    await home.untilAnalyzed();

    for (const analysis of await home.analyses()) {
      expect(analysis.photos.map((photo) => photo.image_id)).toEqual(['back']);
      expect(analysis.hazards).toEqual([]);
    }
  });
});

describe('a photo in which an answer’s hazard is marked', () => {
  const shown = { question_id: 'firewood_at_wall', side: 'south', answer: 'yes' } as const;
  const wood = 'zone0_firewood_lumber';
  const photosOfWood = async () =>
    (await newest()).hazards.flatMap(({ type, image_id: id }) => (type === wood ? [id] : []));

  beforeEach(async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    await home.answer({ ...shown, image_id: 'back', box: { x: 0, y: 0, width: 1, height: 1 } });
  });

  it('leaves the answer, without it, when it is deleted', async () => {
    expect(await photosOfWood()).toEqual(['back']);
    const before = await newest();

    await remove('back');

    expect(await photosOfWood()).toEqual([null]);
    expect(await newest()).toMatchObject({ reason: 'photo_deleted', dss_score: before.dss_score });
    expect(await home.answers()).toMatchObject([{ ...shown, image_id: 'back' }]);
  });

  it('is shown with it again when it is restored', async () => {
    await remove('back');
    expect((await restore('back')).status).toBe(204);
    expect(await photosOfWood()).toEqual(['back']);
  });
});

describe('restoring a photo', () => {
  it('restores the earlier result without reading any photo', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
    const before = content(await home.analyze());
    const looked = place.looks.length;
    await remove('front');
    expect(content(await newest())).not.toEqual(before);

    expect((await restore('front')).status).toBe(204);

    expect(content(await newest())).toEqual(before);
    expect((await newest()).reason).toBe('photo_restored');
    expect(place.looks).toHaveLength(looked);
    expect(await listPhotos(home.owner, home.propertyId)).toHaveLength(2);
  });

  it('includes answers given meanwhile', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    const answer = { question_id: 'vents_fine_mesh', answer: 'no' } as const;
    await remove('front');
    await home.answer(answer);
    await restore('front');
    const restored = content(await newest());

    const other = await place.newHome();
    await other.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await other.addPhoto('back', { direction: 'south', area: 'zone_0' });
    await other.analyze();
    const { explanation } = made(await other.answer(answer));
    expect(restored.explanation.rows).toEqual(explanation.rows);
  });

  it('brings back each of two deleted photos in any order', async () => {
    for (const side of ['north', 'east', 'south'] as const) {
      await home.addPhoto(side, { direction: side, area: 'zone_0', shows: [mulch] });
    }
    const before = content(await home.analyze());
    await remove('north');
    await remove('east');
    await restore('north');
    await restore('east');
    expect(content(await newest())).toEqual(before);
  });

  it('builds on an analysis that ran meanwhile', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    await remove('front');
    await home.addPhoto('left', { direction: 'east', area: 'zone_0' });
    await home.analyze();
    await restore('front');

    expect((await newest()).photos.map((photo) => photo.image_id).toSorted()).toEqual([
      'back',
      'front',
      'left',
    ]);
  });

  it('leaves out what an analysis of chosen photos had left out', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    const back = await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    const chosen = await home.analyze({ images: [{ image_id: 'back', path: back.source_url }] });
    await remove('front');
    await restore('front');
    expect(content(await newest())).toEqual(content(chosen));
  });

  it("that wasn't deleted changes nothing", async () => {
    await home.addPhoto('front');
    expect((await restore('front')).status).toBe(204);
    expect(await listPhotos(home.owner, home.propertyId)).toHaveLength(1);
  });

  it('is too late after a minute', async () => {
    await home.addPhoto('front');
    await remove('front');
    app.clock.advance(61_000);
    await expectError(await restore('front'), 'photo_not_found');
  });

  it('is refused when another photo has its id', async () => {
    const first = await home.addPhoto('front');
    await remove('front');
    const second = await home.addPhoto('front');
    expect((await restore('front')).status).toBe(409);
    expect((await listPhotos(home.owner, home.propertyId)).map(({ id }) => id)).toEqual([
      second.id,
    ]);
    expect(first.id).not.toBe(second.id);
  });
});
