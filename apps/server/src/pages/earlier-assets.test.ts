import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssetRoutes } from './built-assets.ts';
import { findEarlierAssets, keepAssets } from './earlier-assets.ts';

let place: string;
let assets: string;
let keptIn: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'dss-assets-'));
  assets = path.join(place, 'build/assets');
  keptIn = path.join(place, 'data/assets');
});

afterEach(() => rm(place, { recursive: true, force: true }));

test('after an upgrade, a tab that was open before still gets its files, compressed', async () => {
  await start('first');
  const loads = await start('second');
  expect(await loads('first.js')).toBe('first');
  expect(await loads('second.js')).toBe('second');
  expect(await loads('first.js', 'br')).toBe('first, small');
  expect(await loads('never-there.js')).toBeNull();
});

test('a restart of the same version keeps the one before', async () => {
  await start('first');
  await start('second');
  const loads = await start('second');
  expect(await loads('first.js')).toBe('first');
});

test('only one version before is kept, which is the newer one after going back', async () => {
  await start('first');
  await start('second');
  await start('third');
  const loads = await start('second');
  expect(await loads('third.js')).toBe('third');
  expect(await loads('first.js')).toBeNull();
  expect(await readdir(keptIn)).toHaveLength(2);
});

test('two processes may keep their files at once', async () => {
  await build('first');
  await Promise.all([keepAssets(assets, keptIn), keepAssets(assets, keptIn)]);
  expect(await readdir(keptIn)).toHaveLength(1);
});

/** Builds a version in the place of the last, starts it, and returns what its server answers. */
async function start(version: string) {
  await build(version);
  const earlier = await findEarlierAssets(assets, keptIn);
  const routes = await createAssetRoutes(earlier === null ? [assets] : [assets, earlier]);
  await keepAssets(assets, keptIn);
  return async (name: string, encoding = 'identity') => {
    const response = await routes.request(`/assets/${name}`, {
      headers: { 'Accept-Encoding': encoding },
    });
    return response.status === 404 ? null : response.text();
  };
}

async function build(version: string): Promise<void> {
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(assets, `${version}.js`), version);
  await writeFile(path.join(assets, `${version}.js.br`), `${version}, small`);
}
