import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { EmbeddedPostgresError } from './error.ts';
import type { PostgresLog } from './log.ts';
import { identifyProcess, processesOfCluster } from './process-table.ts';

/** PostgreSQL's "fast" shutdown first writes a checkpoint, which can take long on a slow disk. */
const fastShutdownMs = 60_000;
/** The "immediate" shutdown leaves recovery to the next start, which is safe because the write-ahead log is on disk. */
const immediateShutdownMs = 10_000;
const orphanedBackendsMs = 10_000;
const pollMs = 25;

/**
 * Stops a postmaster that a killed process left running, and removes the pid file of one that no longer exists (PostgreSQL would
 * mistake a zombie, or another process with the same id, for it). Call it only while holding the instance lock. Signals only
 * PostgreSQL processes working in this directory.
 */
export async function endLeftoverPostmaster(
  clusterDir: string,
  log: PostgresLog,
  signal?: AbortSignal,
): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const record = await readPidFile(pidFile);
  if (record === undefined) return;
  if (record.pid !== undefined) {
    const verdict = await identifyProcess(record.pid, clusterDir);
    if (verdict === 'unknown') return;
    if (verdict === 'ours') {
      log.info(`Ending the database that an earlier start left running (process ${record.pid}).`);
      await endPostmaster(record.pid, clusterDir, signal);
    }
  }
  if (!(await orphanedBackendsAreGone(clusterDir, signal))) return;
  // Removes the file only if it is still the one that was checked.
  if ((await readPidFile(pidFile))?.text === record.text) await rm(pidFile, { force: true });
}

async function endPostmaster(pid: number, clusterDir: string, signal?: AbortSignal): Promise<void> {
  const gone = async () => (await identifyProcess(pid, clusterDir)) !== 'ours';
  sendSignal(pid, 'SIGINT');
  if (await waitUntil(gone, fastShutdownMs, signal)) return;
  sendSignal(pid, 'SIGQUIT');
  if (await waitUntil(gone, immediateShutdownMs, signal)) return;
  throw new EmbeddedPostgresError(
    'start_failed',
    `The database left running by an earlier start (process ${pid}) does not end. End it by hand and start again.`,
  );
}

/**
 * Waits for orphaned backends, which notice by themselves that their postmaster is gone; starting earlier would risk the data.
 *
 * @returns false if the system can't list them; PostgreSQL's own checks then decide.
 */
async function orphanedBackendsAreGone(clusterDir: string, signal?: AbortSignal): Promise<boolean> {
  if ((await processesOfCluster(clusterDir)) === undefined) return false;
  const allGone = async () => (await processesOfCluster(clusterDir))?.length === 0;
  return waitUntil(allGone, orphanedBackendsMs, signal);
}

/** The file's first line is the process id; a postmaster killed right after its start may leave it empty. */
async function readPidFile(
  pidFile: string,
): Promise<{ text: string; pid: number | undefined } | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const pid = Number.parseInt(text, 10);
  return { text, pid: pid > 0 ? pid : undefined };
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    const alreadyGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!alreadyGone) throw error;
  }
}

async function waitUntil(
  condition: () => Promise<boolean>,
  limitMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    signal?.throwIfAborted();
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
    await delay(pollMs);
  }
}
