import { execFile } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

import { EmbeddedPostgresError } from './error.ts';

const execute = promisify(execFile);

/** `nobody` and `nogroup` on Linux; PostgreSQL accepts any unprivileged id. */
const nobody = 65534;

/**
 * The environment of PostgreSQL processes. It excludes the user's own variables: PGPORT, PGDATA or PGOPTIONS would change the
 * server's behavior, and its messages must be in English to be recognized.
 */
export const postgresEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as const;

/** How PostgreSQL's programs are started on this machine: directly, through `unshare`, or as another user. */
export interface RunAs {
  /** A program and its arguments to put before the PostgreSQL program; empty to start it directly. */
  readonly prefix: readonly string[];
  /** The user to switch to, who must then own the cluster; undefined to keep the current user. */
  readonly identity: { readonly uid: number; readonly gid: number } | undefined;
}

const ourselves: RunAs = { prefix: [], identity: undefined };

/**
 * Chooses a way to run PostgreSQL, which refuses to run as root. An ordinary user runs it directly. Root runs an existing
 * cluster as the user who owns it. Otherwise root uses a user namespace that maps root to another id (files stay root's), or,
 * where namespaces are forbidden, runs it as `nobody`.
 *
 * @param postgres path of the postgres program, used to test each way
 * @param dataDir the product's data folder, which must exist
 * @param clusterDir the database cluster inside it, which may not exist yet
 * @throws EmbeddedPostgresError `unsupported_system` if root has no way to run PostgreSQL here.
 */
export async function chooseRunAs(
  postgres: string,
  dataDir: string,
  clusterDir: string,
): Promise<RunAs> {
  if (process.getuid?.() !== 0) return ourselves;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) {
    return { prefix: [], identity: { uid: owner.uid, gid: owner.gid } };
  }
  const namespace: RunAs = {
    prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'],
    identity: undefined,
  };
  if (await works(namespace, postgres, '--version')) return namespace;
  const asNobody: RunAs = { prefix: [], identity: { uid: nobody, gid: nobody } };
  if (owner === undefined && (await works(asNobody, postgres, '--version'))) {
    await chmod(dataDir, 0o711);
    if (await works(asNobody, '/bin/sh', '-c', 'cd "$0"', dataDir)) return asNobody;
  }
  throw new EmbeddedPostgresError(
    'unsupported_system',
    'PostgreSQL does not run as root. Here it can neither use a user namespace (unshare --user) nor run as ' +
      `the user nobody, who would need to reach ${postgres} and ${dataDir}. ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL 18 server.',
  );
}

/** The full command line for one PostgreSQL program. */
export function commandLine(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): { file: string; args: string[] } {
  const [file = program, ...rest] = [...runAs.prefix, program, ...args];
  return { file, args: rest };
}

async function works(runAs: RunAs, program: string, ...args: string[]): Promise<boolean> {
  const command = commandLine(runAs, program, args);
  try {
    await execute(command.file, command.args, {
      env: postgresEnvironment,
      cwd: '/',
      timeout: 10_000,
      ...runAs.identity,
    });
    return true;
  } catch {
    return false;
  }
}
