import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { takeInstanceLock } from './instance-lock.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dss-lock-test-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('refuses a second holder, naming the first', async () => {
  const lock = await takeInstanceLock(dataDir);
  await expect(takeInstanceLock(dataDir)).rejects.toMatchObject({
    code: 'data_folder_in_use',
    message: expect.stringContaining(`(process ${process.pid})`),
  });
  lock.release();
});

it('can be taken again once released, even by a process that was already waiting', async () => {
  const lock = await takeInstanceLock(dataDir);
  const waiting = takeInstanceLock(dataDir);
  lock.release();
  lock.release();
  const second = await waiting;
  await expect(takeInstanceLock(dataDir)).rejects.toMatchObject({ code: 'data_folder_in_use' });
  second.release();
});

it('consists of files that only their user can read', async () => {
  const lock = await takeInstanceLock(dataDir);
  const names = await readdir(dataDir);
  expect(names).toContain('instance.lock-journal');
  const modes = await Promise.all(
    names.map(async (name) => (await stat(join(dataDir, name))).mode),
  );
  expect(modes.map((mode) => mode & 0o777)).toEqual(names.map(() => 0o600));
  lock.release();
});

it('stops waiting when the start is canceled', async () => {
  const lock = await takeInstanceLock(dataDir);
  const abort = new AbortController();
  const waiting = takeInstanceLock(dataDir, abort.signal);
  abort.abort(new Error('interrupted'));
  await expect(waiting).rejects.toThrow('interrupted');
  lock.release();
});
