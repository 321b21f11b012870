import { pickedPlaceSchema, placeSuggestionsSchema } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceServer } from '../external-http/testing/service-server.ts';
import { startTestApp, type TestApp, type TestAppChanges } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { createGooglePlaces } from './google.ts';
import { createPhotonSearch } from './photon.ts';
import type { AddressSearch } from './source.ts';
import { removeExpiredReplies } from './reply-cache.ts';
import {
  googleKey,
  googlePlace,
  googleSite,
  prediction,
  startGoogleServer,
} from './testing/google-server.ts';
import { house, startPhotonServer, type PhotonReply } from './testing/photon-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const ridgeRoad = 'osm:W123456789:12';

let app: TestApp;
let photon: ServiceServer;
/** Photon's next responses. */
let photonSays: PhotonReply;
/** Number of requests to Photon before this test. */
let askedBefore: number;

beforeAll(async () => {
  photon = await startPhotonServer(() => photonSays);
  app = await startAppWith(createPhotonSearch(photon.url));
});

afterAll(async () => {
  await app.close();
  await photon.close();
});

beforeEach(async () => {
  // Ends the pause after failures in the previous test.
  photonSays = [];
  app.clock.advance(10_000);
  await suggested('any road');
  await app.database.admin.query('delete from place_answers');
  photonSays = [house()];
  askedBefore = photon.questions.length;
});

const startAppWith = (addressSearch: AddressSearch | null, changes: TestAppChanges = {}) =>
  startTestApp({ placeSources: { search: addressSearch, geocoder: null }, ...changes });
const asked = () => photon.questions.length - askedBefore;

const search = (typed: string, client: Client = app.stranger) =>
  client.fetch(`/api/places/suggestions?q=${encodeURIComponent(typed)}`);
const find = (placeId: string, client: Client = app.stranger) =>
  client.fetch(`/api/places/${encodeURIComponent(placeId)}`);

async function suggested(typed: string, client: Client = app.stranger) {
  const response = await search(typed, client);
  expect(response.status).toBe(200);
  return placeSuggestionsSchema.strict().parse(await response.json());
}

