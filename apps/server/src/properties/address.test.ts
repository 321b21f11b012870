import {
  assumedOutline,
  propertySchema,
  toPlace,
  type EarlierAddress,
  type Property,
} from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { addPhoto, listPhotos } from '../photos/testing/uploads.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
import { tinyJpeg } from '../testing/pictures.ts';

const house = anOwnedProperty();

const send = (client: Client, id: string, change: object) =>
  client.send('PUT', `/api/properties/${id}/address`, { state: null, ...change });

async function made(body: object): Promise<Property> {
  const response = await house.owner.send('POST', '/api/properties', body);
  expect(response.status).toBe(201);
  return propertySchema.parse(await response.json());
}

async function changed(id: string, change: object): Promise<Property> {
  const response = await send(house.owner, id, change);
  expect(response.status).toBe(200);
  return propertySchema.strict().parse(await response.json());
}

const place = {
  place_id: 'p',
  formatted_address: '1420 Ridge Ct, Paradise, CA 95969',
  lat: 39.76,
  lng: -121.62,
};

describe('a picked address', () => {
  it('keeps the unit and the fraction that were typed', async () => {
    const property = await made({ address: '1420 ½ ridge court, Unit B', place });

    expect(property).toMatchObject({
      address: '1420 ½ ridge court, Unit B',
      address_formatted: '1420 ½ Ridge Ct, Unit B, Paradise, CA 95969',
      state: 'CA',
      state_source: 'address',
    });
  });
});

describe('changing the address', () => {
  it('shows what was typed, and keeps what was there before', async () => {
    const { id } = await made({ address: '1420 Ridge Rd' });

    const property = await changed(id, { address: ' 1420 Ridge Court, Unit B ' });

    expect(property).toMatchObject({
      address: '1420 Ridge Court, Unit B',
      address_formatted: '1420 Ridge Court, Unit B',
      place_id: null,
    });
    const read = await house.owner.fetch(`/api/properties/${id}`);
    expect(await read.json()).toEqual(property);
    expect(await earlierOf(id)).toEqual([{ address: '1420 Ridge Rd', until: expect.any(String) }]);
  });

  it('leaves the nickname', async () => {
    const { id } = await made({ address: '1420 Ridge Rd', nickname: 'Cabin' });

    expect(await changed(id, { address: '1420 Ridge Ct' })).toMatchObject({
      address: 'Cabin',
      address_formatted: '1420 Ridge Ct',
    });
  });

  it('takes the place of a picked one', async () => {
    const { id } = await made({ address: '1420 Ridge Rd' });

    expect(await changed(id, { address: '1420 ridge ct, unit B', place })).toMatchObject({
      address_formatted: '1420 Ridge Ct, unit B, Paradise, CA 95969',
      place_id: 'p',
      lat: 39.76,
      coordinates_source: 'picked',
    });
  });

  it("leaves the owner's pin and outline where it may be the same place, and nowhere else", async () => {
    const { id } = await made({ address: '1420 Ridge Rd' });
    const pin = { lat: 39.75, lng: -121.61 };
    const outline = assumedOutline;
    const saved = await house.owner.send('PUT', `/api/properties/${id}/location`, {
      ...pin,
      outline,
    });
    expect(saved.status).toBe(200);

    const onTheRoad = { ...place, formatted_address: '1420 Ridge Rd, Paradise, CA 95969' };
    const near = { address: '1420 Ridge Road, Unit B', place: onTheRoad };
    expect(await changed(id, near)).toMatchObject({ ...pin, outline, coordinates_source: 'owner' });
    expect(await changed(id, { address: '1420 Ridge Court' })).toMatchObject({
      lat: null,
      lng: null,
      outline: null,
      coordinates_source: null,
    });
  });

  it('keeps photos where they are around the house', async () => {
    await house.locate({ lat: 38.5, lng: -121.5 });
    await addPhoto(house.owner, house.id, 'front', await tinyJpeg());
    await house.place('front', { x_rel: 0.5, y_rel: 0.75, direction: 'south' });

    await changed(house.id, { address: '1420 ridge ct', place });

    const [photo] = await listPhotos(house.owner, house.id);
    const { lat, lng } = toPlace(place, { xRel: 0.5, yRel: 0.75 });
    expect(photo?.placement?.lat).toBeCloseTo(lat, 9);
    expect(photo?.placement?.lng).toBeCloseTo(lng, 9);
    expect(photo?.placement).toMatchObject({ x_rel: 0.5, y_rel: 0.75, direction: 'south' });
  });

  it('takes both of two tabs in their order, and forgets neither', async () => {
    const { id } = await made({ address: '1 Elm St' });

    await Promise.all([changed(id, { address: '2 Elm St' }), changed(id, { address: '3 Elm St' })]);

    const read = propertySchema.parse(
      await (await house.owner.fetch(`/api/properties/${id}`)).json(),
    );
    const all = [...(await earlierOf(id)).map(({ address }) => address), read.address_formatted];
    expect(all[0]).toBe('1 Elm St');
    expect(all.toSorted()).toEqual(['1 Elm St', '2 Elm St', '3 Elm St']);
  });

  it('is refused where nothing of it is left, and where its history is full', async () => {
    const { id } = await made({ address: '1 Elm St' });

    await expectError(await send(house.owner, id, { address: ' <> ' }), 'invalid_address');
    await expectError(
      await send(house.owner, id, { address: '1 Elm', place: { lat: 91, lng: 0 } }),
      'invalid_coordinates',
    );
    await house.app.database.admin.query(
      `update properties set earlier_addresses =
         (select jsonb_agg(jsonb_build_object('address', n::text, 'until', '2026-01-01T00:00:00Z'))
          from generate_series(1, 50) n) where id = $1`,
      [id],
    );
    await expectError(await send(house.owner, id, { address: '2 Elm St' }), 'address_history_full');
    expect(await changed(id, { address: '1 Elm St', state: 'CO' })).toMatchObject({ state: 'CO' });
  });
});

describe('the state of a home', () => {
  it('is what its owner says, else what the address says, else unknown', async () => {
    const { id, ...property } = await made({ address: '1420 Ridge Rd' });
    expect(property).toMatchObject({ state: null, state_source: null });

    const address = '1420 Ridge Rd, Evergreen, CO 80439';
    expect(await changed(id, { address })).toMatchObject({ state: 'CO', state_source: 'address' });
    expect(await changed(id, { address, state: 'WY' })).toMatchObject({
      state: 'WY',
      state_source: 'owner',
    });
    expect(await changed(id, { address })).toMatchObject({ state: 'CO' });
    // Nothing but the state changed since.
    expect(await earlierOf(id)).toHaveLength(1);
  });
});

async function earlierOf(id: string): Promise<readonly EarlierAddress[]> {
  const { rows } = await house.app.database.admin.query<{ earlier: EarlierAddress[] }>(
    'select earlier_addresses as earlier from properties where id = $1',
    [id],
  );
  return rows[0]?.earlier ?? [];
}
