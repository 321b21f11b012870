import {
  assumedOutline,
  propertySchema,
  toPlace,
  toRelative,
  type HouseOutline,
  type Property,
} from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { addPhoto, listPhotos } from '../photos/testing/uploads.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
import { tinyJpeg } from '../testing/pictures.ts';

const pin = { lat: 38.5, lng: -121.5 };

const house = anOwnedProperty();

const send = (client: Client, id: string, location: unknown) =>
  client.send('PUT', `/api/properties/${id}/location`, location);

async function located(
  place: { lat: number; lng: number },
  outline: HouseOutline | null = null,
): Promise<Property> {
  const response = await house.locate(place, outline);
  expect(response.status).toBe(200);
  return propertySchema.strict().parse(await response.json());
}

async function addPlaced(imageId: string, fields: unknown): Promise<void> {
  await addPhoto(house.owner, house.id, imageId, await tinyJpeg());
  const response = await house.place(imageId, fields);
  expect(response.status).toBe(200);
}

describe('setting the location of the house', () => {
  it('stores pin and outline as the owner’s word', async () => {
    const outline = { ...assumedOutline, east_ft: -4.5, rotation_deg: 30 };

    const property = await located(pin, outline);

    expect(property).toMatchObject({ ...pin, outline, coordinates_source: 'owner' });
    const read = await house.owner.fetch(`/api/properties/${house.id}`);
    expect(await read.json()).toEqual(property);
  });

  it('removes an outline', async () => {
    await located(pin, assumedOutline);

    expect(await located(pin)).toMatchObject({ outline: null });
  });

  it.each([
    ['no outline at all', pin],
    ['half a pin', { lat: 38.5, outline: null }],
    ['a latitude beyond the pole', { lat: 91, lng: 0, outline: null }],
    ['a house of no width', { ...pin, outline: { ...assumedOutline, width_ft: 0 } }],
    ['a house on another lot', { ...pin, outline: { ...assumedOutline, east_ft: 500 } }],
    ['a house turned right around', { ...pin, outline: { ...assumedOutline, rotation_deg: 180 } }],
    ['a field that nobody knows', { ...pin, outline: null, address: '1 Elm St' }],
  ])('is refused with %s, without changing anything', async (_what, location) => {
    const before = await located(pin, assumedOutline);

    await expectError(await send(house.owner, house.id, location), 'invalid_request');

    const read = await house.owner.fetch(`/api/properties/${house.id}`);
    expect(await read.json()).toEqual(before);
  });
});

describe('moving the pin', () => {
  it('keeps photos where they are on the ground, which moves them in the map view', async () => {
    await located(pin);
    await addPlaced('front', { x_rel: 0.5, y_rel: 0.6, caption: 'Gate' });
    const [before] = await listPhotos(house.owner, house.id);
    const moved = toPlace(pin, { xRel: 0.5, yRel: 0.8 });
    house.app.clock.advance(1000);

    await located(moved);

    const [after] = await listPhotos(house.owner, house.id);
    const ground = { lat: before?.placement?.lat ?? 0, lng: before?.placement?.lng ?? 0 };
    const { xRel, yRel } = toRelative(moved, ground);
    expect(after?.placement).toMatchObject({
      ...ground,
      x_rel: xRel,
      y_rel: yRel,
      caption: 'Gate',
    });
    // The photo was south of the old pin and is north of the new one.
    expect(before?.placement?.y_rel).toBeGreaterThan(0.5);
    expect(yRel).toBeLessThan(0.5);
    expect(after?.placement?.updated_at).not.toBe(before?.placement?.updated_at);
  });

  it('gives photos that were placed before there was a pin their place on the ground', async () => {
    await addPlaced('front', { x_rel: 0.25, y_rel: 0.25 });

    await located(pin);

    const [photo] = await listPhotos(house.owner, house.id);
    const { lat, lng } = toPlace(pin, { xRel: 0.25, yRel: 0.25 });
    expect(photo?.placement?.lat).toBeCloseTo(lat, 9);
    expect(photo?.placement?.lng).toBeCloseTo(lng, 9);
    expect(photo?.placement?.x_rel).toBeCloseTo(0.25, 9);
  });

  it('leaves photos without a position alone', async () => {
    await addPlaced('front', { direction: 'west' });

    await located(pin);

    const [photo] = await listPhotos(house.owner, house.id);
    expect(photo?.placement).toMatchObject({ direction: 'west', lat: null, x_rel: null });
  });

  it('agrees with a photo that is placed at the same time', async () => {
    await located(pin);
    await addPlaced('front', { x_rel: 0.5, y_rel: 0.6 });
    const moved = toPlace(pin, { xRel: 0.7, yRel: 0.3 });

    await Promise.all([located(moved), house.place('front', { x_rel: 0.4, y_rel: 0.4 })]);

    const [photo] = await listPhotos(house.owner, house.id);
    const placement = photo?.placement;
    const { xRel, yRel } = toRelative(moved, {
      lat: placement?.lat ?? 0,
      lng: placement?.lng ?? 0,
    });
    expect(placement?.x_rel).toBeCloseTo(xRel, 9);
    expect(placement?.y_rel).toBeCloseTo(yRel, 9);
  });
});
