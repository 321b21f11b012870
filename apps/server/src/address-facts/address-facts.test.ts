import { addressFactNames, type AddressFactName, type LatLng } from '@dss/domain';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import type { ServiceReply } from '../external-http/testing/service-server.ts';
import { createReplyCache } from '../places/reply-cache.ts';
import { createMovableClock, type MovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { chooseFactServices, createAddressFactsSource } from './address-facts.ts';
import {
  arcgisError,
  startAddressServices,
  type PlaceAnswers,
} from './testing/address-services.ts';
import {
  answersOfRecordedPlaces,
  building,
  plane,
  recordedPlaces,
} from './testing/recorded-places.ts';

const { paradise } = recordedPlaces;
const failed = { status: 'not_known', reason: 'failed' };
const notCovered = { status: 'not_known', reason: 'not_covered' };

let database: TestDatabase;
let clock: MovableClock;
let services: Awaited<ReturnType<typeof startAddressServices>>;
/** What is known everywhere; null: what was recorded. */
let answers: PlaceAnswers | null;
let askedBefore: number;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await startAddressServices((place) => answers ?? answersOfRecordedPlaces(place));
});

afterAll(async () => {
  await database.close();
  await services.close();
});

beforeEach(() => {
  clock = createMovableClock();
  answers = null;
  askedBefore = services.questions.length;
});

afterEach(async () => {
  await database.admin.query('delete from place_answers');
});

const asked = () => services.questions.slice(askedBefore);

function createSource(config = services.config) {
  return createAddressFactsSource({
    services: chooseFactServices(config),
    cache: createReplyCache(database.db, clock.now, Buffer.from('secret')),
    clock: clock.now,
    log: pino({ level: 'silent' }),
  });
}

const ask = (
  fact: AddressFactName,
  position: LatLng = paradise.position,
  source = createSource(),
) => source.ask(fact, { position, outline: null });

async function askAll(position: LatLng) {
  const source = createSource();
  const found = await Promise.all(
    addressFactNames.map(async (fact) => [fact, await ask(fact, position, source)] as const),
  );
  return Object.fromEntries(found);
}

describe('the facts of an address', () => {
  it('are each known with their source, the day and the date of the data', async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const by = (source: string, data: string | null = null) => ({
      source,
      asked_on: today,
      data_from: data,
    });
    expect(await askAll(paradise.position)).toEqual({
      hazard_zone: {
        status: 'known',
        value: { zone: 'very_high' },
        ...by('fhsz_lra', '2025-03-24'),
      },
      sale_zone: { status: 'known', value: { zone: 'very_high' }, ...by('fhsz_sale') },
      responsibility: {
        status: 'known',
        value: { area: 'LRA' },
        ...by('california_responsibility'),
      },
      fire_district: {
        status: 'known',
        value: { name: 'Paradise Fire Department', phone: '(530) 872-6264', county: 'Butte' },
        ...by('california_fire_districts'),
      },
      terrain: {
        status: 'known',
        value: {
          slope_percent: 22,
          faces: 'south',
          sides: { north: 22, east: 0, south: -22, west: 0 },
        },
        ...by('usgs_elevation'),
      },
      neighbors: {
        status: 'known',
        value: { sides: { north: null, east: 18, south: null, west: 75 }, looked_ft: 360 },
        ...by('fema_structures', '2019-08-01'),
      },
      past_fires: {
        status: 'known',
        value: {
          fires: [
            { name: 'CAMP', year: 2018, acres: 153_336 },
            { name: null, year: 1961, acres: 12 },
          ],
        },
        ...by('california_fires'),
      },
      county: {
        status: 'known',
        value: { name: 'Butte County', state: 'CA' },
        ...by('census_county'),
      },
    });
  });

  it.each([
    ['berkeleyHills', 'very_high', 'Alameda County', 'east', 5],
    ['malibu', 'very_high', 'Los Angeles County', null, null],
    ['placerville', 'high', 'El Dorado County', null, null],
  ] as const)('in California include the zone of %s', async (name, zone, county, side, feet) => {
    const found = await askAll(recordedPlaces[name].position);
    expect(found).toMatchObject({
      hazard_zone: { value: { zone } },
      sale_zone: { value: { zone } },
      county: { value: { name: county, state: 'CA' } },
      neighbors: { value: { sides: side === null ? {} : { [side]: feet === 5 ? 6 : feet } } },
    });
  });

  it.each([
    ['evergreen', 'CO', [2012]],
    ['bend', 'OR', [1990]],
    ['parkCity', 'UT', null],
    ['missoula', 'MT', [2003]],
    ['kansas', 'KS', null],
  ] as const)('of %s come without those of California', async (name, state, years) => {
    const found = await askAll(recordedPlaces[name].position);
    expect(found).toMatchObject({
      hazard_zone: notCovered,
      sale_zone: notCovered,
      responsibility: notCovered,
      fire_district: notCovered,
      county: { value: { state } },
      past_fires:
        years === null
          ? { status: 'nothing_there', source: 'interagency_fires' }
          : { value: { fires: years.map((year) => ({ year })) } },
    });
    expect(asked().map(({ path }) => path)).not.toContain('/sraZones/query');
  });

  it('of a place in the sea are that nothing is there', async () => {
    expect(await askAll(recordedPlaces.nowhere.position)).toMatchObject({
      hazard_zone: notCovered,
      fire_district: notCovered,
      past_fires: { status: 'nothing_there' },
      neighbors: { status: 'not_known', reason: 'house_not_found' },
      terrain: notCovered,
      county: notCovered,
    });
  });

  it('leave out who asks, and round the point as far as each answer allows', async () => {
    const position = { lat: 39.759_612_34, lng: -121.621_987_65 };
    const source = createSource();
    for (const fact of addressFactNames) await ask(fact, position, source);

    const geometryOf = (layer: string) =>
      asked()
        .find(({ path }) => path === `/${layer}/query`)
        ?.parameters.get('geometry');
    expect(geometryOf('lraZones')).toBe('-121.622,39.7596');
    expect(geometryOf('fireDistricts')).toBe('-121.622,39.7596');
    expect(geometryOf('californiaFires')).toBe('-121.622,39.76');
    const county = asked().find(({ path }) => path.startsWith('/geocoder'));
    expect(county?.parameters.get('x')).toBe('-121.622');
    for (const { headers } of asked()) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers['user-agent']).toBe('defensible-space-score');
    }
  });
});

