import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { isServerSource, watchSources } from './source-watch.mjs';

it.each([
  ['photos/routes.ts', true],
  ['db/migrations/0001_rls.sql', true],
  ['photos/routes.test.ts', false],
  ['testing/database.ts', false],
  ['photos/.routes.ts.swp', false],
])('takes %s for a source of the server: %s', (path, expected) => {
  expect(isServerSource(path)).toBe(expected);
});

it('reports several writes as one change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dss-watch-'));
  await mkdir(join(folder, 'photos'));
  let changes = 0;
  const watching = watchSources([folder], () => (changes += 1));
  for (const name of ['one.ts', 'two.ts', 'three.ts']) {
    await writeFile(join(folder, 'photos', name), '');
  }
  await expect.poll(() => changes).toBe(1);
  watching.close();
  await rm(folder, { recursive: true });
});
