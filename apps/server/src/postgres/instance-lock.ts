import { closeSync, openSync } from 'node:fs';
import { access, chmod, constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { whyInaccessible } from '../data-folder.ts';
import { EmbeddedPostgresError } from './error.ts';

/** Proof that only this process may use a data folder. */
export interface InstanceLock {
  release(): void;
}

const sqliteBusy = 5;

/** After a kill, the kernel may need a moment to release the process's locks. */
const patienceMs = 1500;
const retryMs = 50;

/**
 * Locks the data folder for this process.
 *
 * It is a kernel lock (an exclusive SQLite transaction on `instance.lock`, which is never written to), so it is released with
 * the process however that ends, needs no comparison of process ids, and lets exactly one of two simultaneous starts succeed.
 *
 * @throws EmbeddedPostgresError `data_folder_in_use` if a running process holds it, `not_accessible` if this user can't write to
 *   the folder.
 */
export async function takeInstanceLock(
  dataDir: string,
  signal?: AbortSignal,
): Promise<InstanceLock> {
  const lockFile = join(dataDir, 'instance.lock');
  const pidFile = join(dataDir, 'instance.pid');
  await checkAccess(dataDir, lockFile);
  makePrivate(lockFile);
  await chmod(lockFile, 0o600);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    signal?.throwIfAborted();
    const lock = tryLock(lockFile);
    if (lock !== undefined) {
      await writeFile(pidFile, `${process.pid}\n`, { mode: 0o600 });
      return lock;
    }
    if (performance.now() > deadline) throw await inUse(dataDir, pidFile);
    await delay(retryMs);
  }
}

/** Checked first, because SQLite reports a read-only file as locked. */
async function checkAccess(dataDir: string, lockFile: string): Promise<void> {
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    await access(lockFile, constants.R_OK | constants.W_OK);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
    throw new EmbeddedPostgresError('not_accessible', await whyInaccessible(dataDir, cause), {
      cause,
    });
  }
}

/**
 * Creates the file before SQLite does, because SQLite gives its journal the same mode. An existing file is never opened here:
 * closing a file releases all locks that this process holds on it.
 */
function makePrivate(lockFile: string): void {
  try {
    closeSync(openSync(lockFile, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function tryLock(path: string): InstanceLock | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

async function inUse(dataDir: string, pidFile: string): Promise<EmbeddedPostgresError> {
  const pid = await readFile(pidFile, 'utf8').then(
    (text) => ` (process ${text.trim()})`,
    () => '',
  );
  return new EmbeddedPostgresError(
    'data_folder_in_use',
    `The data folder ${dataDir} is in use by another running instance${pid}. ` +
      'Stop that one first, or choose another folder with DATA_DIR.',
  );
}
