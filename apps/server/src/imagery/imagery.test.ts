import { mapViewBox, propertyImagerySchema } from '@dss/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ServiceReply } from '../external-http/testing/service-server.ts';
import { startTestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { anImageryBench, pixelsOf } from './testing/imagery-bench.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const bench = anImageryBench();

describe('the aerial picture of a property', () => {
  it('shows exactly the map view', async () => {
    const { id, place } = await bench.newHouse();
    const { url } = await bench.pictureOf(id);

    const { west, south, east, north } = mapViewBox(place);
    const box = bench.asked('exportImage')[0]?.parameters.get('bbox')?.split(',').map(Number);
    expect(box).toEqual([west, south, east, north]);
    const shown = await pixelsOf(await bench.app.stranger.fetch(url), { left: 1270, top: 10 });
    expect(shown).toMatchObject({ width: 1280, height: 1280, format: 'jpeg' });
    expect(shown.red).toBeGreaterThan(245);
    expect(shown.green).toBeLessThan(10);
  });

  it('has its date with the name of its source', async () => {
    const { id } = await bench.newHouse();
    const { url: _url, ...picture } = await bench.pictureOf(id);

    expect(picture).toEqual({
      pixels: 1280,
      captured_on: '2022-06-15',
      attribution: [
        {
          text: 'USGS The National Map: Orthoimagery',
          url: 'https://www.usgs.gov/the-national-map',
        },
      ],
    });
  });

  it('is fetched once, however often it is shown', async () => {
    const { id } = await bench.newHouse();
    const [first, second] = await Promise.all([bench.pictureOf(id), bench.pictureOf(id)]);
    const third = await bench.pictureOf(id);

    expect(bench.asked('exportImage')).toHaveLength(1);
    expect([second, third]).toEqual([first, first]);
  });

  it.each([
    ['milliseconds', { acquisition_date: Date.UTC(2022, 5, 15) }, '2022-06-15'],
    ['nothing', { OBJECTID: 7 }, null],
    ['nonsense', { acquisition_date: 'in summer' }, null],
    ['a failure', 'break', null],
  ] as const)('has the date that the service gives as %s', async (_name, attributes, date) => {
    bench.state.attributes = attributes;
    const { id } = await bench.newHouse();

    expect((await bench.pictureOf(id)).captured_on).toBe(date);
  });

  it('has an address that works for an hour', async () => {
    const { id } = await bench.newHouse();
    const { url } = await bench.pictureOf(id);
    bench.app.clock.advance(hourMs - 1000);
    expect((await bench.app.stranger.fetch(url)).status).toBe(200);
    bench.app.clock.advance(hourMs + 1000);

    await expectError(await bench.app.stranger.fetch(url), 'photo_url_expired');
  });

  it('is refused under a forged signature', async () => {
    const { id } = await bench.newHouse();
    const { url } = await bench.pictureOf(id);
    const forged = url.replace(/signature=.{6}/, 'signature=AAAAAA');
    await expectError(await bench.app.stranger.fetch(forged), 'photo_url_invalid');
  });

  it("doesn't exist without coordinates", async () => {
    await expectError(
      await bench.ask(await bench.app.newProperty(bench.owner)),
      'coordinates_missing',
    );
  });

  it("doesn't exist outside the United States, where no service is asked", async () => {
    const { id } = await bench.newHouse({ place: { lat: 52.5, lng: 13.4 } });

    await expectError(await bench.ask(id), 'imagery_missing');
    expect(bench.asked('')).toEqual([]);
  });

  it("doesn't exist where the service has nothing, which is asked again the next day", async () => {
    bench.state.picture = 'nothing';
    const { id } = await bench.newHouse();
    await expectError(await bench.ask(id), 'imagery_missing');
    await expectError(await bench.ask(id), 'imagery_missing');
    expect(bench.asked('exportImage')).toHaveLength(1);

    bench.state.picture = 'ground';
    bench.app.clock.advance(dayMs);
    expect((await bench.ask(id)).status).toBe(200);
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
  it.each(failures)('is unavailable for a minute when the service %s', async (_name, reply) => {
    bench.state.picture = reply;
    const { id } = await bench.newHouse();
    const failed = await bench.ask(id);
    await expectError(failed, 'imagery_unavailable');
    expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0);
    bench.state.picture = 'ground';
    await expectError(await bench.ask(id), 'imagery_unavailable');
    expect(bench.asked('exportImage')).toHaveLength(1);

    bench.app.clock.advance(60_000);
    expect((await bench.ask(id)).status).toBe(200);
  });

  it('is refused in a size other than requested', async () => {
    const small = {
      create: { width: 640, height: 640, channels: 3, background: 'green' },
    } as const;
    bench.state.picture = { bytes: await sharp(small).jpeg().toBuffer(), type: 'image/jpeg' };

    await expectError(await bench.ask((await bench.newHouse()).id), 'imagery_unavailable');
  });

  it('leaves no trace in the log of where it shows', async () => {
    bench.state.picture = 'break';
    const { id, place } = await bench.newHouse();
    await bench.ask(id);

    expect(bench.app.logLines.join('')).not.toContain(String(place.lat));
  });
});

describe('cached pictures', () => {
  it('are limited in size: the least recently used go first', async () => {
    const small = await bench.startAppWithPictures({
      imageryConfig: { serviceUrl: `${bench.service.url}/ImageServer`, maxBytes: 150_000 },
    });
    try {
      const visitor = await small.newVisitor();
      const urls: string[] = [];
      for (let house = 0; house < 6; house += 1) {
        const { id } = await bench.newHouse({ on: small, client: visitor });
        const response = await bench.ask(id, visitor);
        urls.push(propertyImagerySchema.parse(await response.json()).url);
        small.clock.advance(1000);
      }
      await small.cleanUpImagery();

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

  it('are stored under keyed hashes that reveal no place or property', async () => {
    const { id } = await bench.newHouse();
    await bench.pictureOf(id);

    const { rows } = await bench.app.database.admin.query<{ key: string; columns: string[] }>(
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

it('without a configured source, pictures as well as tiles are missing rather than failing', async () => {
  const without = await startTestApp();
  try {
    const visitor = await without.newVisitor();
    const { id } = await bench.newHouse({ on: without, client: visitor });

    await expectError(await bench.ask(id, visitor), 'imagery_missing');
    await expectError(await visitor.fetch('/api/imagery/tiles'), 'imagery_missing');
    await expectError(await visitor.fetch('/api/imagery/tiles/19/85040/198800'), 'imagery_missing');
  } finally {
    await without.close();
  }
});
