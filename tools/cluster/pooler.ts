import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Pooler {
  readonly version: string;
  /** Whether it prepares a named statement on whichever connection a transaction gets: 1.21 and later. */
  readonly knowsStatements: boolean;
  readonly pid: () => number;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Settings of PgBouncer; `compose.yaml` has the same, with twice as many connections. */
function settings(port: number, database: number, users: string, knowsStatements: boolean): string {
  return [
    '[databases]',
    `dss = host=127.0.0.1 port=${database} dbname=dss`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'max_client_conn = 400',
    'default_pool_size = 10',
    // By default it doesn't try again for 15 s after the database refused it.
    'server_login_retry = 1',
    ...(knowsStatements ? ['max_prepared_statements = 200'] : []),
    '',
  ].join('\n');
}

/**
 * Starts PgBouncer before a database.
 * @param password of the login that it uses there
 * @throws Error that says how to install it
 */
export async function startPooler(
  folder: string,
  port: number,
  database: number,
  password: string,
  program: string,
): Promise<Pooler> {
  const version = await versionOf(program);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const knowsStatements = major > 1 || minor >= 21;
  await mkdir(folder, { recursive: true });
  const [users, file] = [path.join(folder, 'users.txt'), path.join(folder, 'pgbouncer.ini')];
  await writeFile(users, `"dss_app" "${password}"\n`);
  await writeFile(file, settings(port, database, users, knowsStatements));
  // It doesn't run as root, but as a user who has to reach its settings.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const each of [path.dirname(folder), folder]) await chmod(each, 0o755);

  let pooler: ChildProcess;
  const start = async () => {
    pooler = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), '-q', file], { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`);
      await delay(20);
    }
  };
  await start();
  return {
    version,
    knowsStatements,
    pid: () => pooler.pid ?? 0,
    kill: async () => {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
    },
    start,
  };
}

async function versionOf(program: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    const [, version] = /PgBouncer (\d+\.\d+)/.exec(stdout) ?? [];
    if (version !== undefined) return version;
  } catch {
    // The same advice as for a program that is something else.
  }
  throw new Error(
    `${program} is not PgBouncer. Install it (on Debian: apt-get install pgbouncer), or name it in PGBOUNCER.`,
  );
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
