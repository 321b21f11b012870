import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { isServerSource, watchSources } from './source-watch.mjs';

/** @type {string} */
let folder;
/** @type {number} */
let changes;
/** @type {ReturnType<typeof watchSources>} */
let watching;

beforeEach(async () => {
  // A checkout below a folder named `testing` must still be watched.
  folder = join(await mkdtemp(join(tmpdir(), 'dss-watch-')), 'testing');
  await mkdir(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, 'photos/routes.ts'), 'first');
  changes = 0;
  watching = watchSources([folder], () => (changes += 1));
});

afterEach(async () => {
  watching.close();
  await rm(dirname(folder), { recursive: true });
});

/** @param {number} count */
async function expectChanges(count) {
  await expect.poll(() => changes).toBe(count);
}

it.each([
  ['photos/routes.ts', true],
  ['db/migrations/0001_rls.sql', true],
  ['photos/routes.test.ts', false],
  ['testing/database.ts', false],
  ['photos/.routes.ts.swp', false],
])('knows whether %s is a source of the server: %s', (path, expected) => {
  expect(isServerSource(path)).toBe(expected);
});

it('reports several writes as one change', async () => {
  for (const name of ['one.ts', 'two.ts', 'three.ts']) {
    await writeFile(join(folder, 'photos', name), '');
  }
  await expectChanges(1);
});

it('notices every save by an editor that replaces the file', async () => {
  for (const save of [1, 2, 3]) {
    await writeFile(join(folder, 'photos/routes.ts.tmp'), `save ${save}`);
    await rename(join(folder, 'photos/routes.ts.tmp'), join(folder, 'photos/routes.ts'));
    await expectChanges(save);
  }
});

it('follows a new folder', async () => {
  await mkdir(join(folder, 'guidance/zones'), { recursive: true });
  await writeFile(join(folder, 'guidance/zones/zone.ts'), '');
  await expectChanges(1);
  await writeFile(join(folder, 'guidance/zones/zone.ts'), 'written');
  await expectChanges(2);
});

it('follows a folder that was moved', async () => {
  await mkdir(join(folder, 'guidance/zones'), { recursive: true });
  await writeFile(join(folder, 'guidance/zones/zone.ts'), '');
  await expectChanges(1);
  await rename(join(folder, 'guidance'), join(folder, 'advice'));
  await expectChanges(2);
  await writeFile(join(folder, 'advice/zones/zone.ts'), 'written again');
  await expectChanges(3);
});

it('follows a folder that was deleted, then made again', async () => {
  await mkdir(join(folder, 'guidance/zones'), { recursive: true });
  await writeFile(join(folder, 'guidance/zones/zone.ts'), '');
  await expectChanges(1);
  await rm(join(folder, 'guidance'), { recursive: true });
  await expectChanges(2);
  await mkdir(join(folder, 'guidance/zones'), { recursive: true });
  await writeFile(join(folder, 'guidance/zones/zone.ts'), '');
  await expectChanges(3);
});
