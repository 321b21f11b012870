import {
  assumedOutline,
  propertySchema,
  relativeFromFeet,
  storedAnswerSchema,
  toPlace,
  type Property,
} from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPhoto, listPhotos } from '../photos/testing/uploads.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
import { tinyJpeg } from '../testing/pictures.ts';

const house = anOwnedProperty();

const send = (client: Client, id: string, change: unknown) =>
  client.send('PATCH', `/api/properties/${id}`, change);

async function saidToFace(frontFaces: Property['front_faces']): Promise<Property> {
  const response = await send(house.owner, house.id, { front_faces: frontFaces });
  expect(response.status).toBe(200);
  return propertySchema.strict().parse(await response.json());
}

async function addNamed(imageId: string, placement: object): Promise<void> {
  await addPhoto(house.owner, house.id, imageId, await tinyJpeg());
  expect((await house.place(imageId, placement)).status).toBe(200);
}

async function directions(): Promise<Record<string, unknown>> {
  const photos = await listPhotos(house.owner, house.id);
  return Object.fromEntries(
    photos.map(({ image_id: id, placement }) => [id, placement?.direction ?? null]),
  );
}

const ofHouse = { direction_said_as: 'house' } as const;
const question = 'mulch_at_wall';

const tell = (...answers: readonly object[]) => tellWhileFacing(undefined, ...answers);

/** @param facing the front's direction when the answers were given, if the sender tells it */
async function tellWhileFacing(
  facing: Property['front_faces'] | undefined,
  ...answers: readonly object[]
): Promise<void> {
  const url = `/api/properties/${house.id}/answers`;
  const given = answers.map((answer) => ({ question_id: question, ...answer }));
  const body = { answers: given, front_faces: facing };
  expect((await house.owner.send('PUT', url, body)).status).toBe(200);
}

async function answeredSides(): Promise<Record<string, string>> {
  const response = await house.owner.fetch(`/api/properties/${house.id}/answers`);
  const { answers } = z
    .object({ answers: z.array(storedAnswerSchema) })
    .parse(await response.json());
  return Object.fromEntries(answers.map(({ side, answer }) => [side ?? 'house', answer]));
}

describe('the direction that the front faces', () => {
  it('is stored', async () => {
    expect(await saidToFace('west')).toMatchObject({ front_faces: 'west' });
    const read = await house.owner.fetch(`/api/properties/${house.id}`);
    expect(await read.json()).toMatchObject({ front_faces: 'west' });
  });

  it('can be withdrawn', async () => {
    await saidToFace('west');
    expect(await saidToFace(null)).toMatchObject({ front_faces: null });
  });

  it.each([
    ['a direction between two', { front_faces: 'northwest' }],
    ['nothing', {}],
    ['a field that nobody may change so', { front_faces: 'west', address: '1 Elm St' }],
  ])('is refused with %s', async (_what, change) => {
    await expectError(await send(house.owner, house.id, change), 'invalid_request');
  });

  it('turns photos that were named by the house along with it', async () => {
    // Until the owner sets it, the front is assumed to face south.
    await addNamed('front', { direction: 'south', ...ofHouse });
    await addNamed('back', { direction: 'north', ...ofHouse });
    await addNamed('left', { direction: 'west', ...ofHouse });

    await saidToFace('west');
    expect(await directions()).toEqual({ front: 'west', back: 'east', left: 'north' });

    await saidToFace('north');
    expect(await directions()).toEqual({ front: 'north', back: 'south', left: 'east' });

    await saidToFace(null);
    expect(await directions()).toEqual({ front: 'south', back: 'north', left: 'west' });
  });

  it('leaves photos alone that were named by the compass or not named', async () => {
    await addNamed('compass', { direction: 'north' });
    await addNamed('nothing', { direction: null, ...ofHouse, caption: 'Gate' });

    await saidToFace('east');

    expect(await directions()).toEqual({ compass: 'north', nothing: null });
  });

  it('turns answers about sides along with it', async () => {
    await tell(
      { side: 'south', side_said_as: 'house', answer: 'yes' },
      { side: 'north', side_said_as: 'house', answer: 'no' },
      { side: 'west', side_said_as: 'house', answer: 'not_sure' },
      { side: 'east', side_said_as: 'house', answer: 'no' },
    );

    await saidToFace('north');

    expect(await answeredSides()).toEqual({
      north: 'yes',
      south: 'no',
      east: 'not_sure',
      west: 'no',
    });
  });

  it('turns what was said before and arrives after', async () => {
    await saidToFace('west');
    // South was the front as long as nobody had said otherwise.
    await tellWhileFacing(
      null,
      { side: 'south', side_said_as: 'house', answer: 'yes' },
      { side: 'north', side_said_as: 'compass', answer: 'no' },
    );
    await addNamed('back', { direction: 'north', ...ofHouse, front_faces: null });
    await addNamed('compass', { direction: 'north', front_faces: null });

    expect(await answeredSides()).toEqual({ west: 'yes', north: 'no' });
    expect(await directions()).toEqual({ back: 'east', compass: 'north' });
  });

  it('leaves answers their photos and amounts', async () => {
    const photo = { image_id: 'front-1', box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } };
    const said = { question_id: 'firewood_at_wall', amount: 'a_lot', ...photo };
    await tell({ side: 'south', side_said_as: 'house', answer: 'yes', ...said });

    await saidToFace('north');

    const response = await house.owner.fetch(`/api/properties/${house.id}/answers`);
    expect(await response.json()).toMatchObject({ answers: [{ side: 'north', ...said }] });
  });

  it('leaves answers alone that are for the whole house or named by the compass', async () => {
    await tell({ question_id: 'roof_clean', answer: 'yes' }, { side: 'north', answer: 'no' });

    await saidToFace('west');

    expect(await answeredSides()).toEqual({ house: 'yes', north: 'no' });
  });
});

