import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServiceServer } from '../external-http/testing/service-server.ts';
import { placeDatabase } from '../testing/database.ts';
import { writePages } from '../testing/pages.ts';
import { freePort } from '../testing/running-server.ts';
import { probeServer } from './own-server.ts';

const project = path.resolve(import.meta.dirname, '../../../..');
let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'dss-own-server-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Copies what a server needs into a folder of this name. */
async function copyTo(name: string): Promise<string> {
  const copy = path.join(folder, name);
  for (const part of ['apps/server/src', 'apps/server/package.json', 'scripts/processes']) {
    await cp(path.join(project, part), path.join(copy, part), { recursive: true });
  }
  await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  await mkdir(path.join(copy, 'apps/web'));
  await writePages(path.join(copy, 'apps/web'));
  await rename(path.join(copy, 'apps/web/pages'), path.join(copy, 'apps/web/build'));
  return copy;
}

it('starts a server where the project is in a folder whose name has # and %', async () => {
  const copy = await copyTo('a b#c%20ñ');
  const dataDir = path.join(copy, 'data');
  placeDatabase(dataDir);
  const program = `
    import { startOwnServer } from './own-server.ts';
    const server = await startOwnServer(new URL('http://localhost:${await freePort()}'));
    await server.stop();
    console.log('stopped');`;
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    {
      cwd: path.join(copy, 'apps/server/src/terminal'),
      env: {
        PATH,
        TMPDIR,
        NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
        AI_PROVIDER: 'built-in',
        PHOTON_URL: 'off',
        CENSUS_GEOCODER_URL: 'off',
        ADDRESS_FACTS: 'off',
        FIRE_WARNINGS_URL: 'off',
        ACTIVE_FIRES_URL: 'off',
      },
    },
  );
  expect(stdout).toBe('stopped\n');
});

it('gives a server time that is not ready for a moment', async () => {
  const readiness = ['failed', 'ok'].map((status) => ({ status, queue: status, database: 'ok' }));
  const server = await startServiceServer(() => {
    const body = readiness.shift();
    return { status: body?.status === 'ok' ? 200 : 503, json: body };
  });
  try {
    expect(await probeServer(server.url)).toBe('ready');
    expect(readiness).toEqual([]);
  } finally {
    await server.close();
  }
});