describe('a hazard zone', () => {
  const zone = (code: unknown) => ({ attributes: { fhsz: code } });

  it.each([
    ['the larger of both areas', [zone(1)], [zone(3)], 'very_high', 'fhsz_lra'],
    ['that of the state', [zone('2')], [zone(-3)], 'high', 'fhsz_sra'],
    [
      'none, where the map says that there is no wildland',
      [],
      [zone(-3)],
      'non_wildland',
      'fhsz_lra',
    ],
    ['the larger of two that meet there', [zone(1), zone(2)], [], 'high', 'fhsz_sra'],
  ])('is %s', async (_case, sraZones, lraZones, expected, source) => {
    answers = { sraZones, lraZones };
    expect(await ask('hazard_zone')).toMatchObject({ value: { zone: expected }, source });
  });

  it.each([[zone(0)], [zone(null)], [zone(7)]])('is none for a code like %o', async (feature) => {
    answers = { sraZones: [feature] };
    expect(await ask('hazard_zone')).toMatchObject({ status: 'nothing_there' });
  });

  it('is not known if only one of both maps answers', async () => {
    answers = { sraZones: [zone(3)], lraZones: 'break' };
    expect(await ask('hazard_zone')).toEqual(failed);
  });
});

describe('a service that fails', () => {
  const failures: readonly [string, ServiceReply][] = [
    ['an error with status 200', arcgisError(400, 'Unable to perform query.')],
    ['a token that is required', arcgisError(499, 'Token Required')],
    ['too many requests', { status: 429, json: {} }],
    ['a gateway that waits in vain', { status: 504, json: {} }],
    ['a page instead of data', { bytes: Buffer.from('<html>'), type: 'text/html' }],
    ['another shape', { json: { features: 'none' } }],
    ['a cut answer', { json: { features: [], exceededTransferLimit: true } }],
    ['a broken connection', 'break'],
  ];

  it.each(failures)('with %s leaves the others as they are', async (_failure, reply) => {
    answers = { ...paradise.answers, responsibility: reply };
    expect(await askAll(paradise.position)).toMatchObject({
      responsibility: failed,
      hazard_zone: { status: 'known' },
      county: { status: 'known' },
    });
  });

  it('is given up after five seconds', async () => {
    answers = { responsibility: 'silence' };
    expect(await ask('responsibility')).toEqual(failed);
  }, 10_000);

  it('is left alone for a minute, and asked again then', async () => {
    const source = createSource();
    answers = { responsibility: 'break' };
    expect(await ask('responsibility', paradise.position, source)).toEqual(failed);
    answers = null;
    expect(await ask('responsibility', paradise.position, source)).toEqual(failed);
    expect(asked()).toHaveLength(1);
    clock.advance(61_000);
    expect(await ask('responsibility', paradise.position, source)).toMatchObject({
      status: 'known',
    });
  });
});