describe('suggestions', () => {
  it('come for more than two characters, for anyone, with the sources to name', async () => {
    expect(await suggested('12 ridge')).toEqual({
      suggestions: [
        {
          place_id: ridgeRoad,
          description: '12 Ridge Road, Paradise, CA 95969',
          structured_formatting: {
            main_text: '12 Ridge Road',
            secondary_text: 'Paradise, CA 95969',
          },
        },
      ],
      attribution: [
        { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
        { text: 'Photon', url: 'https://photon.komoot.io/' },
      ],
    });
  });

  it.each(['', '12', ' 12 '])('come for "%s" from nobody', async (typed) => {
    expect(await suggested(typed)).toEqual({ suggestions: [], attribution: [] });
    expect(asked()).toBe(0);
  });

  it('are empty without an error when no service is configured', async () => {
    const other = await startAppWith(null);
    try {
      const found = await suggested('12 ridge', other.stranger);
      expect(found).toEqual({ suggestions: [], attribution: [] });
    } finally {
      await other.close();
    }
  });

  it('are never cached on the way', async () => {
    expect((await search('12 ridge')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('are refused for more than anyone types', async () => {
    await expectError(await search('x'.repeat(201)), 'invalid_request');
  });

  it('leave no trace in the log of what was typed', async () => {
    await search('12 ridge');
    photonSays = 'break';
    await search('14 ridge');

    expect(app.logLines.join('')).not.toMatch(/ridge/i);
  });
});

describe('a stored answer', () => {
  it('is reused for a day, however the address is written', async () => {
    const first = await suggested('12 Ridge');
    const again = await suggested('  12  RIDGE ');

    expect(again).toEqual(first);
    expect(asked()).toBe(1);

    app.clock.advance(dayMs);
    await suggested('12 ridge');
    expect(asked()).toBe(2);
  });

  it('is stored under a keyed hash, without its visitor', async () => {
    await search('12 ridge', await app.newVisitor());

    const { rows } = await app.database.admin.query<{ key: string; columns: string[] }>(
      `select key, array(select jsonb_object_keys(to_jsonb(kept)) order by 1) as columns
       from place_answers kept`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.key).toMatch(/^[0-9a-f]{64}$/);
      expect(row.columns).toEqual(['answer', 'expires_at', 'key']);
    }
  });

  const countAnswers = async () =>
    (await app.database.admin.query('select from place_answers')).rowCount;

  it('is removed when there are too many', async () => {
    await suggested('12 ridge');
    expect(await countAnswers()).toBe(2);

    await removeExpiredReplies(app.dependencies.db, app.clock.now, 1);
    expect(await countAnswers()).toBe(1);
  });

  it('is removed when its time is over', async () => {
    await suggested('12 ridge');
    expect(await countAnswers()).toBe(2);

    app.clock.advance(31 * dayMs);
    await removeExpiredReplies(app.dependencies.db, app.clock.now);
    expect(await countAnswers()).toBe(0);
  });
});

describe('a suggested place', () => {
  it('has its coordinates', async () => {
    await suggested('12 ridge');
    const response = await find(ridgeRoad);

    expect(response.status).toBe(200);
    expect(pickedPlaceSchema.strict().parse(await response.json())).toEqual({
      place_id: ridgeRoad,
      formatted_address: '12 Ridge Road, Paradise, CA 95969',
      lat: 39.7596,
      lng: -121.6219,
    });
  });

  it('leaves no trace in the log', async () => {
    await find(ridgeRoad);

    const log = app.logLines.join('');
    expect(log).toContain('"path":"/api/places/…"');
    expect(log).not.toContain('W123456789');
  });

  it.each(['osm:W1:1', '../../healthz', 'x'])('is not found under the id %s', async (placeId) => {
    await expectError(await find(placeId), 'place_not_found');
  });

  it('is requested from Google, which allows nothing to be stored', async () => {
    const google = await startGoogleServer({
      predictions: [prediction('ChIJ1', '12 Ridge Rd', 'Paradise, CA, USA')],
      details: { ChIJ1: googlePlace('ChIJ1') },
    });
    const places = createGooglePlaces({ key: googleKey, site: googleSite }, google.url);
    const other = await startAppWith(places);
    try {
      const { attribution } = await suggested('12 ridge', other.stranger);
      await suggested('12 ridge', other.stranger);
      const response = await find('ChIJ1', other.stranger);

      expect(attribution).toEqual([{ text: 'Google Maps', url: null }]);
      expect(await response.json()).toMatchObject({ place_id: 'ChIJ1', lat: 39.7596 });
      expect(google.questions).toHaveLength(3);
      const { rowCount } = await other.database.admin.query('select from place_answers');
      expect(rowCount).toBe(0);
    } finally {
      await other.close();
      await google.close();
    }
  });
});

describe('an outage', () => {
  it('is reported with the time to wait, while the service is left in peace', async () => {
    photonSays = { status: 502 };

    const failed = await search('12 ridge');
    await expectError(failed, 'places_unavailable');
    expect(failed.headers.get('Retry-After')).toBe('10');
    photonSays = [house()];
    await expectError(await search('12 ridge r'), 'places_unavailable');
    expect(asked()).toBe(1);

    app.clock.advance(10_000);
    expect((await suggested('12 ridge r')).suggestions).toHaveLength(1);
  });

  it('is not declared when the service refuses one visitor: others keep searching', async () => {
    photonSays = { status: 400 };
    await expectError(await search('12 ridge'), 'places_unavailable');
    photonSays = [house()];

    expect((await suggested('12 ridge r')).suggestions).toHaveLength(1);
    expect(photon.questions.at(-1)?.parameters.get('countrycode')).toBe('US');
  });

  it('leaves stored answers available', async () => {
    await suggested('12 ridge');
    photonSays = 'break';
    await expectError(await search('14 ridge'), 'places_unavailable');

    expect((await suggested('12 ridge')).suggestions).toHaveLength(1);
    expect((await find(ridgeRoad)).status).toBe(200);
  });

  it('is logged once', async () => {
    const warnings = () =>
      app.logLines.filter((line) => line.includes('addresses can not be searched')).length;
    const before = warnings();
    photonSays = 'break';
    for (let failed = 0; failed < 3; failed += 1) {
      await search('12 ridge');
      app.clock.advance(10_000);
    }

    expect(warnings() - before).toBe(1);
  });
});
