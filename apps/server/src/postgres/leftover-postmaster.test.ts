import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { endLeftoverPostmaster } from './leftover-postmaster.ts';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };

let clusterDir: string;
let pidFile: string;

beforeEach(async () => {
  clusterDir = await realpath(await mkdtemp(join(tmpdir(), 'dss-leftover-test-')));
  pidFile = join(clusterDir, 'postmaster.pid');
});

afterEach(() => rm(clusterDir, { recursive: true, force: true }));

it('does nothing without a pid file', async () => {
  await expect(endLeftoverPostmaster(clusterDir, silent)).resolves.toBeUndefined();
});

it.runIf(process.platform === 'linux')(
  'never signals an unrelated process that got the process id, even one at work in the directory',
  async () => {
    const stranger = spawn('sleep', ['600'], { cwd: clusterDir });
    await once(stranger, 'spawn');
    await writeFile(pidFile, `${stranger.pid}\n${clusterDir}\n`);

    await endLeftoverPostmaster(clusterDir, silent);

    expect(stranger.kill(0)).toBe(true);
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT');
    stranger.kill();
    await once(stranger, 'exit');
  },
);

it.runIf(process.platform === 'linux')('removes a pid file that was left empty', async () => {
  await writeFile(pidFile, '');
  await endLeftoverPostmaster(clusterDir, silent);
  await expect(readFile(pidFile)).rejects.toThrow('ENOENT');
});