describe('an answer', () => {
  it('is kept for other homes nearby, under a code that does not say where', async () => {
    const source = createSource();
    const first = await ask('responsibility', paradise.position, source);
    const nearby = { lat: paradise.position.lat + 0.000_02, lng: paradise.position.lng };
    expect(await ask('responsibility', nearby, source)).toEqual(first);

    expect(asked()).toHaveLength(1);
    const { rows } = await database.admin.query<{ key: string }>('select key from place_answers');
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('is asked anew after a month', async () => {
    const source = createSource();
    await ask('responsibility', paradise.position, source);
    clock.advance(31 * 24 * 60 * 60 * 1000);
    await ask('responsibility', paradise.position, source);
    expect(asked()).toHaveLength(2);
  });

  it('about buildings is kept for nobody else, because it is about one exact place', async () => {
    const source = createSource();
    await ask('neighbors', paradise.position, source);
    await ask('neighbors', paradise.position, source);
    expect(asked()).toHaveLength(2);
  });
});

describe('the terrain', () => {
  const { position } = paradise;
  const known = { status: 'known', value: { slope_percent: 22 } };

  it('is asked point by point where asking together fails', async () => {
    answers = { elevation: { status: 504, json: {} }, pointElevation: plane(position, 0, 22) };
    expect(await ask('terrain')).toMatchObject(known);
    expect(asked().filter(({ path }) => path === '/point-elevation')).toHaveLength(13);
  });

  it('takes numbers as well as texts', async () => {
    const text = plane(position, 0, 22);
    answers = { elevation: (point) => Number(text(point)) };
    expect(await ask('terrain')).toMatchObject(known);
  });

  it.each(['', 'NoData', null, -1_000_000, '-1000000'])(
    'is not known where a point has %o',
    async (value) => {
      answers = { elevation: () => value };
      expect(await ask('terrain')).toEqual(notCovered);
    },
  );

  it('is put in order by the place of each sample', async () => {
    const text = plane(position, 0, 22);
    let samples: readonly object[] = [];
    answers = { elevation: text };
    await ask('terrain');
    const sent = asked()[0]?.parameters.get('geometry') ?? '';
    const { points }: { points: [number, number][] } = JSON.parse(sent);
    samples = points.map(([lng, lat], locationId) => ({ locationId, value: text({ lat, lng }) }));
    await database.admin.query('delete from place_answers');
    answers = { elevation: { json: { samples: samples.toReversed() } } };
    expect(await ask('terrain')).toMatchObject(known);
  });

  it('is not guessed from fewer samples without a place', async () => {
    answers = {
      elevation: { json: { samples: [{ value: '41.3', rasterId: 1, resolution: 1 }] } },
      pointElevation: { bytes: Buffer.from('Invalid or missing input'), type: 'text/plain' },
    };
    expect(await ask('terrain')).toEqual(failed);
  });
});

describe('neighbors', () => {
  const { position } = paradise;

  it('are measured from the outline of the owner, without a building of the map', async () => {
    answers = { buildings: [building(position, [38, 70, -10, 20])] };
    const outline = { east_ft: 0, north_ft: 0, width_ft: 40, length_ft: 40, rotation_deg: 0 };
    expect(await createSource().ask('neighbors', { position, outline })).toMatchObject({
      value: { sides: { north: null, east: 18, south: null, west: null } },
    });
  });

  it('leave out features without a shape', async () => {
    answers = {
      buildings: [
        building(position, [-20, 20, -25, 25], { IMAGE_DATE: null }),
        { attributes: { IMAGE_DATE: null }, geometry: null },
      ],
    };
    expect(await ask('neighbors')).toMatchObject({ status: 'known', data_from: null });
  });
});

describe('past fires', () => {
  it('are looked for within a mile', async () => {
    await ask('past_fires');
    expect(asked()[0]?.parameters.get('distance')).toBe('1609.344');
  });

  it('without a year are left out', async () => {
    answers = {
      californiaFires: [{ attributes: { YEAR_: null, FIRE_NAME: 'CAMP', GIS_ACRES: 1 } }],
    };
    expect(await ask('past_fires')).toMatchObject({ status: 'nothing_there' });
  });
});

describe('a service that is off', () => {
  it('is not asked', async () => {
    const { addressFacts } = readConfig({ ADDRESS_FACTS: 'off' });
    const source = createSource(addressFacts);
    for (const fact of addressFactNames) {
      expect(source.isOn(fact)).toBe(false);
      expect(await ask(fact, paradise.position, source)).toEqual({
        status: 'not_known',
        reason: 'off',
      });
    }
    expect(asked()).toEqual([]);
  });

  it('switches the zone off with it, because both maps are needed', () => {
    const source = createSource(readConfig({ ADDRESS_LRA_ZONES_URL: 'off' }).addressFacts);
    expect(source.isOn('hazard_zone')).toBe(false);
    expect(source.isOn('responsibility')).toBe(true);
  });
});
