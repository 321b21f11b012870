import {
  chmod,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  statfs,
} from 'node:fs/promises';
import { freemem } from 'node:os';
import { join, sep } from 'node:path';

import { temporaryFolder } from '../bootstrap/temporary-folder.mjs';

/**
 * A temporary folder for everything that the tests write. The runners get it as their TMPDIR, so that whatever an
 * interrupted test leaves running, a browser or a database, can be found by it and ended.
 */
export async function makeScratch() {
  const path = await realpath(await mkdtemp(join(await fastestFolder(), 'dss-test-')));
  // World-writable like /tmp, because some tests switch to another user.
  await chmod(path, 0o1777);
  return { path, remove: () => removeScratch(path) };
}

const inMemory = '/dev/shm';
const gibibyte = 1024 ** 3;

/**
 * Linux's folder in memory, if there is plenty of it. Tests make and remove hundreds of databases of hundreds of files;
 * on ext4 without a journal, looking for an unused inode among so many just deleted takes a tenth of the server tests'
 * time. Unless somebody chose a TMPDIR.
 */
async function fastestFolder() {
  if (process.env['TMPDIR'] !== undefined || freemem() < 8 * gibibyte) return temporaryFolder();
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === inMemory);
  // Some tests start programs that they write.
  if (mount === undefined || mount.includes('noexec')) return temporaryFolder();
  const { bavail, bsize } = await statfs(inMemory);
  return bavail * bsize < 4 * gibibyte ? temporaryFolder() : inMemory;
}

/** @param {string} path */
async function removeScratch(path) {
  for (const pid of await processesUsing(path)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
  }
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/**
 * The processes that work below the folder (a database does) or inherited it as their TMPDIR.
 *
 * @param {string} path
 * @returns {Promise<number[]>} none where the system has no /proc
 */
async function processesUsing(path) {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.map(Number).filter(Number.isInteger);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      const isOurs =
        cwd === path ||
        cwd.startsWith(path + sep) ||
        environment.split('\0').includes(`TMPDIR=${path}`);
      return isOurs ? [pid] : [];
    }),
  );
  return found.flat();
}
