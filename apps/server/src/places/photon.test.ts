import { afterEach, describe, expect, it } from 'vitest';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { startServiceServer, type ServiceServer } from '../external-http/testing/service-server.ts';
import { createPhotonSearch } from './photon.ts';
import { house, startPhotonServer, type PhotonReply } from './testing/photon-server.ts';

let server: ServiceServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function suggestionsOf(reply: PhotonReply, unknown: readonly string[] = []) {
  server = await startPhotonServer(() => reply, unknown);
  return createPhotonSearch(server.url).suggest('12 ridge', null);
}

describe('suggestions from Photon', () => {
  it('are written as on a letter, each with its position', async () => {
    expect(await suggestionsOf([house()])).toEqual([
      {
        suggestion: {
          place_id: 'osm:W123456789:12',
          description: '12 Ridge Road, Paradise, CA 95969',
          structured_formatting: {
            main_text: '12 Ridge Road',
            secondary_text: 'Paradise, CA 95969',
          },
        },
        place: {
          place_id: 'osm:W123456789:12',
          formatted_address: '12 Ridge Road, Paradise, CA 95969',
          lat: 39.7596,
          lng: -121.6219,
        },
      },
    ]);
  });

  it('are limited to houses in the United States, sending only what was typed', async () => {
    await suggestionsOf([]);
    const [question] = server?.questions ?? [];

    expect(Object.fromEntries(question?.parameters ?? [])).toEqual({
      q: '12 ridge',
      layer: 'house',
      lang: 'en',
      limit: '15',
      countrycode: 'US',
      lat: '37.2',
      lon: '-119.7',
      zoom: '6',
    });
    expect(question?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['of another country', house({ countrycode: 'CA' })],
    ['that lies elsewhere than its country', house({}, [13.4, 52.5])],
    ['without a number', house({ housenumber: undefined })],
    ['without a street', house({ street: undefined, name: 'Ridge Café' })],
    ['without a position', { ...house(), geometry: null }],
    ['that is none', []],
  ])('leave out a house %s', async (_name, feature) => {
    const found = await suggestionsOf([feature, house()]);

    expect(found.map(({ suggestion }) => suggestion.description)).toEqual([
      '12 Ridge Road, Paradise, CA 95969',
    ]);
  });

  it('name what is known of a house in the countryside', async () => {
    const found = await suggestionsOf([
      house({ city: undefined, postcode: undefined }),
      house({ city: undefined, county: undefined, state: undefined, postcode: undefined }),
    ]);

    expect(found.map(({ suggestion }) => suggestion.structured_formatting.secondary_text)).toEqual([
      'Butte County, CA',
      '',
    ]);
    expect(found.at(-1)?.suggestion.description).toBe('12 Ridge Road');
  });

  const namesFor = async (numbers: readonly string[]) => {
    const found = await suggestionsOf(numbers.map((housenumber) => house({ housenumber })));
    return found.map(({ suggestion }) => suggestion.structured_formatting.main_text);
  };

  it('show an address once', async () => {
    expect(await namesFor(['12', '12', '14'])).toEqual(['12 Ridge Road', '14 Ridge Road']);
  });

  it('are at most five', async () => {
    expect(await namesFor(['12', '14', '16', '18', '20', '22'])).toEqual(
      ['12', '14', '16', '18', '20'].map((number) => `${number} Ridge Road`),
    );
  });

  it('keep two numbers of one building apart', async () => {
    const found = await suggestionsOf([house(), house({ housenumber: '12 1/2 #B' })]);

    expect(found.map(({ suggestion }) => suggestion.place_id)).toEqual([
      'osm:W123456789:12',
      'osm:W123456789:12_1_2_B',
    ]);
  });

  it('from an older server that knows no countries are limited by area from then on', async () => {
    server = await startPhotonServer(() => [house()], ['countrycode']);
    const photon = createPhotonSearch(server.url);

    expect(await photon.suggest('12 ridge', null)).toHaveLength(1);
    expect(await photon.suggest('12 ridge road', null)).toHaveLength(1);
    expect(server.questions.map(({ parameters }) => parameters.get('bbox'))).toEqual([
      null,
      '-180,17.5,-64.4,71.6',
      '-180,17.5,-64.4,71.6',
    ]);
  });
});

describe('a Photon server that fails', () => {
  it.each([
    ['refuses', { status: 503 }, 'refused'],
    ['hangs up', 'break', 'unreachable'],
  ] as const)('%s: that is reported', async (_name, reply, failure) => {
    await expect(suggestionsOf(reply)).rejects.toMatchObject({
      name: 'ExternalServiceError',
      failure,
    });
  });

  it.each([
    ['a page', { bytes: Buffer.from('<html>'), type: 'text/html' }],
    ['other JSON', { json: { error: 'no' } }],
    ['more than it should', { bytes: Buffer.alloc(600 * 1024, ' '), type: 'application/json' }],
  ])('rejects %s as malformed', async (_name, reply) => {
    server = await startServiceServer(() => reply);

    await expect(createPhotonSearch(server.url).suggest('12 ridge', null)).rejects.toMatchObject({
      failure: 'malformed',
    });
  });

  it('is given up when it is too slow, without repeating what was typed', async () => {
    server = await startPhotonServer(() => 'silence');

    const error: unknown = await createPhotonSearch(server.url)
      .suggest('12 ridge', null)
      .catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(ExternalServiceError);
    expect(String(error)).toBe('ExternalServiceError: Photon: too slow');
  });
});
