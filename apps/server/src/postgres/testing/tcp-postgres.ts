import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { findPostgresBinaries } from '../binaries.ts';
import { ensureCluster, superuser } from '../cluster.ts';
import { untilReady } from '../readiness.ts';
import { chooseRunAs, commandLine, postgresEnvironment } from '../run-as.ts';

export interface TcpPostgres {
  readonly superuser: string;
  readonly pid: () => number;
  /** Ends every connection at once, as a crash does; the next start recovers from the log. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const database = 'dss';

/**
 * A PostgreSQL server on this machine that listens on a TCP port, as one on another machine would, with an empty database
 * `dss`. It lets in everybody from this machine: for tests alone.
 */
export async function startTcpPostgres(folder: string, port: number): Promise<TcpPostgres> {
  const binaries = await findPostgresBinaries();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const clusterDir = path.join(folder, 'cluster');
  const runAs = await chooseRunAs(binaries.postgres, folder, clusterDir);
  await ensureCluster(clusterDir, binaries, runAs);
  // The first rule that fits decides, and the cluster's own one refuses every host.
  await appendFile(
    path.join(clusterDir, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\nhba_file = '${path.join(clusterDir, 'tests.conf')}'\n`,
  );
  await appendFile(path.join(clusterDir, 'tests.conf'), 'host all all 127.0.0.1/32 trust\n');

  let server: ChildProcess;
  let ended: Promise<unknown>;
  const start = async () => {
    const command = commandLine(runAs, binaries.postgres, ['-D', clusterDir]);
    server = spawn(command.file, command.args, {
      env: postgresEnvironment,
      cwd: clusterDir,
      detached: true,
      stdio: 'ignore',
      ...runAs.identity,
    });
    ended = once(server, 'exit');
    const maintenance = { host: '127.0.0.1', port, user: superuser, database: 'postgres' };
    const hasExited = () => server.exitCode !== null || server.signalCode !== null;
    const isReady = await untilReady(maintenance, database, hasExited, pino({ level: 'silent' }));
    if (!isReady) throw new Error(`PostgreSQL did not start on port ${port}`);
  };
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  // A caller that ends without `stop` must not leave it behind.
  process.once('exit', () => server.kill('SIGINT'));
  await start();
  return {
    superuser,
    pid: () => server.pid ?? 0,
    crash: () => end('SIGQUIT'),
    start,
    stop: () => end('SIGINT'),
  };
}
