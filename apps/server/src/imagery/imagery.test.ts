import { imageryTilesSchema, mapViewBox, propertyImagerySchema, tileBox } from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceReply, ServiceServer } from '../outside/testing/service-server.ts';
import { itGuardsTheProperty } from '../testing/access-cases.ts';
import { startTestApp, type TestApp, type TestAppChanges } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';
import { startImageServer, type ImageServiceState } from './testing/image-server.ts';

const state: ImageServiceState = { picture: 'ground', attributes: {} };
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

let app: TestApp;
let service: ServiceServer;
let owner: Client;
let askedBefore: number;
/** Each test has a house of its own, so that none finds another's picture. */
let houses = 0;

beforeAll(async () => {
  service = await startImageServer(state);
  app = await startAppWithPictures();
  owner = await app.newVisitor();
});

afterAll(async () => {
  await app.close();
  await service.close();
});

beforeEach(() => {
  state.picture = 'ground';
  state.attributes = { Acquisition_Date: '2022-06-15' };
  askedBefore = service.questions.length;
});

const startAppWithPictures = (changes: TestAppChanges = {}) =>
  startTestApp({
    imageryConfig: {
      serviceUrl: `${service.url}/ImageServer`,
      tilesUrl: `${service.url}/tiles/{z}/{y}/{x}`,
    },
    ...changes,
  });
const asked = (operation: string) =>
  service.questions.slice(askedBefore).filter(({ path }) => path.includes(operation));

function newPlace() {
  houses += 1;
  return { lat: 39.75 + houses / 1000, lng: -121.62 };
}

async function newHouse({
  on = app,
  client = owner,
  place = newPlace(),
}: { on?: TestApp; client?: Client; place?: { lat: number; lng: number } } = {}) {
  const id = await on.newProperty(client);
  await on.database.admin.query('update properties set lat = $2, lng = $3 where id = $1', [
    id,
    place.lat,
    place.lng,
  ]);
  return { id, place };
}

const ask = (id: string, client: Client = owner) => client.fetch(`/api/properties/${id}/imagery`);

async function pictureOf(id: string) {
  const response = await ask(id);
  expect(response.status).toBe(200);
  return propertyImagerySchema.strict().parse(await response.json());
}

async function pixelsOf(response: Response, at: { left: number; top: number }) {
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height, format } = await image.metadata();
  const pixel = await image
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { width, height, format, red: pixel[0] ?? -1, green: pixel[1] ?? -1 };
}

