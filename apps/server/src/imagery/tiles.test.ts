import { imageryTilesSchema, tileBox } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';
import { anImageryBench, pixelsOf } from './testing/imagery-bench.ts';

const bench = anImageryBench();

describe('aerial tiles', () => {
  const tile = (z: number, x: number, y: number, client: Client = bench.app.stranger) =>
    client.fetch(`/api/imagery/tiles/${z}/${x}/${y}`);

  it('are described', async () => {
    const response = await bench.app.stranger.fetch('/api/imagery/tiles');

    expect(imageryTilesSchema.strict().parse(await response.json())).toMatchObject({
      url_template: '/api/imagery/tiles/{z}/{x}/{y}',
      min_zoom: 4,
      max_zoom: 19,
    });
  });

  it('of large areas are fetched ready-made once', async () => {
    const shown = await pixelsOf(await tile(12, 664, 1550), { left: 250, top: 128 });
    await tile(12, 664, 1550);

    expect(shown).toMatchObject({ width: 256, height: 256 });
    expect(bench.asked('').map(({ path }) => path)).toEqual(['/tiles/12/1550/664']);
  });

  it('near the ground are cut from one picture for sixteen', async () => {
    const whole = { z: 17, x: 21_260, y: 49_700 };
    const first = await tile(19, whole.x * 4, whole.y * 4);
    const last = await tile(19, whole.x * 4 + 3, whole.y * 4 + 3);

    const { west, south, east, north } = tileBox(whole);
    expect(bench.asked('').map(({ parameters }) => parameters.get('bbox'))).toEqual([
      [west, south, east, north].join(','),
    ]);
    const one = await pixelsOf(first, { left: 2, top: 2 });
    const other = await pixelsOf(last, { left: 253, top: 253 });
    expect(one).toMatchObject({ width: 256, height: 256 });
    expect([one.red < 10, one.green < 10]).toEqual([true, true]);
    expect([other.red > 245, other.green > 245]).toEqual([true, true]);
  });

  it('requested together are fetched with one request', async () => {
    const x = 85_100;
    const y = 198_900;
    const responses = await Promise.all(
      [0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => tile(19, x + column, y + row))),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(bench.asked('exportImage')).toHaveLength(1);
  });

  it("in the cache stay available when one beside them can't be fetched again", async () => {
    const x = 85_200;
    const y = 199_000;
    const { rows: before } = await bench.app.database.admin.query<{ key: string }>(
      'select key from aerial_pictures',
    );
    await tile(19, x, y);
    const known = before.map(({ key }) => key);
    // Simulates that the cache dropped one of the sixteen tiles.
    await bench.app.database.admin.query(
      `delete from aerial_pictures where key in (
         select key from aerial_pictures where key <> all($1) order by key limit 1)`,
      [known],
    );
    bench.state.picture = 'break';
    const places = Array.from(
      { length: 16 },
      (_none, at) => [x + (at % 4), y + (at >> 2)] as const,
    );
    const askAll = () => Promise.all(places.map(([column, row]) => tile(19, column, row)));
    await askAll();
    const answers = await askAll();

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  });

  it('leave no trace in the log of where they are', async () => {
    await tile(19, 85_300, 199_100);

    const log = bench.app.logLines.join('');
    expect(log).toContain('"path":"/api/imagery/tiles/…"');
    expect(log).not.toMatch(/85300|199100/);
  });

  it.each([
    ['of Europe', 12, 2200, 1343],
    ['further out than a continent', 3, 1, 3],
    ['nearer than there is anything to see', 20, 170_080, 397_600],
    ['beyond the edge of the world', 5, 32, 12],
  ])("%s don't exist, so no service is asked", async (_name, z, x, y) => {
    await expectError(await tile(z, x, y), 'imagery_missing');
    expect(bench.asked('')).toEqual([]);
  });

  it.each(['12/664/-1', '12/664/1.5', '12/664/..%2F..', 'a/b/c'])(
    'are not found under %s',
    async (path) => {
      const response = await bench.app.stranger.fetch(`/api/imagery/tiles/${path}`);

      expect(response.status).toBe(400);
      expect(bench.asked('')).toEqual([]);
    },
  );

  it('are limited for each visitor, except those in the cache', async () => {
    const aerialPicture = { max: 2, windowMs: 60_000 };
    const limits = { ...specifiedLimits.limits, aerialPicture };
    const limited = await bench.startAppWithPictures({
      rateLimits: { ...specifiedLimits, limits },
    });
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
