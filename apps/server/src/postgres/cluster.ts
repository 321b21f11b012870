import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { PostgresBinaries } from './binaries.ts';
import { diskFull, EmbeddedPostgresError } from './error.ts';
import { commandLine, postgresEnvironment, type RunAs } from './run-as.ts';

/** The cluster's administrator; migrations create the product's own roles. */
export const superuser = 'postgres';

/**
 * Creates the database cluster unless it exists. It is built in a temporary folder and moved when complete, so that a start
 * killed halfway leaves no broken cluster.
 */
export async function ensureCluster(
  clusterDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  signal?: AbortSignal,
): Promise<void> {
  if (await isAccessibleCluster(clusterDir)) return;
  await removeUnfinished(clusterDir);
  const unfinished = `${clusterDir}.unfinished-${randomUUID()}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (runAs.identity !== undefined) {
    await chown(unfinished, runAs.identity.uid, runAs.identity.gid);
  }
  try {
    await runInitdb(unfinished, binaries.initdb, runAs, signal);
  } catch (error) {
    await removeUnfinished(clusterDir);
    throw error;
  }
  await rename(unfinished, clusterDir);
  await syncDirectory(dirname(clusterDir));
}

async function isAccessibleCluster(clusterDir: string): Promise<boolean> {
  try {
    await stat(join(clusterDir, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw new EmbeddedPostgresError(
      'not_accessible',
      `The database in ${clusterDir} belongs to another user. Start as that user, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

async function removeUnfinished(clusterDir: string): Promise<void> {
  const parent = dirname(clusterDir);
  const prefix = `${basename(clusterDir)}.unfinished-`;
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(prefix)) continue;
    // An initdb that outlived its killed parent may still be writing there; the next start removes it then.
    await rm(join(parent, entry), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function runInitdb(
  directory: string,
  initdb: string,
  runAs: RunAs,
  signal: AbortSignal | undefined,
): Promise<void> {
  const command = commandLine(runAs, initdb, [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--encoding=UTF8',
  ]);
  const child = spawn(command.file, command.args, {
    env: postgresEnvironment,
    cwd: directory,
    // Not in the terminal's process group: Ctrl-C reaches us, and we stop it through the signal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...runAs.identity,
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const interrupt = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
      if (signal?.aborted === true) interrupt();
    });
    signal?.throwIfAborted();
    if (code !== 0) {
      const lines = output.join('').trim();
      throw (
        diskFull(dirname(directory), lines) ??
        new EmbeddedPostgresError(
          'start_failed',
          `The database could not be set up in ${directory}:\n${lines}`,
        )
      );
    }
  } finally {
    signal?.removeEventListener('abort', interrupt);
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
