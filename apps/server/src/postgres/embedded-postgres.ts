import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import type { EmbeddedPostgresError } from './error.ts';
import { type InstanceLock, takeInstanceLock } from './instance-lock.ts';
import { endLeftoverPostmaster } from './leftover-postmaster.ts';
import type { PostgresLog } from './log.ts';
import { type Postmaster, spawnPostmaster, unexpectedEnd } from './postmaster.ts';
import { type ConnectionParameters, untilReady } from './readiness.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { prepareSocketDirectory, socketDirectoryFor, socketPort } from './socket-directory.ts';

const database = 'dss';

/** How long the remains of a killed server (a zombie, its shared memory) may delay a start. */
const remainsLimitMs = 10_000;
const remainsRetryMs = 250;

export interface EmbeddedPostgresOptions {
  /** The product's data folder, created if missing; the cluster is in its subfolder `postgres`. */
  readonly dataDir: string;
  readonly log: PostgresLog;
  /** Aborts the start and stops what was started so far. Has no effect after the start. */
  readonly signal?: AbortSignal | undefined;
}

/** A running PostgreSQL 18 that belongs to this process. */
export interface EmbeddedPostgres {
  /** The directory of the Unix socket, which serves as `host` in connection parameters. */
  readonly socketDir: string;
  readonly port: number;
  readonly superuser: string;
  readonly database: string;
  /** Connection parameters for a role, without a password: only this system user can access the socket. */
  connection(role: string): ConnectionParameters;
  /** Calls back once if the server exits without `stop`, even if it already has. */
  onUnexpectedExit(callback: (error: EmbeddedPostgresError) => void): void;
  /** Stops the server and releases the data folder. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder. Cleans up after a killed server, but never touches one that is in use. Committed data is
 * on disk (`fsync` is on).
 *
 * @throws EmbeddedPostgresError with a message for the operator; the signal's reason when aborted.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, signal } = options;
  const binaries = await findPostgresBinaries();
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const lock = await takeInstanceLock(dataDir, signal);
  try {
    const clusterDir = join(dataDir, 'postgres');
    const socketDir = socketDirectoryFor(dataDir);
    const runAs = await chooseRunAs(binaries.postgres, dataDir, clusterDir);
    await ensureCluster(clusterDir, binaries, runAs, signal);
    const cluster = { binaries, clusterDir, socketDir, runAs, log };
    return supervise(await startPostmaster(cluster, signal), cluster, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Cluster {
  readonly binaries: PostgresBinaries;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly runAs: RunAs;
  readonly log: PostgresLog;
}

function connectionTo(cluster: Cluster, user: string, name = database): ConnectionParameters {
  return { host: cluster.socketDir, port: socketPort, user, database: name };
}

async function startPostmaster(cluster: Cluster, signal?: AbortSignal): Promise<Postmaster> {
  const { binaries, clusterDir, log } = cluster;
  const deadline = performance.now() + remainsLimitMs;
  for (;;) {
    await endLeftoverPostmaster(clusterDir, log, signal);
    signal?.throwIfAborted();
    await prepareSocketDirectory(cluster.socketDir, cluster.runAs);
    const postmaster = spawnPostmaster({
      ...cluster,
      postgres: binaries.postgres,
      port: socketPort,
    });
    if (await becomesReady(postmaster, cluster, signal)) return postmaster;
    await postmaster.exited;
    const canPass = hinderedByRemains(postmaster.lastLines()) && performance.now() < deadline;
    if (!canPass) {
      await removeSocketDirectory(cluster);
      throw unexpectedEnd('start_failed', postmaster);
    }
    await delay(remainsRetryMs);
  }
}

async function becomesReady(
  postmaster: Postmaster,
  cluster: Cluster,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    const maintenance = connectionTo(cluster, superuser, 'postgres');
    return await untilReady(maintenance, database, postmaster.hasExited, cluster.log, signal);
  } catch (error) {
    await postmaster.stop();
    await removeSocketDirectory(cluster);
    throw error;
  }
}

function removeSocketDirectory(cluster: Cluster): Promise<void> {
  return rm(cluster.socketDir, { recursive: true, force: true });
}

function hinderedByRemains(lines: string): boolean {
  return /lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(lines);
}

function supervise(postmaster: Postmaster, cluster: Cluster, lock: InstanceLock): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const callbacks: ((error: EmbeddedPostgresError) => void)[] = [];
  let unexpected: EmbeddedPostgresError | undefined;

  void postmaster.exited.then(() => {
    if (stopping !== undefined) return;
    unexpected = unexpectedEnd('exited', postmaster);
    for (const callback of callbacks.splice(0)) callback(unexpected);
  });

  async function stop(): Promise<void> {
    await postmaster.stop();
    await removeSocketDirectory(cluster);
    lock.release();
  }

  return {
    socketDir: cluster.socketDir,
    port: socketPort,
    superuser,
    database,
    connection: (role) => connectionTo(cluster, role),
    onUnexpectedExit(callback) {
      if (unexpected === undefined) callbacks.push(callback);
      else callback(unexpected);
    },
    stop: () => (stopping ??= stop()),
  };
}
