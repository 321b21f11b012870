import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { findPostgresBinaries } from '../binaries.ts';
import { ensureCluster, superuser } from '../cluster.ts';
import { untilReady } from '../readiness.ts';
import { chooseRunAs, commandLine, postgresEnvironment, type RunAs } from '../run-as.ts';

export interface TcpPostgres {
  readonly superuser: string;
  readonly pid: () => number;
  /** Ends every connection at once, as a crash does; the next start recovers from the log. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Has commits acknowledged only once a server that follows has written them, too. */
  needFollower(): Promise<void>;
  /** Makes one that follows another a server of its own, which takes writes. */
  promote(): Promise<void>;
}

interface TcpPostgresOptions {
  /** Lines for its configuration file. */
  readonly settings?: readonly string[];
  /** The server whose stopped copy this one begins as and whose changes it then repeats; null, the default: none. */
  readonly follows?: { readonly folder: string; readonly port: number } | null;
}

const database = 'dss';

/**
 * A PostgreSQL server on this machine that listens on a TCP port, as one on another machine would, with an empty database
 * `dss`. It lets in everybody from this machine: for tests alone.
 */
export async function startTcpPostgres(
  folder: string,
  port: number,
  { settings = [], follows: leader = null }: TcpPostgresOptions = {},
): Promise<TcpPostgres> {
  const binaries = await findPostgresBinaries();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const clusterDir = path.join(folder, 'cluster');
  const runAs = await chooseRunAs(binaries.postgres, folder, clusterDir);
  if (leader === null) await ensureCluster(clusterDir, binaries, runAs);
  else {
    await copyStopped(path.join(leader.folder, 'cluster'), clusterDir, runAs);
  }
  // The first rule that fits decides, and the cluster's own one refuses every host.
  await appendFile(
    path.join(clusterDir, 'postgresql.conf'),
    [
      `listen_addresses = '127.0.0.1'`,
      `port = ${port}`,
      `unix_socket_directories = ''`,
      `hba_file = '${path.join(clusterDir, 'tests.conf')}'`,
      ...(leader === null
        ? []
        : [`primary_conninfo = 'host=127.0.0.1 port=${leader.port} user=${superuser}'`]),
      ...settings,
      '',
    ].join('\n'),
  );
  await writeFile(
    path.join(clusterDir, 'tests.conf'),
    ['all', 'replication'].map((which) => `host ${which} all 127.0.0.1/32 trust\n`).join(''),
  );

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
  /** @returns how many rows came */
  const run = async (statement: string) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: superuser, database });
    await client.connect();
    try {
      return (await client.query(statement)).rowCount ?? 0;
    } finally {
      await client.end();
    }
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
    needFollower: async () => {
      await run(`alter system set synchronous_standby_names = '*'`);
      await run('select pg_reload_conf()');
      const follows = `select 1 from pg_stat_replication where sync_state = 'sync'`;
      while ((await run(follows)) === 0) await delay(50);
    },
    promote: async () => {
      await run('select pg_promote()');
    },
  };
}

async function copyStopped(from: string, to: string, { identity }: RunAs): Promise<void> {
  await cp(from, to, { recursive: true });
  await writeFile(path.join(to, 'standby.signal'), '');
  if (identity === undefined) return;
  for (const each of ['', ...(await readdir(to, { recursive: true }))]) {
    await chown(path.join(to, each), identity.uid, identity.gid);
  }
}