describe('sides of the house that do not exist', () => {
  const missing = async (sides: unknown) => {
    const response = await send(house.owner, house.id, { missing_sides: sides });
    expect(response.status).toBe(200);
    return propertySchema.parse(await response.json()).missing_sides;
  };

  it('are none until the owner says so', async () => {
    const read = await house.owner.fetch(`/api/properties/${house.id}`);
    expect(await read.json()).toMatchObject({ missing_sides: [] });
  });

  it('are stored and can be withdrawn', async () => {
    expect(await missing(['left', 'back'])).toEqual(['back', 'left']);
    const read = await house.owner.fetch(`/api/properties/${house.id}`);
    expect(await read.json()).toMatchObject({ missing_sides: ['back', 'left'] });
    expect(await missing([])).toEqual([]);
  });

  it('stay the same sides of the house when the front turns', async () => {
    await missing(['left']);
    expect(await saidToFace('west')).toMatchObject({ missing_sides: ['left'] });
  });

  it('leave the facing of the front as it is', async () => {
    await saidToFace('west');
    await missing(['left']);
    const read = await house.owner.fetch(`/api/properties/${house.id}`);
    expect(await read.json()).toMatchObject({ front_faces: 'west', missing_sides: ['left'] });
  });

  it.each([
    ['a side that no house has', ['top']],
    ['every side', ['front', 'right', 'back', 'left']],
    ['a side twice', ['left', 'left']],
  ])('are refused with %s', async (_what, sides) => {
    const response = await send(house.owner, house.id, { missing_sides: sides });
    await expectError(response, 'invalid_request');
  });
});

describe('the suggested facing', () => {
  const pin = { lat: 38.5, lng: -121.5 };
  const placeAt = (eastFt: number, northFt: number) =>
    toPlace(pin, relativeFromFeet(pin.lat, { eastFt, northFt }));

  async function newAt(address: { lat: number; lng: number }): Promise<string> {
    const response = await house.owner.send('POST', '/api/properties', {
      address: '12 Ridge Road',
      ...address,
    });
    return propertySchema.parse(await response.json()).id;
  }

  async function moved(id: string, outline: unknown = null): Promise<Property> {
    const url = `/api/properties/${id}/location`;
    const response = await house.owner.send('PUT', url, { ...pin, outline });
    return propertySchema.parse(await response.json());
  }

  it("doesn't exist while the pin is where the address was found", async () => {
    const id = await newAt(placeAt(0, -90));
    const read = await house.owner.fetch(`/api/properties/${id}`);

    expect(await read.json()).toMatchObject({ front_faces: null, front_faces_offered: null });
  });

  it('is the side of the house nearest to where the address was found, wherever the pin moves', async () => {
    const id = await newAt(placeAt(0, -90));

    expect(await moved(id)).toMatchObject({ front_faces: null, front_faces_offered: 'south' });
    expect(await moved(id, assumedOutline)).toMatchObject({ front_faces_offered: 'south' });
  });

  it("doesn't exist if the address wasn't found", async () => {
    expect(await moved(house.id)).toMatchObject({ front_faces_offered: null });
  });
});
