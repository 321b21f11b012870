import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tables } from '../db/index.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { photoAnswer } from './observe/providers/ai/testing/answers.ts';
import type { ReceivedCall, Respond } from './observe/providers/ai/testing/model-server.ts';
import { openModelBench, type ModelBench } from './testing/model-bench.ts';

let bench: ModelBench;

afterEach(() => bench.close());

const isSorting = ({ instructions }: ReceivedCall) => instructions.includes('You sort them');

/** A model that answers looks with a fixed photo answer, and sorting calls with `sort`. */
const sortingAs =
  (sort: (call: ReceivedCall) => unknown): Respond =>
  (call) => ({ answer: isSorting(call) ? sort(call) : photoAnswer() });

const inOrder = (...sides: readonly (string | null)[]) => ({
  photos: sides.map((side, index) => ({ photo: index + 1, side })),
});

async function benchWithPhotos(count: number, respond: Respond, sort = true): Promise<void> {
  bench = await openModelBench(respond, { sort, concurrency: 1 });
  for (let n = 1; n <= count; n++) await bench.addPhoto(`p${n}`, undefined, await tinyJpeg());
  await bench.startWorking();
}

async function analyze(): Promise<void> {
  expect((await bench.analyze({ rerun: true })).status).toBe(200);
  // Sorting runs after the result is stored, within the same queue job.
  await expect.poll(() => bench.queuedJobs()).toBe(0);
}

const sortings = () => bench.server.calls.filter(isSorting);

async function proposals(): Promise<Record<string, readonly (string | null)[]>> {
  const rows = await bench.database.db.asActor(bench.owner, (tx) =>
    tx.select().from(tables.images),
  );
  return Object.fromEntries(
    rows.map(({ imageId, proposedSide, proposedArea }) => [imageId, [proposedSide, proposedArea]]),
  );
}

const name = (imageId: string, direction: 'north' | 'east' | 'south' | 'west') =>
  bench.database.db.asActor(bench.owner, async (tx) => {
    const [photo] = await tx.select().from(tables.images).where(eq(tables.images.imageId, imageId));
    if (photo === undefined) throw new Error(`no photo ${imageId}`);
    const { id, propertyId } = photo;
    const said = { imageId, direction, directionSaidAs: 'house' } as const;
    await tx
      .insert(tables.imagePlacements)
      .values({ id: crypto.randomUUID(), propertyId, photoId: id, ...said });
  });

describe('sorting photos by side of the house', () => {
  it('proposes a side with the area seen for each photo, without affecting the score', async () => {
    await benchWithPhotos(
      3,
      sortingAs(() => inOrder('front', 'back', null)),
    );
    await analyze();

    expect(await proposals()).toEqual({
      p1: ['front', 'zone_0'],
      p2: ['back', 'zone_0'],
      p3: [null, 'zone_0'],
    });
    expect((await bench.analyses())[0]?.coverage_missing).toHaveLength(4);
  });

  it('takes one call with small copies of all photos, revealing nothing about whose home it is', async () => {
    await benchWithPhotos(
      3,
      sortingAs(() => inOrder('front', 'back', 'left')),
    );
    await analyze();

    expect(sortings()).toHaveLength(1);
    const [call] = sortings();
    expect(call?.pictures).toHaveLength(3);
    expect(call?.body).not.toContain(bench.propertyId);
    expect(call?.body).not.toContain('1 Test Way');
    const { rows } = await bench.database.admin.query<{ purpose: string }>(
      "select purpose from model_calls where purpose = 'sort'",
    );
    expect(rows).toHaveLength(1);
  });

  it('is not repeated until there is a new photo', async () => {
    await benchWithPhotos(
      2,
      sortingAs(({ pictures }) => inOrder(...pictures.map(() => 'left'))),
    );
    await analyze();
    await analyze();
    expect(sortings()).toHaveLength(1);

    await bench.addPhoto('p3', undefined, await tinyJpeg());
    await analyze();
    expect(sortings()).toHaveLength(2);
    expect((await proposals())['p3']?.[0]).toBe('left');
  });

  describe('when the owner has named photos', () => {
    beforeEach(async () => {
      await benchWithPhotos(
        2,
        sortingAs(({ pictures }) => inOrder(...pictures.map(() => null))),
      );
      // Named as north on the map, before the owner has said which way the front faces.
      await name('p2', 'north');
    });

    it('sends their names to the model', async () => {
      await analyze();
      const said = sortings()[0]?.texts.map((text) => /owner_says":("?\w+"?)/.exec(text)?.[1]);
      expect(said).toEqual(['null', '"back"']);
    });

    it('makes no call once all are named', async () => {
      await name('p1', 'south');
      await bench.addPhoto('p3', { direction: 'west', directionSaidAs: 'house' }, await tinyJpeg());
      await analyze();
      expect(sortings()).toEqual([]);
    });
  });

  it.each([
    ['names photos that are not there', { photos: [{ photo: 9, side: 'front' }] }],
    ['names sides that are none', { photos: [{ photo: 1, side: 'roof' }] }],
    ['answers something else', 'They all look alike.'],
  ])('proposes nothing when the model %s, without failing the analysis', async (_what, answer) => {
    await benchWithPhotos(
      2,
      sortingAs(() => answer),
    );
    await analyze();

    expect(await bench.analyses()).toHaveLength(1);
    expect(Object.values(await proposals()).map(([side]) => side)).toEqual([null, null]);
  });

  it('makes no call when it is turned off', async () => {
    await benchWithPhotos(
      2,
      sortingAs(() => inOrder('front', 'back')),
      false,
    );
    await analyze();

    expect(sortings()).toEqual([]);
    expect(Object.values(await proposals())).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('naming an area after a photo was read', () => {
  it('makes its findings there the owner’s word, without reading the photo again', async () => {
    await benchWithPhotos(
      1,
      () => ({ answer: { ...photoAnswer([], ['roof_debris']), shows: shownWithoutRoof } }),
      false,
    );
    await analyze();
    const judges = async () => {
      const { rows } = await bench.database.admin.query(
        "select raw_json -> 'input' -> 'photos' -> 0 as photo from analyses order by created_at desc limit 1",
      );
      return z.object({ photo: coverageSchema }).parse(rows[0]).photo;
    };
    expect(await judges()).toEqual({ areas: [], judges: [] });

    const calls = bench.server.calls.length;
    await bench.database.db.asActor(bench.owner, async (tx) => {
      const [photo] = await tx.select().from(tables.images);
      if (photo === undefined) throw new Error('no photo');
      await tx.insert(tables.imagePlacements).values({
        id: crypto.randomUUID(),
        propertyId: photo.propertyId,
        photoId: photo.id,
        imageId: photo.imageId,
        area: 'Roof',
      });
    });
    await analyze();

    expect(await judges()).toEqual({ areas: ['roof'], judges: ['roof_debris'] });
    expect(bench.server.calls).toHaveLength(calls);
  });
});

const coverageSchema = z.object({ areas: z.array(z.string()), judges: z.array(z.string()) });
const shownWithoutRoof = { ...photoAnswer().shows, areas: ['zone_0'] as const };
