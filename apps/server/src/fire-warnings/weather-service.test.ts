import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { createReplyCache } from '../places/reply-cache.ts';
import { createMovableClock, type MovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { message, problem, startWeatherServer, type Weather } from './testing/weather-server.ts';
import { createWeatherService, type WeatherService } from './weather-service.ts';

const paradise = { lat: 39.7596, lng: -121.6219 };
const zone = { zone: 'CAZ217', timeZone: 'America/Los_Angeles' };
const sent = '2026-10-20T02:10:00-07:00';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startWeatherServer>>;
let weather: Weather;
let clock: MovableClock;
let service: WeatherService;
let failures: ExternalServiceError[];
let askedBefore: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startWeatherServer(() => weather);
});

afterAll(async () => {
  await database.close();
  await server.close();
});

beforeEach(() => {
  weather = { zoneAt: () => zone, messages: [] };
  clock = createMovableClock();
  failures = [];
  askedBefore = server.questions.length;
  service = createWeatherService({
    url: server.url,
    userAgent: 'defensible-space-score (https://home.example, ops@home.example)',
    cache: createReplyCache(database.db, clock.now, Buffer.from('secret')),
    clock: clock.now,
    onFailure: (error) => failures.push(error),
  });
});

afterEach(async () => {
  await database.admin.query('delete from place_answers');
});

const asked = () => server.questions.slice(askedBefore);
const messages = async (of = 'CAZ217') => (await service.messagesIn([of])).get(of);

describe('the zone of a point', () => {
  it('is asked once, for a point to 3 decimals', async () => {
    expect(await service.zoneOf(paradise)).toEqual(zone);
    expect(await service.zoneOf({ lat: 39.7601, lng: -121.6224 })).toEqual(zone);
    expect(asked().map(({ path }) => path)).toEqual(['/points/39.76,-121.622']);
  });

  it('says who asks, with whom to reach', async () => {
    await service.zoneOf(paradise);
    expect(asked()[0]?.headers['user-agent']).toContain('ops@home.example');
  });

  it('is none outside the country, which is kept too', async () => {
    weather = { ...weather, zoneAt: () => null };
    expect(await service.zoneOf(paradise)).toBeNull();
    expect(await service.zoneOf(paradise)).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['an error', problem(500)],
    ['an error with status 200', { ...problem(500), status: 200 }],
    ['a zone of another kind', { json: { properties: { fireWeatherZone: null, timeZone: 'x' } } }],
    ['a broken connection', 'break' as const],
  ])('is not known after %s, and asked again', async (_what, reply) => {
    weather = { ...weather, zoneAt: () => reply };
    await expect(service.zoneOf(paradise)).rejects.toThrow(ExternalServiceError);
    weather = { ...weather, zoneAt: () => zone };
    expect(await service.zoneOf(paradise)).toEqual(zone);
  });
});

describe('messages in a zone', () => {
  it('are those about fire weather that are meant, with their times', async () => {
    const code = '/O.NEW.KSTO.FW.W.0012.261020T1800Z-261022T0300Z/';
    weather = {
      ...weather,
      messages: [
        message({
          id: 'urn:1',
          sent,
          onset: '2026-10-20T11:00:00-07:00',
          expires: '2026-10-20T18:00:00-07:00',
          ends: '2026-10-21T20:00:00-07:00',
          codes: ['/O.UPG.KSTO.FW.A.0007.261020T1800Z-261022T0300Z/', code],
        }),
        message({ id: 'urn:2', sent, status: 'Test' }),
        message({ id: 'urn:3', sent, event: 'Wind Advisory' }),
        message({ id: 'urn:4', sent, zones: ['CAZ218'] }),
        { type: 'Feature', geometry: null, properties: null },
      ],
    };
    expect(await messages()).toEqual([
      {
        id: 'urn:1',
        kind: 'Alert',
        references: [],
        track: 'KSTO.FW.W.0012',
        sent: '2026-10-20T09:10:00.000Z',
        event: 'red_flag_warning',
        sender: 'NWS Sacramento CA',
        from: '2026-10-20T18:00:00.000Z',
        until: '2026-10-22T03:00:00.000Z',
        url: 'https://www.weather.gov/sto',
      },
    ]);
  });

  it('last as long as the message where it names no end, from its beginning', async () => {
    const expires = '2026-10-20T18:00:00-07:00';
    weather = {
      ...weather,
      messages: [message({ id: 'urn:1', sent, onset: null, ends: null, expires })],
    };
    expect(await messages()).toMatchObject([
      { from: '2026-10-20T09:10:00.000Z', until: '2026-10-21T01:00:00.000Z', track: null },
    ]);
  });

  it('are asked for all zones at once, 50 with each question', async () => {
    const zones = Array.from({ length: 60 }, (_, index) => `CAZ${100 + index}`);
    expect((await service.messagesIn(zones)).size).toBe(60);
    expect(asked().map(({ parameters }) => parameters.get('zone')?.split(',').length)).toEqual([
      50, 10,
    ]);
  });

  it('are not asked for again while an answer holds', async () => {
    weather = { ...weather, maxAge: 30 };
    await messages();
    clock.advance(29_000);
    await messages();
    expect(asked()).toHaveLength(1);
    clock.advance(1000);
    await messages();
    expect(asked()).toHaveLength(2);
  });

  it('are the same while the service says that nothing has changed', async () => {
    weather = {
      ...weather,
      messages: [message({ id: 'urn:1', sent })],
      lastModified: new Date('2026-10-20T09:10:00Z'),
    };
    const before = await messages();
    clock.advance(15 * 60_000);
    expect(await messages()).toEqual(before);
    expect(asked()[1]?.headers['if-modified-since']).toBe('Tue, 20 Oct 2026 09:10:00 GMT');
  });

  it.each([
    ['too many questions', problem(429), 5],
    ['too many questions, until then', problem(429, { 'Retry-After': '1200' }), 20],
    ['an outage', problem(503), 5],
    ['an error with status 200', { ...problem(500), status: 200 }, 5],
    ['text that is no JSON', { bytes: Buffer.from('<html>'), type: 'text/html' }, 5],
    ['a broken connection', 'break' as const, 5],
  ])(
    'are not known after %s, and the service is left alone for a while',
    async (_what, reply, minutes) => {
      weather = { ...weather, messages: reply };
      expect(await messages()).toBeUndefined();
      weather = { ...weather, messages: [] };
      clock.advance(minutes * 60_000 - 5000);
      expect(await messages()).toBeUndefined();
      expect(asked()).toHaveLength(1);
      clock.advance(5000);
      expect(await messages()).toEqual([]);
      expect(failures).toHaveLength(1);
    },
  );

  it('are asked for ever more rarely while that fails, but each hour', async () => {
    weather = { ...weather, messages: problem(503) };
    for (const minutes of [5, 10, 20, 40, 60, 60]) {
      await messages();
      const before = asked().length;
      clock.advance(minutes * 60_000 - 5000);
      await messages();
      expect(asked()).toHaveLength(before);
      clock.advance(5000);
    }
    expect(failures).toHaveLength(1);
  });
});
