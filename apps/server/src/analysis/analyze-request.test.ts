import { DssError } from '@dss/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { assertSpecifiedForm } from './routes.ts';

const log = pino({ level: 'silent' });
const whole = {
  property_id: 'a-property_1',
  place: { place_id: 'ChIJ', formatted_address: '1 Elm St', lat: 38.7, lng: -120.8 },
  images: [{ image_id: 'front', path: 'dss-images/a/b.jpg' }],
  placements: [
    {
      image_id: 'front',
      x_rel: 0.5,
      y_rel: 1,
      lat: 38.7,
      lng: -120.8,
      caption: "the O'Brien gate",
      name: 'Image 1',
      direction: 'North',
      area: 'Property',
      automatic: true,
    },
  ],
  rerun: false,
  automatic: true,
  model: 'gpt-5-2025-08-07',
  schema_version: 'v0.3',
};

/** The error code for a request with these changes; null if it is accepted. */
function refusalOf(changes: object): string | null {
  try {
    assertSpecifiedForm({ ...whole, ...changes }, log);
    return null;
  } catch (error) {
    if (error instanceof DssError) return error.message;
    throw error;
  }
}

const placement = (changes: object) => ({ placements: [{ ...whole.placements[0], ...changes }] });
const image = (changes: object) => ({ images: [{ ...whole.images[0], ...changes }] });
const place = (changes: object) => ({ place: { ...whole.place, ...changes } });
const long = (length: number) => 'a'.repeat(length);

describe('an analysis request', () => {
  it.each([
    ['with every field', {}],
    [
      'with no more than its property',
      { place: undefined, images: undefined, placements: undefined },
    ],
    ['without a place', { place: null }],
    ['with a place without coordinates', place({ lat: null, lng: null })],
    ['with a place that says nothing', { place: {} }],
    ['with coordinates at the ends of the earth', place({ lat: -90, lng: 180 })],
    [
      'with a placement without a position',
      placement({ lat: null, lng: null, x_rel: null, y_rel: null }),
    ],
    ['with no image', { images: [] }],
    ['with the longest path', image({ path: long(500) })],
    ['with the longest caption', placement({ caption: long(1000) })],
  ])('is accepted %s', (_case, changes) => {
    expect(refusalOf(changes)).toBeNull();
  });

  it.each([
    ['none', undefined],
    ['a number', 7],
    ['an empty one', ''],
    ['one of 101 characters', long(101)],
    ['one with a slash', 'a/b'],
    ['one with a letter that is none of ours', 'é'],
  ])('is refused with %s for the property', (_what, id) => {
    expect(refusalOf({ property_id: id })).toBe('Invalid property ID format');
  });

  it.each([
    ['beyond the pole', { lat: 90.0001 }],
    ['beyond the date line', { lng: -180.5 }],
    ['as texts', { lat: '38.7', lng: '-120.8' }],
    ['of which one is missing', { lng: undefined }],
    ['of which one is null', { lat: null }],
    ['as lists', { lat: [38.7], lng: [-120.8] }],
  ])('is refused with coordinates %s, in any field', (_case, coordinates) => {
    expect(refusalOf(place(coordinates))).toBe('Invalid coordinates provided');
    expect(refusalOf(placement(coordinates))).toBe('Invalid coordinates provided');
  });

  it.each([
    ['../b.jpg', '../b.jpg'],
    ['/a/b.jpg', '/a/b.jpg'],
    ['http://127.0.0.1/a.jpg', 'http://127.0.0.1/a.jpg'],
    ['a b.jpg', 'a b.jpg'],
    [long(501), long(500)],
    [7, '7'],
    [undefined, 'null'],
    [{ a: 1 }, '{"a":1}'],
  ])('is refused with an image path of %j, shown in the message', (path, shown) => {
    expect(refusalOf(image({ path }))).toBe(`Invalid image path: ${shown}`);
  });

  it.each([
    ['images that are no list', { images: 'front' }],
    ['an image without an id', image({ image_id: undefined })],
    ['an image id of 101 characters', image({ image_id: long(101) })],
    [
      'more images than a property has',
      { images: Array.from({ length: 201 }, () => whole.images[0]) },
    ],
    [
      'more placements than photos',
      { placements: Array.from({ length: 201 }, () => whole.placements[0]) },
    ],
    ['a placement of no photo', placement({ image_id: undefined })],
    ['a position beside the map', placement({ x_rel: 1.01 })],
    ['a caption of 1001 characters', placement({ caption: long(1001) })],
    ['a name of 1001 characters', placement({ name: long(1001) })],
    ['a caption that no database holds', placement({ caption: 'a\0b' })],
    ['an area of 101 characters', placement({ area: long(101) })],
    ['a direction of 21 characters', placement({ direction: long(21) })],
    ['an address of 1001 characters', place({ formatted_address: long(1001) })],
    ['a place id of 301 characters', place({ place_id: long(301) })],
    ['a model of 101 characters', { model: long(101) }],
    ['a schema version that is no text', { schema_version: 3 }],
    ['a re-run that is no yes or no', { rerun: 'yes' }],
  ])('is refused with %s, with the general message', (_what, changes) => {
    expect(refusalOf(changes)).toBe(
      'Invalid request data. Please check your images and property details.',
    );
  });

  it('is refused for the first problem in the specified order', () => {
    const wrong = { ...image({ path: '' }), ...place({ lat: 91 }), rerun: 'yes' };
    expect(refusalOf({ ...wrong, property_id: '' })).toBe('Invalid property ID format');
    expect(refusalOf(wrong)).toBe('Invalid coordinates provided');
    expect(refusalOf({ ...wrong, place: null })).toMatch(/^Invalid image path:/);
  });
});

describe('either address of the analysis', () => {
  const names = ['analyze', 'analyze_v2'];
  let app: Awaited<ReturnType<typeof startTestApp>>;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  it.each(names)('%s refuses an invalid property id', async (name) => {
    const owner = await app.newVisitor();
    for (const body of [{ property_id: 'a/b' }, []]) {
      await expectError(
        await owner.send('POST', `/functions/v1/${name}`, body),
        'invalid_property_id',
      );
    }
  });

  it.each(names)(
    '%s ignores a model that somebody requests who is no operator, logging it',
    async (name) => {
      const owner = await app.newVisitor();
      const property = await app.newProperty(owner);
      const before = app.logLines.length;
      const body = { property_id: property, model: 'cheap-1', schema_version: 'v9' };
      const response = await owner.fetch(`/functions/v1/${name}`, {
        method: 'POST',
        // From elsewhere: on this machine, the local profile takes everybody for an operator.
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
        body: JSON.stringify(body),
      });
      await expectError(response, 'no_images');

      const logged = app.logLines
        .slice(before)
        .filter((line) => line.includes('a model override was ignored'));
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(/"model":"cheap-1","schemaVersion":"v9"/);
    },
  );
});
