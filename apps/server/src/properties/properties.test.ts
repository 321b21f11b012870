import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { propertySchema } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPhoto } from '../photos/testing/uploads.ts';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
});

afterAll(() => app.close());

const create = (client: Client, body: unknown) => client.send('POST', '/api/properties', body);

async function created(client: Client, body: unknown) {
  const response = await create(client, body);
  expect(response.status).toBe(201);
  return propertySchema.strict().parse(await response.json());
}

describe('creating a property', () => {
  it('answers with what was typed', async () => {
    expect(await created(owner, { address: '  12 Oak Lane, Paradise, CA ' })).toEqual({
      id: expect.any(String),
      user_id: null,
      address: '12 Oak Lane, Paradise, CA',
      address_formatted: '12 Oak Lane, Paradise, CA',
      place_id: null,
      lat: null,
      lng: null,
      coordinates_source: null,
      outline: null,
      front_faces: null,
      front_faces_offered: null,
      missing_sides: [],
      state: 'CA',
      state_source: 'address',
      created_at: expect.any(String),
    });
  });

  it("removes the apostrophe of O'Brien from the name, never from the address that is looked up", async () => {
    const property = await created(owner, { address: `1 O'Brien "Court" <b>&</b>` });

    expect(property.address).toBe('1 OBrien Court b/b');
    expect(property.address_formatted).toBe(`1 O'Brien "Court" <b>&</b>`);
  });

  it('uses the nickname as its name, while looking up its address', async () => {
    const property = await created(owner, { address: '1 Elm St', nickname: " Mum's <cabin> " });

    expect(property).toMatchObject({ address: 'Mums cabin', address_formatted: '1 Elm St' });
  });

  it('treats a blank nickname as none', async () => {
    expect(await created(owner, { address: '1 Elm St', nickname: '   ' })).toMatchObject({
      address: '1 Elm St',
    });
  });

  it('keeps at most 1000 characters of the name', async () => {
    const typed = 'x'.repeat(1200);
    const property = await created(owner, { address: typed });

    expect(property.address).toBe('x'.repeat(1000));
    expect(property.address_formatted).toBe(typed);
  });

  it('stores the picked place', async () => {
    const place = { place_id: 'abc', formatted_address: '1 Elm St, USA', lat: 38.5, lng: -121.5 };

    expect(await created(owner, { address: '1 elm', place })).toMatchObject({
      address: '1 elm',
      address_formatted: '1 Elm St, USA',
      place_id: 'abc',
      lat: 38.5,
      lng: -121.5,
      coordinates_source: 'picked',
    });
  });

  it('keeps what was typed if the place has no address', async () => {
    const place = { place_id: 'abc', formatted_address: ' ' };

    expect(await created(owner, { address: '1 elm', place })).toMatchObject({
      address_formatted: '1 elm',
    });
  });

  it('accepts an id that the client made', async () => {
    const id = randomUUID();

    expect(await created(owner, { id: id.toUpperCase(), address: '1 Elm St' })).toMatchObject({
      id,
    });
  });

  it('ignores a user_id in the request', async () => {
    const property = await created(owner, { address: '1 Elm St', user_id: randomUUID() });

    expect(property.user_id).toBeNull();
    expect((await owner.fetch(`/api/properties/${property.id}`)).status).toBe(200);
  });

  it('answers a taken id like a malformed one, which gives no right on it', async () => {
    const id = await app.newProperty(await app.newVisitor());

    const taken = await expectError(
      await create(owner, { id, address: '1 Elm St' }),
      'invalid_property_id',
    );
    const malformed = await expectError(
      await create(owner, { id: 'front', address: '1 Elm St' }),
      'invalid_property_id',
    );
    expect(taken.message).toBe(malformed.message);
    await expectError(await owner.fetch(`/api/properties/${id}`), 'property_not_found');
  });

  it.each(['', '   ', `<>'"&`])('refuses the address "%s"', async (address) => {
    const error = await expectError(await create(owner, { address }), 'invalid_address');
    expect(error.message).toBe('Please enter a valid address');
  });

  it('refuses a nickname without a usable character', async () => {
    const error = await expectError(
      await create(owner, { address: '1 Elm St', nickname: `<>'"&` }),
      'invalid_nickname',
    );
    expect(error.message).toBe('Please enter a valid property nickname');
  });

  it.each([
    ['half a position', { lat: 38.5 }, 'invalid_coordinates'],
    ['the other half', { lng: -121 }, 'invalid_coordinates'],
    ['a latitude beyond the pole', { lat: 91, lng: 0 }, 'invalid_coordinates'],
    ['a longitude around the world', { lat: 0, lng: 181 }, 'invalid_coordinates'],
    ['a longitude as text', { lat: 38, lng: '-121' }, 'invalid_request'],
  ] as const)('refuses %s', async (_name, place, code) => {
    await expectError(await create(owner, { address: '1 Elm St', place }), code);
    await expectError(await create(owner, { address: '1 Elm St', ...place }), code);
  });

  it('stores the place in columns of its own, too', async () => {
    const response = await create(owner, {
      address: '1 Elm St',
      address_formatted: '1 Elm Street, Paradise, CA 95969, USA',
      place_id: 'abc',
      lat: 39.7,
      lng: -121.6,
    });
    expect(await response.json()).toMatchObject({
      address: '1 Elm St',
      address_formatted: '1 Elm Street, Paradise, CA 95969, USA',
      place_id: 'abc',
      lat: 39.7,
      lng: -121.6,
    });
  });

  it.each([
    ['no address', {}, 'invalid_address'],
    ['an address that is no text', { address: 5 }, 'invalid_address'],
    ['a nickname that is no text', { address: '1 Elm St', nickname: 5 }, 'invalid_nickname'],
    ['an id that is no text', { address: '1 Elm St', id: 5 }, 'invalid_property_id'],
  ] as const)('refuses %s in the specified words', async (_name, body, code) => {
    await expectError(await create(owner, body), code);
  });

  it('names the invalid field', async () => {
    const place = { place_id: 5 };
    const error = await expectError(
      await create(owner, { address: '1 Elm St', place }),
      'invalid_request',
    );
    expect(error.message).toBe('The request is not valid. place.place_id must be text.');
  });
});

