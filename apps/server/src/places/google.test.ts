import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceServer } from '../external-http/testing/service-server.ts';
import { createGooglePlaces } from './google.ts';
import {
  googleKey,
  googlePlace,
  googleSite,
  prediction,
  startGoogleServer,
  type GoogleAnswers,
} from './testing/google-server.ts';

const session = '7e1f4b0a-1d5c-4f7e-9d52-0c6a3b1e8f21';

let server: ServiceServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function google(answers: GoogleAnswers, site: string | null = googleSite) {
  server = await startGoogleServer(answers);
  return createGooglePlaces({ key: googleKey, site }, server.url);
}

describe('suggestions from Google', () => {
  it('are its predictions, whose places are requested only when one is picked', async () => {
    const places = await google({
      predictions: [prediction('ChIJ1', '12 Ridge Road', 'Paradise, CA, USA')],
    });

    expect(await places.suggest('12 ridge', session)).toEqual([
      {
        suggestion: {
          place_id: 'ChIJ1',
          description: '12 Ridge Road, Paradise, CA, USA',
          structured_formatting: {
            main_text: '12 Ridge Road',
            secondary_text: 'Paradise, CA, USA',
          },
        },
        place: null,
      },
    ]);
  });

  it('are limited to addresses in the United States, within one session', async () => {
    const places = await google({});
    expect(await places.suggest('12 ridge', session)).toEqual([]);

    expect(server?.questions[0]?.body).toMatchObject({
      input: '12 ridge',
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      sessionToken: session,
    });
  });

  it("are refused where the key is restricted to a site that isn't sent", async () => {
    const places = await google({}, null);

    await expect(places.suggest('12 ridge', null)).rejects.toMatchObject({
      failure: 'refused',
      status: 403,
    });
  });
});

describe('a place from Google', () => {
  it('ends the session of its search', async () => {
    const places = await google({ details: { ChIJ1: googlePlace('ChIJ1') } });

    expect(await places.find('ChIJ1', session)).toEqual({
      place_id: 'ChIJ1',
      formatted_address: '12 Ridge Rd, Paradise, CA 95969, USA',
      lat: 39.7596,
      lng: -121.6219,
    });
    expect(server?.questions[0]?.parameters.get('sessionToken')).toBe(session);
  });

  it.each([
    ['it knows none by that id', 'ChIJ2'],
    ['its id leads elsewhere', '../ChIJ1'],
    ['it lies in another country', 'abroad'],
  ])('is not found when %s', async (_name, id) => {
    const abroad = { addressComponents: [{ shortText: 'CA', types: ['country'] }] };
    const places = await google({ details: { abroad: googlePlace('abroad', abroad) } });

    expect(await places.find(id, null)).toBeNull();
  });
});

describe('the position of a typed address from Google', () => {
  it('is that of its only result', async () => {
    const places = await google({ found: [googlePlace('ChIJ1')] });

    expect(await places.locate('12 Ridge Road')).toEqual({
      formattedAddress: '12 Ridge Rd, Paradise, CA 95969, USA',
      lat: 39.7596,
      lng: -121.6219,
    });
  });

  it.each([
    ['nothing is found', []],
    ['what is found is no address', [googlePlace('ChIJ1', { types: ['cafe'] })]],
    [
      'several are found',
      [googlePlace('ChIJ1'), googlePlace('ChIJ2', { formattedAddress: '12 Ridge Rd, Chico' })],
    ],
  ])('is unknown when %s', async (_name, found) => {
    const places = await google({ found });

    expect(await places.locate('12 Ridge Road')).toBeNull();
  });
});
