import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { access, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bootstrapDebian } from '../container/bootstrap-debian.ts';

const run = promisify(execFile);
const made = fileURLToPath(new URL('../../.cache/debian-forky', import.meta.url));
const packages = 'postgresql-18 patroni python3-etcd etcd-server haproxy pgbackrest';
/** Debian starts a service with its package, and makes a database with PostgreSQL's: neither is wanted. */
const install = `set -e
chmod 1777 /dev/shm
printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql-common
echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf
apt-get install -y -qq --no-install-recommends ${packages}
apt-get clean`;
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' };

/** A Debian beside this machine's system, with the programs that a pair of PostgreSQLs needs in the versions that the product needs. */
export interface DebianRoot {
  /** Where its folder `/` is. */
  readonly folder: string;
  /** The user that runs PostgreSQL. */
  readonly postgres: { readonly uid: number; readonly gid: number };
  /** Starts a program of it as that user, with the files and the network of this machine's. */
  start(
    log: string,
    program: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ): ChildProcess;
  /** Runs a program of it as root. @returns what it printed @throws Error with what it said */
  run(program: readonly string[], settings?: Readonly<Record<string, string>>): Promise<string>;
}

/**
 * Makes it in a minute, or takes the one of an earlier run.
 * @returns null where that can't be: it needs root, and debootstrap
 */
export async function openDebianRoot(report: (line: string) => void): Promise<DebianRoot | null> {
  if (process.getuid?.() !== 0) return null;
  if (
    !(await access('/usr/sbin/debootstrap').then(
      () => true,
      () => false,
    ))
  )
    return null;
  if (
    !(await access(made).then(
      () => true,
      () => false,
    ))
  ) {
    report('Making a Debian with PostgreSQL 18, Patroni, etcd, HAProxy and pgBackRest (once)…');
    const unfinished = `${made}.part`;
    await rm(unfinished, { recursive: true, force: true });
    await bootstrapDebian('forky', unfinished);
    const env = { ...process.env, ...environment, DEBIAN_FRONTEND: 'noninteractive' };
    const inside = [...into(unfinished), 'sh', '-c', install];
    await run('unshare', inside, { env, maxBuffer: 1e8 });
    await rename(unfinished, made);
  }
  const users = await readFile(path.join(made, 'etc/passwd'), 'utf8');
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  const postgres = { uid: Number(uid), gid: Number(gid) };
  return {
    folder: made,
    postgres,
    start: (log, program, settings = {}) => {
      const output = openSync(log, 'a');
      const as = [`--setuid=${postgres.uid}`, `--setgid=${postgres.gid}`];
      const child = spawn('unshare', [...into(made), ...as, ...program], {
        env: { ...environment, HOME: '/var/lib/postgresql', ...settings },
        detached: true,
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      return child;
    },
    run: async (program, settings = {}) => {
      const { stdout } = await run('unshare', [...into(made), ...program], {
        env: { ...environment, ...settings },
      });
      return stdout;
    },
  };
}

/** The program after these runs with another root, and with a `/proc` that goes with it. */
function into(folder: string): string[] {
  return ['--mount', `--root=${folder}`, '--wd=/', '--mount-proc'];
}