describe('reading a property', () => {
  const place = {
    place_id: 'abc',
    formatted_address: ' 1 Elm St, Paradise ',
    lat: -0,
    lng: 0.1,
  };

  it.each([
    ['a typed address', { address: ' 1 Elm St ' }],
    ['a picked place, under a nickname', { address: '1 elm', nickname: 'Home', place }],
    ['an id in capitals', { address: '1 Elm St', id: randomUUID().toUpperCase() }],
  ])('shows its owner what was created of %s, whatever the case of the id', async (_what, body) => {
    const property = await created(owner, body);
    const response = await owner.fetch(`/api/properties/${property.id.toUpperCase()}`);

    expect(await response.json()).toEqual(property);
  });
});

describe('deleting a property', () => {
  it('keeps one that turns out to have photos, if that is requested', async () => {
    const id = await app.newProperty(owner);
    const deletion = () => owner.send('DELETE', `/api/properties/${id}?unless_photos=true`);
    await addPhoto(owner, id, 'front', await tinyJpeg());

    await expectError(await deletion(), 'property_has_photos');
    expect((await owner.fetch(`/api/properties/${id}`)).status).toBe(200);

    await owner.send('DELETE', `/api/properties/${id}/photos/front`);
    expect((await deletion()).status).toBe(204);
  });

  it("leaves a neighbor's photos alone", async () => {
    const id = await app.newProperty(owner);
    const neighbor = await app.newProperty(owner);
    await owner.fetch(`/api/properties/${neighbor}/photos/front`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body: await tinyJpeg(),
    });

    await owner.send('DELETE', `/api/properties/${id}`);
    await makeDeletionsFinal(app);

    expect(await readdir(path.join(app.photosFolder, neighbor))).toHaveLength(3);
  });
});