describe('the aerial picture of a property', () => {
  itGuardsTheProperty(
    () => app,
    (client, id) => ask(id, client),
  );

  it('shows exactly the map view, with its date and whose it is', async () => {
    const { id, place } = await newHouse();
    const { url, ...told } = await pictureOf(id);

    expect(told).toEqual({
      pixels: 1280,
      captured_on: '2022-06-15',
      attribution: [
        {
          text: 'USGS The National Map: Orthoimagery',
          url: 'https://www.usgs.gov/the-national-map',
        },
      ],
    });
    const { west, south, east, north } = mapViewBox(place);
    const box = asked('exportImage')[0]?.parameters.get('bbox')?.split(',').map(Number);
    expect(box).toEqual([west, south, east, north]);
    const shown = await pixelsOf(await app.stranger.fetch(url), { left: 1270, top: 10 });
    expect(shown).toMatchObject({ width: 1280, height: 1280, format: 'jpeg' });
    expect(shown.red).toBeGreaterThan(245);
    expect(shown.green).toBeLessThan(10);
  });

  it('is asked for once, however often it is shown', async () => {
    const { id } = await newHouse();
    const [first, second] = await Promise.all([pictureOf(id), pictureOf(id)]);
    const third = await pictureOf(id);

    expect(asked('exportImage')).toHaveLength(1);
    expect([second, third]).toEqual([first, first]);
  });

  it.each([
    ['milliseconds', { acquisition_date: Date.UTC(2022, 5, 15) }, '2022-06-15'],
    ['nothing', { OBJECTID: 7 }, null],
    ['nonsense', { acquisition_date: 'in summer' }, null],
    ['a failure', 'break', null],
  ] as const)('has the date that the service tells by %s', async (_name, attributes, date) => {
    state.attributes = attributes;
    const { id } = await newHouse();

    expect((await pictureOf(id)).captured_on).toBe(date);
  });

  it('is found under an address that holds for an hour, and whose signature is ours', async () => {
    const { id } = await newHouse();
    const { url } = await pictureOf(id);
    app.clock.advance(hourMs - 1000);
    expect((await app.stranger.fetch(url)).status).toBe(200);
    app.clock.advance(hourMs + 1000);

    await expectError(await app.stranger.fetch(url), 'photo_url_expired');
    const forged = url.replace(/signature=.{6}/, 'signature=AAAAAA');
    await expectError(await app.stranger.fetch(forged), 'photo_url_invalid');
  });

  it('is not there without coordinates', async () => {
    await expectError(await ask(await app.newProperty(owner)), 'coordinates_missing');
  });

  it('is not there outside the United States, where nobody is asked', async () => {
    const { id } = await newHouse({ place: { lat: 52.5, lng: 13.4 } });

    await expectError(await ask(id), 'imagery_missing');
    expect(asked('')).toEqual([]);
  });

  it('is not there where the service has nothing, which is asked again the next day', async () => {
    state.picture = 'nothing';
    const { id } = await newHouse();
    await expectError(await ask(id), 'imagery_missing');
    await expectError(await ask(id), 'imagery_missing');
    expect(asked('exportImage')).toHaveLength(1);

    state.picture = 'ground';
    app.clock.advance(dayMs);
    expect((await ask(id)).status).toBe(200);
  });

  const failures: readonly [string, ServiceReply][] = [
    ['refuses', { status: 500, json: {} }],
    ['hangs up', 'break'],
    ['tells an error as ArcGIS does', { json: { error: { code: 400, message: 'Invalid' } } }],
    ['sends a page', { bytes: Buffer.from('<html>'), type: 'text/html' }],
    [
      'sends a drawing',
      {
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280"/>'),
        type: 'image/svg+xml',
      },
    ],
  ];
  it.each(failures)('is unavailable for a minute where the service %s', async (_name, reply) => {
    state.picture = reply;
    const { id } = await newHouse();
    const failed = await ask(id);
    await expectError(failed, 'imagery_unavailable');
    expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0);
    state.picture = 'ground';
    await expectError(await ask(id), 'imagery_unavailable');
    expect(asked('exportImage')).toHaveLength(1);

    app.clock.advance(60_000);
    expect((await ask(id)).status).toBe(200);
  });

  it('is refused in another size than was asked for', async () => {
    const small = {
      create: { width: 640, height: 640, channels: 3, background: 'green' },
    } as const;
    state.picture = { bytes: await sharp(small).jpeg().toBuffer(), type: 'image/jpeg' };

    await expectError(await ask((await newHouse()).id), 'imagery_unavailable');
  });

  it('leaves nothing in the log of where it shows', async () => {
    state.picture = 'break';
    const { id, place } = await newHouse();
    await ask(id);

    expect(app.logLines.join('')).not.toContain(String(place.lat));
  });
});

