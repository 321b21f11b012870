import { placementSchema, toPlace, toRelative, type Placement } from '@dss/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPhoto, listPhotos } from '../photos/testing/uploads.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
import { tinyJpeg } from '../testing/pictures.ts';

const house = anOwnedProperty();

beforeEach(async () => {
  await addPhoto(house.owner, house.id, 'front', await tinyJpeg());
});

const place = (fields: unknown, imageId = 'front') => house.place(imageId, fields);

async function placed(fields: unknown): Promise<Placement> {
  const response = await place(fields);
  expect(response.status).toBe(200);
  return placementSchema.strict().parse(await response.json());
}

const unplaced = {
  x_rel: null,
  y_rel: null,
  lat: null,
  lng: null,
  caption: null,
  direction: null,
  area: null,
  name: null,
};

describe('placing a photo', () => {
  it('finds no photo under an unknown id', async () => {
    await expectError(await place({ direction: 'north' }, 'back'), 'photo_not_found');
  });

  it('stores every field with the photo', async () => {
    const fields = {
      x_rel: 0.25,
      y_rel: 1,
      lat: 38.581572,
      lng: -121.4944,
      caption: `Looking at O'Brien's <fence> & gate`,
      direction: 'west',
      area: 'Zone 0 (0-5ft from structure)',
      name: 'Front',
    };

    const placement = await placed(fields);

    expect(placement).toMatchObject({ ...fields, property_id: house.id, image_id: 'front' });
    const [photo] = await listPhotos(house.owner, house.id);
    expect(photo?.placement).toEqual(placement);
  });

  it('may leave out every field', async () => {
    expect(await placed({})).toMatchObject(unplaced);
  });

  it('keeps absent fields, clearing those that are null', async () => {
    const first = await placed({ x_rel: 0.5, y_rel: 0.5, direction: 'north', name: 'Front' });
    house.app.clock.advance(1000);

    const second = await placed({ name: null, caption: 'Gate' });

    expect(second).toMatchObject({
      id: first.id,
      x_rel: 0.5,
      y_rel: 0.5,
      direction: 'north',
      name: null,
      caption: 'Gate',
    });
    expect(Date.parse(second.updated_at)).toBeGreaterThan(Date.parse(first.updated_at));
    expect(await placed({ x_rel: null, y_rel: null, direction: null })).toMatchObject({
      x_rel: null,
      y_rel: null,
      direction: null,
      caption: 'Gate',
    });
  });

  it.each([
    ['North', 'north'],
    ['EAST', 'east'],
    ['south', 'south'],
    ['', null],
  ])('reads the direction %j as %j', async (written, direction) => {
    expect(await placed({ direction: written })).toMatchObject({ direction });
  });

  it.each([
    ['roof', 'Roof'],
    ['Siding', 'Siding'],
    ['zone_0', 'Zone 0 (0-5ft from structure)'],
    ['ZONE 1 (5-30FT)', 'Zone 1 (5-30ft)'],
    ['zone_2', 'Zone 2 (30-100ft)'],
    ['', null],
  ])('reads the area %j as %j', async (written, area) => {
    expect(await placed({ area: written })).toMatchObject({ area });
  });

  it.each([
    ['a direction that is none', { direction: 'up' }],
    ['a direction by degrees', { direction: 90 }],
    ['an area that is none', { area: 'Property' }],
    ['a point off the picture', { x_rel: 1.01, y_rel: 0 }],
    ['a point before the picture', { x_rel: -0.01, y_rel: 0 }],
    ['half a point', { x_rel: 0.5 }],
    ['a point that is half cleared', { x_rel: 0.5, y_rel: null }],
    ['half a position', { lng: -121 }],
    ['a latitude beyond the pole', { lat: 90.1, lng: 0 }],
    ['a longitude beyond the date line', { lat: 0, lng: -180.1 }],
    ['a caption of 1001 characters', { caption: 'x'.repeat(1001) }],
    ['a caption that no database text can hold', { caption: 'a\u0000b' }],
    ['a name of 1001 characters', { name: 'x'.repeat(1001) }],
  ])('is refused with %s, without changing anything', async (_what, fields) => {
    const before = await placed({ direction: 'north' });

    await expectError(await place(fields), 'invalid_request');

    const [photo] = await listPhotos(house.owner, house.id);
    expect(photo?.placement).toEqual(before);
  });

  it('many times at once leaves one placement', async () => {
    const answers = await Promise.all(
      ['north', 'east', 'south', 'west'].map((direction) => placed({ direction })),
    );

    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    const [photo] = await listPhotos(house.owner, house.id);
    expect(answers.map((answer) => answer.direction)).toContain(photo?.placement?.direction);
  });

  it('finds none that is removed at that very moment', async () => {
    const { admin } = house.app.database;
    await admin.query('begin');
    let placing: Promise<Response>;
    try {
      await admin.query('delete from images where property_id = $1', [house.id]);
      placing = Promise.resolve(place({ direction: 'north' }));
      await vi.waitFor(async () => {
        await admin.query('select pg_stat_clear_snapshot()');
        const { rows } = await admin.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      }, 20_000);
    } finally {
      await admin.query('commit');
    }
    await expectError(await placing, 'photo_not_found');
  });

  it("leaves other photos' placements alone", async () => {
    await addPhoto(house.owner, house.id, 'back', await tinyJpeg());
    await place({ direction: 'south' }, 'back');

    await placed({ direction: 'north' });

    const photos = await listPhotos(house.owner, house.id);
    expect(photos.map((photo) => photo.placement?.direction)).toEqual(['north', 'south']);
  });
});

describe('the position of a photo on a property with a location', () => {
  const pin = { lat: 38.5, lng: -121.5 };

  beforeEach(async () => {
    const response = await house.locate(pin);
    expect(response.status).toBe(200);
  });

  it('in the map view gives its place on the ground', async () => {
    const relative = { xRel: 0.25, yRel: 0.75 };
    const { lat, lng } = toPlace(pin, relative);

    expect(await placed({ x_rel: 0.25, y_rel: 0.75 })).toMatchObject({ lat, lng, x_rel: 0.25 });
  });

  it('on the ground gives its place in the map view, whatever the request says', async () => {
    const ground = { lat: 38.5001, lng: -121.5001 };
    const { xRel, yRel } = toRelative(pin, ground);

    const placement = await placed({ ...ground, x_rel: 0, y_rel: 0 });

    expect(placement).toMatchObject({ ...ground, x_rel: xRel, y_rel: yRel });
  });

  it.each([
    { lat: null, lng: null },
    { x_rel: null, y_rel: null },
  ])('is cleared completely by %j, without its tags', async (cleared) => {
    await placed({ x_rel: 0.25, y_rel: 0.75, name: 'Gate' });

    expect(await placed(cleared)).toMatchObject({ ...unplaced, name: 'Gate' });
  });
});

describe("removing a photo's placement", () => {
  const forget = (client: Client, id: string) =>
    client.send('DELETE', `/api/properties/${id}/photos/front/placement`);

  it('leaves the photo, however often it is done', async () => {
    await placed({ direction: 'north' });

    expect((await forget(house.owner, house.id)).status).toBe(204);
    expect((await forget(house.owner, house.id)).status).toBe(204);

    const [photo] = await listPhotos(house.owner, house.id);
    expect(photo).toMatchObject({ image_id: 'front', placement: null });
  });
});
