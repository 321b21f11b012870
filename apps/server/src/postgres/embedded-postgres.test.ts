import { mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { placeDatabase } from '../testing/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { identifyProcess, processesOfCluster } from './process-table.ts';
import { endHolder, holdInAnotherProcess, spawnHolder } from './testing/holder.ts';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };

let root: string;
let dataDir: string;
let cleanups: (() => Promise<void>)[];

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'dss-postgres-test-')));
  dataDir = join(root, 'data');
  cleanups = [];
});

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  if (process.platform === 'linux') {
    expect(await processesOfCluster(join(dataDir, 'postgres'))).toEqual([]);
  }
  // An initdb that outlived its killed parent may still be writing its last file.
  await rm(root, { recursive: true, force: true, maxRetries: 10 });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent });
  cleanups.push(() => postgres.stop());
  return postgres;
}

async function hold(
  folder = dataDir,
  wrapper: string[] = [],
): ReturnType<typeof holdInAnotherProcess> {
  const outcome = await holdInAnotherProcess(folder, wrapper);
  if (outcome.started) cleanups.push(() => endHolder(outcome.holder, 'SIGTERM'));
  return outcome;
}

async function query(postgres: { socketDir: string }, sql: string): Promise<unknown[]> {
  const client = new Client({
    host: postgres.socketDir,
    port: 5432,
    user: 'postgres',
    database: 'dss',
    ssl: false,
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

describe('the embedded database', () => {
  it('starts a durable PostgreSQL 18 with its database, on a socket that only its user can reach', async () => {
    const postgres = await start();

    expect(await query(postgres, 'select current_database() as name')).toEqual([{ name: 'dss' }]);
    expect(await query(postgres, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const [version] = await query(postgres, 'show server_version');
    expect(version).toEqual({ server_version: expect.stringMatching(/^18\./) });
    expect((await stat(postgres.socketDir)).mode & 0o777).toBe(0o700);
    expect(postgres.connection('app')).toEqual({
      host: postgres.socketDir,
      port: postgres.port,
      user: 'app',
      database: 'dss',
    });
  });

  it('leaves neither process nor socket when stopped, but keeps its data', async () => {
    placeDatabase(dataDir);
    const first = await start();
    await query(first, 'create table kept (note text)');
    await query(first, `insert into kept values ('still here')`);
    await first.stop();
    expect(await processesOfCluster(join(dataDir, 'postgres'))).toEqual([]);
    await expect(stat(first.socketDir)).rejects.toThrow('ENOENT');

    const second = await start();
    expect(await query(second, 'select note from kept')).toEqual([{ note: 'still here' }]);
  });

  it('may be stopped twice', async () => {
    placeDatabase(dataDir);
    const postgres = await start();
    await Promise.all([postgres.stop(), postgres.stop()]);
    await expect(postgres.stop()).resolves.toBeUndefined();
  });

  it('works in a data folder with a path of over 150 characters', async () => {
    const long = join(root, 'a'.repeat(80), 'b'.repeat(80), 'data with a space');
    expect(long.length).toBeGreaterThan(150);
    const postgres = await start(long);
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports an unexpected end', async () => {
    placeDatabase(dataDir);
    const postgres = await start();
    const ended = new Promise<Error>((resolve) => postgres.onUnexpectedExit(resolve));
    process.kill(await postmasterPid(), 'SIGQUIT');
    await expect(ended).resolves.toMatchObject({ code: 'exited' });
  });

  it('abandons a start that is aborted, leaving nothing behind', async () => {
    const abort = new AbortController();
    const starting = startEmbeddedPostgres({ dataDir, log: silent, signal: abort.signal });
    abort.abort(new Error('interrupted'));
    await expect(starting).rejects.toThrow('interrupted');
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('runs side by side with another instance on another folder', async () => {
    placeDatabase(dataDir);
    placeDatabase(join(root, 'other'));
    const [one, two] = await Promise.all([start(), start(join(root, 'other'))]);
    await query(one, 'create table only_in_one ()');
    expect(await query(two, `select to_regclass('only_in_one') as found`)).toEqual([
      { found: null },
    ]);
  });
});

describe('a second start on a folder in use', () => {
  it('is refused with the reason, without disturbing the running instance', async () => {
    placeDatabase(dataDir);
    const running = await hold();
    if (!running.started) throw new Error(running.message);
    const before = await postmasterPid();

    await expect(start()).rejects.toMatchObject({
      code: 'data_folder_in_use',
      message: expect.stringContaining(`process ${running.holder.pid}`),
    });
    expect(await postmasterPid()).toBe(before);
    expect(await query(running, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('at the very same moment lets exactly one through', async () => {
    placeDatabase(dataDir);
    const outcomes = await Promise.all([hold(), hold(), hold()]);
    expect(outcomes.filter((outcome) => outcome.started)).toHaveLength(1);
    for (const outcome of outcomes) {
      if (!outcome.started)
        expect(outcome.message).toContain('is in use by another running instance');
    }
  });
});

describe('after a SIGKILL', () => {
  it('of our process alone, the next start ends the orphaned database, keeping committed data', async () => {
    placeDatabase(dataDir);
    const killed = await hold();
    if (!killed.started) throw new Error(killed.message);
    await query(killed, 'create table kept as select 7 as seven');
    const leftover = await postmasterPid();
    await endHolder(killed.holder, 'SIGKILL');
    expect(await identifyProcess(leftover, join(dataDir, 'postgres'))).toBe('ours');

    const postgres = await start();
    expect(await postmasterPid()).not.toBe(leftover);
    expect(await query(postgres, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('of our process with its database, the next start recovers', async () => {
    placeDatabase(dataDir);
    const killed = await hold();
    if (!killed.started) throw new Error(killed.message);
    await query(killed, 'create table kept as select 7 as seven');
    process.kill(await postmasterPid(), 'SIGKILL');
    await endHolder(killed.holder, 'SIGKILL');

    expect(await query(await start(), 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it.each<[moment: string, hasCome: () => Promise<boolean>]>([
    ['the folder is made', () => exists(dataDir)],
    [
      'the database is made',
      async () =>
        (await readdir(dataDir).catch(() => [])).some((name) =>
          name.startsWith('postgres.unfinished-'),
        ),
    ],
    ['the database is started', () => exists(join(dataDir, 'postgres', 'postmaster.pid'))],
    ['the database takes connections', () => exists(join(dataDir, 'postgres', 'postmaster.opts'))],
  ])('of the first start while %s, the next start succeeds', async (_moment, hasCome) => {
    const { holder, outcome } = spawnHolder(dataDir);
    while (holder.exitCode === null && !(await hasCome())) await delay(5);
    expect(holder.exitCode).toBeNull();
    await endHolder(holder, 'SIGKILL');
    await outcome;

    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
