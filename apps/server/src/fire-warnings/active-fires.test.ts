import { relativeFromFeet, toPlace, type LatLng } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startServiceServer,
  type ServiceReply,
  type ServiceServer,
} from '../external-http/testing/service-server.ts';
import { createMovableClock, type MovableClock } from '../testing/clock.ts';
import { createActiveFires, firesNear, type ActiveFires } from './active-fires.ts';

const home = { lat: 39.7596, lng: -121.6219 };
const mile = 5280;

/** A square fire of two miles around a point so many miles east of the home. */
function square(eastMiles: number): LatLng[] {
  const corners = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return corners.map(([east, north]) =>
    toPlace(
      home,
      relativeFromFeet(home.lat, { eastFt: (eastMiles + east) * mile, northFt: north * mile }),
    ),
  );
}

const feature = (eastMiles: number, name: string | null, attributes: object = {}) => ({
  attributes: {
    poly_IncidentName: name,
    attr_PercentContained: 53,
    poly_GISAcres: 1280.4,
    ...attributes,
  },
  geometry: { rings: [square(eastMiles).map(({ lat, lng }) => [lng, lat])] },
});

let server: ServiceServer;
let reply: ServiceReply;
let clock: MovableClock;
let fires: ActiveFires;
let failures: number;

beforeAll(async () => {
  server = await startServiceServer(({ path, parameters }) => {
    if (path !== '/layer/query') throw new Error(path);
    // Nothing of it tells where any home is.
    const sent = [...parameters.keys()].toSorted().join();
    if (sent !== 'f,maxAllowableOffset,outFields,outSR,returnGeometry,where') throw new Error(sent);
    if (parameters.get('where') !== '1=1') throw new Error('a part of the country');
    return reply;
  });
});

afterAll(() => server.close());

beforeEach(() => {
  clock = createMovableClock();
  failures = 0;
  reply = { json: { features: [feature(13, 'Park Fire'), feature(60, 'Far'), feature(0, null)] } };
  fires = createActiveFires({
    layer: `${server.url}/layer`,
    clock: clock.now,
    onFailure: () => (failures += 1),
  });
});

describe('fires that burn', () => {
  it('are those within 25 miles of a home, the nearest first, each at its nearest edge', async () => {
    const burning = await fires.burning();
    expect(firesNear(home, burning?.fires ?? [])).toEqual([
      { name: null, miles: 0, acres: 1280.4, contained_percent: 53 },
      { name: 'Park Fire', miles: 12, acres: 1280.4, contained_percent: 53 },
    ]);
  });

  it('are told without what the service has wrong or not at all', async () => {
    const odd = { attr_PercentContained: 140, poly_GISAcres: null };
    const unshaped = { attributes: { poly_IncidentName: 'Nowhere' }, geometry: null };
    reply = { json: { features: [feature(13, ' ', odd), unshaped] } };
    expect(firesNear(home, (await fires.burning())?.fires ?? [])).toEqual([
      { name: null, miles: 12, acres: null, contained_percent: null },
    ]);
  });

  it('are asked for every ten minutes at most', async () => {
    const before = server.questions.length;
    await fires.burning();
    clock.advance(9 * 60_000);
    await fires.burning();
    expect(server.questions).toHaveLength(before + 1);
  });

  it.each<[string, ServiceReply]>([
    ['an error with status 200', { json: { error: { code: 429, message: '', details: [] } } }],
    ['a time limit', { status: 504, json: {} }],
    ['an answer that was cut', { json: { features: [], exceededTransferLimit: true } }],
  ])('are those of the last good answer after %s', async (_what, bad) => {
    const good = await fires.burning();
    reply = bad;
    for (const times of [1, 2]) {
      clock.advance(15 * 60_000);
      expect(await fires.burning(), `${times}`).toEqual(good);
    }
    expect(failures).toBe(1);
  });
});