describe('aerial tiles', () => {
  const tile = (z: number, x: number, y: number, client: Client = app.stranger) =>
    client.fetch(`/api/imagery/tiles/${z}/${x}/${y}`);

  it('are described', async () => {
    const response = await app.stranger.fetch('/api/imagery/tiles');

    expect(imageryTilesSchema.strict().parse(await response.json())).toMatchObject({
      url_template: '/api/imagery/tiles/{z}/{x}/{y}',
      min_zoom: 4,
      max_zoom: 19,
    });
  });

  it('of large areas are ready made, and fetched once', async () => {
    const shown = await pixelsOf(await tile(12, 664, 1550), { left: 250, top: 128 });
    await tile(12, 664, 1550);

    expect(shown).toMatchObject({ width: 256, height: 256 });
    expect(asked('').map(({ path }) => path)).toEqual(['/tiles/12/1550/664']);
  });

  it('near the ground are cut from one picture for sixteen', async () => {
    const whole = { z: 17, x: 21_260, y: 49_700 };
    const first = await tile(19, whole.x * 4, whole.y * 4);
    const last = await tile(19, whole.x * 4 + 3, whole.y * 4 + 3);

    const { west, south, east, north } = tileBox(whole);
    expect(asked('').map(({ parameters }) => parameters.get('bbox'))).toEqual([
      [west, south, east, north].join(','),
    ]);
    const one = await pixelsOf(first, { left: 2, top: 2 });
    const other = await pixelsOf(last, { left: 253, top: 253 });
    expect(one).toMatchObject({ width: 256, height: 256 });
    expect([one.red < 10, one.green < 10]).toEqual([true, true]);
    expect([other.red > 245, other.green > 245]).toEqual([true, true]);
  });

  it('that a map asks for at once are fetched with one question', async () => {
    const x = 85_100;
    const y = 198_900;
    const responses = await Promise.all(
      [0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => tile(19, x + column, y + row))),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(asked('exportImage')).toHaveLength(1);
  });

  it.each([
    ['of Europe', 12, 2200, 1343],
    ['further out than a continent', 3, 1, 3],
    ['nearer than there is anything to see', 20, 170_080, 397_600],
    ['beyond the edge of the world', 5, 32, 12],
  ])('%s are not there, and nobody is asked', async (_name, z, x, y) => {
    await expectError(await tile(z, x, y), 'imagery_missing');
    expect(asked('')).toEqual([]);
  });

  it.each(['12/664/-1', '12/664/1.5', '12/664/..%2F..', 'a/b/c'])(
    'are not found under %s',
    async (path) => {
      const response = await app.stranger.fetch(`/api/imagery/tiles/${path}`);

      expect(response.status).toBe(400);
      expect(asked('')).toEqual([]);
    },
  );

  it('have a limit for those that must be fetched, and none for those at hand', async () => {
    const aerialPicture = { max: 2, windowMs: 60_000 };
    const limits = { ...specifiedLimits.limits, aerialPicture };
    const limited = await startAppWithPictures({ rateLimits: { ...specifiedLimits, limits } });
    try {
      const visitor = await limited.newVisitor();
      expect((await tile(10, 165, 387, visitor)).status).toBe(200);
      expect((await tile(10, 166, 387, visitor)).status).toBe(200);
      const refused = await tile(10, 167, 387, visitor);

      await expectError(refused, 'too_many_requests');
      expect((await tile(10, 165, 387, visitor)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('kept pictures', () => {
  it('have so much room: those used longest ago go first, with their bytes', async () => {
    const small = await startAppWithPictures({
      imageryConfig: { serviceUrl: `${service.url}/ImageServer`, maxBytes: 150_000 },
    });
    try {
      const visitor = await small.newVisitor();
      const urls: string[] = [];
      for (let house = 0; house < 6; house += 1) {
        const { id } = await newHouse({ on: small, client: visitor });
        const response = await ask(id, visitor);
        urls.push(propertyImagerySchema.parse(await response.json()).url);
        small.clock.advance(1000);
      }
      await small.sweepImagery();

      const { rows } = await small.database.admin.query<{ sum: string }>(
        'select sum(bytes) from aerial_pictures',
      );
      expect(Number(rows[0]?.sum)).toBeLessThanOrEqual(150_000);
      await expectError(await small.stranger.fetch(urls[0] ?? ''), 'imagery_missing');
      expect((await small.stranger.fetch(urls.at(-1) ?? '')).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  it('stand under keyed hashes that tell of no place and no property', async () => {
    const { id } = await newHouse();
    await pictureOf(id);

    const { rows } = await app.database.admin.query<{ key: string; columns: string[] }>(
      `select key, array(select jsonb_object_keys(to_jsonb(kept)) order by 1) as columns
       from aerial_pictures kept`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.key).toMatch(/^[0-9a-f]{64}$/);
      expect(row.columns).toEqual(['bytes', 'captured_on', 'expires_at', 'key', 'used_at']);
    }
  });
});

it('where no source is configured there are neither pictures nor tiles, and no failure', async () => {
  const without = await startTestApp();
  try {
    const visitor = await without.newVisitor();
    const { id } = await newHouse({ on: without, client: visitor });

    await expectError(await ask(id, visitor), 'imagery_missing');
    await expectError(await visitor.fetch('/api/imagery/tiles'), 'imagery_missing');
    await expectError(await visitor.fetch('/api/imagery/tiles/19/85040/198800'), 'imagery_missing');
  } finally {
    await without.close();
  }
});
