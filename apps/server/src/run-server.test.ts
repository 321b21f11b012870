import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { socketDirectoryFor } from './postgres/socket-directory.ts';
import { placeDatabase } from './testing/database.ts';
import { runMigrate } from './terminal/migrate-command.ts';
import { writePages } from './testing/pages.ts';
import {
  freePort,
  processesNaming,
  runServerProcess,
  whenReady,
  type RunningServer,
} from './testing/running-server.ts';

let folder: string;
let dataDir: string;
let webDirectory: string;
let servers: RunningServer[];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'dss-run-server-')));
  dataDir = path.join(folder, 'data');
  webDirectory = await writePages(folder);
  servers = [];
});

afterEach(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

async function start(
  port?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const server = runServerProcess({
    webDirectory,
    dataDir,
    port: port ?? (await freePort()),
    settings,
  });
  servers.push(server);
  return server;
}

/** Starts the server with the database of an earlier run, and waits until it is ready. */
async function startReady(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  placeDatabase(dataDir);
  const server = await start(undefined, settings);
  await whenReady(server);
  return server;
}

async function expectNothingLeft(): Promise<void> {
  if (process.platform === 'linux') expect(await processesNaming(dataDir)).toEqual([]);
  await expect(stat(socketDirectoryFor(dataDir))).rejects.toThrow('ENOENT');
}

describe('a stop during the first start', () => {
  const exists = (...names: string[]) =>
    stat(path.join(dataDir, ...names)).then(
      () => true,
      () => false,
    );
  const namesInside = async () => readdir(dataDir).catch(() => []);

  it.each([
    [
      'the database is made',
      async () => (await namesInside()).some((name) => name.startsWith('postgres.unfinished-')),
    ],
    ['the database is started', () => exists('postgres', 'postmaster.pid')],
    ['the database takes connections', () => exists('postgres', 'postmaster.opts')],
    ['the photo store is made', () => exists('photos')],
  ])('leaves nothing behind while %s', async (_moment, hasCome) => {
    const server = await start();
    const ended = new AbortController();
    void server.ended.then(() => ended.abort());
    while (!ended.signal.aborted && !(await hasCome())) await delay(5);
    expect(server.stdout()).toBe('');
    server.child.kill('SIGTERM');

    expect(await server.ended).toBe(0);
    await expectNothingLeft();
    expect(server.stdout()).toBe('');
    expect(server.stderr()).toBe('');
    expect((await namesInside()).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('an ordinary stop', () => {
  it('by SIGTERM leaves nothing behind, after printing only the address', async () => {
    const server = await startReady({ AI_PROVIDER: 'built-in' });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.stdout()).toMatch(/^ready http\S+\n$/);
    expect(server.stderr()).toBe('');
    await expectNothingLeft();
  });

  it('by Ctrl-C, which reaches the whole process group, is silent, too, after one line on how to get a model', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const settings = { AI_PROVIDER: '', OLLAMA_URL: nobody, LM_STUDIO_URL: nobody };
    const server = await startReady(settings);
    // In one line, before the server is ready, how to get a model that looks at photos. A refusal may come too late on a busy machine.
    expect(server.stdout()).toMatch(
      /^(No AI model runs on this computer|Ollama did not answer in time|LM Studio did not answer in time), .*\nready http/,
    );
    process.kill(-(server.child.pid ?? 0), 'SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.stderr()).toBe('');
    await expectNothingLeft();
  });
});

it('starts where the folders for data and for temporary files have unusual names', async () => {
  dataDir = path.join(folder, 'a b#c%20ñ');
  const temporary = path.join(folder, ' a,"b#');
  await mkdir(temporary);
  const server = await startReady({ TMPDIR: temporary });
  expect(await readdir(temporary)).toHaveLength(1);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
});

it('names an address that answers where it listens on IPv6 alone', async () => {
  const server = await startReady({ HOST: '::1' });
  const address = await whenReady(server);
  expect(address).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

describe('the server says in a sentence', () => {
  it('that its port is in use, before it makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;

    const server = await start(port);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(new RegExp(`^Port ${port} is in use\\. .*npm start\\n$`));
    expect(await readdir(folder)).toEqual(['pages']);
    other.close();
  });

  it("that its data folder can't be created", async () => {
    await writeFile(dataDir, 'a file');
    const server = await start();
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^The data folder \S+ can't be made: .*with DATA_DIR\.\n$/);
  });

  it('that its folder for temporary files is missing', async () => {
    placeDatabase(dataDir);
    const server = await start(undefined, { TMPDIR: path.join(folder, 'missing') });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(
      /^The database's socket can't be created in \S+missing, the folder for temporary files: .*Create that folder, or name another one with TMPDIR\.\n$/,
    );
  });

  it('that its signing secret is another one, until the one before is said to be lost', async () => {
    const [first, second] = ['first', 'second'].map((name) => ({
      SIGNING_SECRET: `the ${name} secret of thirty-two characters`,
    }));
    const server = await startReady(first);
    const address = await whenReady(server);
    expect((await fetch(`${address}/api/visitors`, { method: 'POST' })).status).toBe(201);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const refused = await start(undefined, second);
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(
      /^This database was used with another signing secret: .* Set SIGNING_SECRET as it was .* in SIGNING_SECRETS_BEFORE\. If it is lost for good: (?:npm run migrate -- |dss migrate )--secret-lost\n$/m,
    );
    const { signal } = new AbortController();
    const settings = { DATA_DIR: dataDir, ...second };
    const lost = await runMigrate(['--secret-lost'], signal, () => undefined, settings);
    expect(lost, lost.stderr).toMatchObject({ code: 0 });
    await startReady(second);
  });

  it('that its database has ended, as its last words', async () => {
    const server = await startReady();
    const pidFile = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^The embedded database ended unexpectedly\. .*start again/m);
    expect(server.stderr()).not.toContain('secretKey');
    expect(server.stderr().trim().split('\n').at(-1)).not.toMatch(/^\{/);
  });
});
