import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoSchema } from '@dss/domain';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { runRestore } from '../terminal/backup-command.ts';
import { runMigrate } from '../terminal/migrate-command.ts';
import { createClient } from '../testing/client.ts';
import { writePages } from '../testing/pages.ts';
import { freePort, runServerProcess, whenReady } from '../testing/running-server.ts';

/** What the product of an earlier commit left, made by `scripts/make-upgrade-fixture.mjs`. */
const fixture = path.join(import.meta.dirname, 'testing/earlier-version');
const expectedSchema = z.object({
  token: z.string(),
  propertyId: z.uuid(),
  score: z.number(),
});

it('restores a backup of the version before, migrates it, and shows the same score', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { token, propertyId, score } = expectedSchema.parse(
    JSON.parse(await readFile(path.join(fixture, 'expected.json'), 'utf8')),
  );
  // Copied, because a checkout doesn't keep who may read a file.
  const backup = path.join(folder, 'backup');
  await cp(path.join(fixture, 'backup'), backup, { recursive: true });
  const dataDir = path.join(folder, 'data');
  const settings = { DATA_DIR: dataDir };
  const { signal } = new AbortController();
  const restored = await runRestore([backup], signal, () => undefined, settings);
  expect(restored.stderr).toBe('');
  const check = await runMigrate(['--check'], signal, () => undefined, settings);
  expect(check.stdout).toBe('The database is up to date.\n');

  const port = await freePort();
  const server = runServerProcess({ webDirectory: await writePages(folder), dataDir, port });
  onTestFinished(async () => {
    server.child.kill('SIGINT');
    await server.ended;
  });
  const owner = createClient(await whenReady(server), { Authorization: `Bearer ${token}` });
  const read = async <Shape>(asked: string, shape: z.ZodType<Shape>) => {
    const response = await owner.fetch(`/api/properties/${propertyId}${asked}`);
    expect(response.status, asked).toBe(200);
    return shape.parse(await response.json());
  };
  const { analyses } = await read(
    '/analyses',
    z.object({ analyses: z.array(z.object({ dss_score: z.number() })) }),
  );
  expect(analyses[0]?.dss_score).toBe(score);
  const { photos } = await read('/photos', z.object({ photos: z.array(photoSchema) }));
  expect(photos.map(({ image_id: id }) => id).toSorted()).toEqual([
    'side-dry-grass',
    'side-gravel',
  ]);
  for (const { thumbnail_url: url } of photos) {
    expect((await owner.fetch(url)).headers.get('content-type')).toBe('image/webp');
  }
  const homes = z.object({ properties: z.array(z.object({ photo_count: z.number() })) });
  const listed = await (await owner.fetch('/api/properties')).json();
  expect(homes.parse(listed).properties).toEqual([{ photo_count: photos.length }]);
  // The score still follows from what is stored: an answer adds a new result to it, by today's weights.
  const scoreAfter = async (answer: 'no' | 'yes') => {
    const answers = [{ question_id: 'vents_fine_mesh', answer }];
    const answered = await owner.send('PUT', `/api/properties/${propertyId}/answers`, { answers });
    const results = z.object({ analysis: z.object({ dss_score: z.number() }) });
    return results.parse(await answered.json()).analysis.dss_score;
  };
  expect(await scoreAfter('yes')).toBeGreaterThan(await scoreAfter('no'));
}, 180_000);
