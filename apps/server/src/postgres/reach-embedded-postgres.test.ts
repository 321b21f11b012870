import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { placeDatabase } from '../testing/database.ts';
import { reachEmbeddedPostgres } from './reach-embedded-postgres.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { takeInstanceLock } from './instance-lock.ts';

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined };

let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'dss-reach-test-')));
  dataDir = join(root, 'data');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function answers(
  connection: ReturnType<Awaited<ReturnType<typeof reachEmbeddedPostgres>>['connection']>,
) {
  const client = new Client({ ...connection, ssl: false });
  await client.connect();
  try {
    return (await client.query<{ name: string }>('select current_database() as name')).rows;
  } finally {
    await client.end();
  }
}

it('leaves a running database running', async () => {
  placeDatabase(dataDir);
  const running = await startEmbeddedPostgres({ dataDir, log });
  try {
    const reached = await reachEmbeddedPostgres({ dataDir, log });
    expect(reached.connection('postgres')).toEqual(running.connection('postgres'));
    await reached.stop();

    expect(await answers(running.connection('postgres'))).toEqual([{ name: 'dss' }]);
  } finally {
    await running.stop();
  }

  // No process runs it now, so it is started and stopped again.
  const alone = await reachEmbeddedPostgres({ dataDir, log });
  expect(await answers(alone.connection('postgres'))).toEqual([{ name: 'dss' }]);
  await alone.stop();
  await expect(answers(alone.connection('postgres'))).rejects.toThrow('ENOENT');
});

it('makes neither database nor folder where there is none', async () => {
  await expect(reachEmbeddedPostgres({ dataDir, log })).rejects.toMatchObject({
    code: 'no_database',
  });
  expect(await readdir(root)).toEqual([]);
});

it('says so when the database of a folder in use does not answer', async () => {
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  const lock = await takeInstanceLock(dataDir);
  try {
    await expect(reachEmbeddedPostgres({ dataDir, log, patienceMs: 0 })).rejects.toMatchObject({
      code: 'not_reachable',
      message: expect.stringContaining('the user who started the product'),
    });
  } finally {
    lock.release();
  }
});
