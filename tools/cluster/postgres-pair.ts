import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../apps/server/src/testing/running-server.ts';
import type { DebianRoot } from './debian-root.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
const superuser = 'postgres';
const patienceMs = 60_000;

/** Two PostgreSQLs that Patroni has follow each other, and HAProxy before them, as `deploy` has them. */
export interface PostgresPair {
  readonly superuser: string;
  /** The postmaster of the one that takes writes now. */
  readonly pid: () => number;
  /** Has the one that takes writes end at once; Patroni starts it again. */
  crash(): Promise<void>;
  /** Loses the machine that follows. @returns a function that has it come back and waits until it follows again */
  loseSecond(): Promise<() => Promise<void>>;
  /** Loses the machine that takes writes for good. */
  loseFirst(): Promise<void>;
  /** Makes an empty database on the one that takes writes. @returns its address with the login that may do everything */
  makeDatabase(name: string): Promise<string>;
  /** Restores the database `dss` as it was at a moment, to read from. */
  databaseAt(moment: string): Promise<{ readonly url: string; remove(): Promise<void> }>;
  stop(): Promise<void>;
}

interface Machine {
  readonly port: number;
  readonly apiPort: number;
  readonly dataFolder: string;
  /** Starts it, and what it looks after. */
  readonly start: () => ChildProcess;
  patroni: ChildProcess;
}

/**
 * Starts etcd, two machines' Patroni and HAProxy with the files of `deploy`, and makes an empty database `dss`. Only their addresses
 * are others than an operator's.
 * @param port of the address that leads to whichever takes writes
 * @param password of every login
 */
export async function startPostgresPair(
  folder: string,
  port: number,
  password: string,
  debian: DebianRoot,
): Promise<PostgresPair> {
  // Their files are in the Debian, where the programs find them without its folder before.
  const inside = `/srv/${path.basename(folder)}`;
  const outside = (name: string) => path.join(debian.folder, inside, name);
  const { uid, gid } = debian.postgres;
  await mkdir(outside(''), { recursive: true });
  await chown(outside(''), uid, gid);
  const addressOf = (at: number, database: string) =>
    `postgres://${superuser}:${password}@127.0.0.1:${at}/${database}`;
  const started = new Set<ChildProcess>();
  const start = (name: string, program: readonly string[], settings = {}) => {
    const child = debian.start(path.join(folder, `${name}.log`), program, settings);
    started.add(child);
    child.once('exit', () => started.delete(child));
    return child;
  };
  // A caller that ends without `stop` must not leave them behind; Patroni then ends its PostgreSQL.
  process.once('exit', () => started.forEach((child) => child.kill()));

  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [etcdPort = 0, peerPort = 0, ...ofMachines] = ports;
  const [etcdUrl, peerUrl] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  start('etcd', ['etcd'], {
    ETCD_NAME: 'etcd',
    ETCD_DATA_DIR: `${inside}/etcd`,
    ETCD_LISTEN_CLIENT_URLS: etcdUrl,
    ETCD_ADVERTISE_CLIENT_URLS: etcdUrl,
    ETCD_LISTEN_PEER_URLS: peerUrl,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peerUrl,
    ETCD_INITIAL_CLUSTER: `etcd=${peerUrl}`,
  });

  const place = async (file: string, change: (text: string) => string) => {
    const text = await readFile(path.join(deploy, file), 'utf8');
    await writeFile(outside(file), change(text), { mode: 0o755 });
  };
  const archive = ['pgbackrest', `--config=${inside}/pgbackrest.conf`, '--stanza=dss'];
  await place('pgbackrest.conf', (text) =>
    text.replace(/^repo1-path=.*$/m, `repo1-path=${inside}/archive\nlog-path=${inside}`),
  );
  await place('patroni.yml', (text) =>
    text.replace('pgbackrest --stanza=dss', `${archive.join(' ')} --pg1-path=$PWD`),
  );
  await place('dss-database-at', (text) => text);
  const startMachine = (
    name: string,
    [databasePort = 0, apiPort = 0]: readonly number[],
  ): Machine => {
    const [database, api] = [`127.0.0.1:${databasePort}`, `127.0.0.1:${apiPort}`];
    const settings = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: api,
      PATRONI_POSTGRESQL_LISTEN: database,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
      PATRONI_POSTGRESQL_DATA_DIR: `${inside}/${name}`,
      PATRONI_POSTGRESQL_PGPASS: `${inside}/${name}.pgpass`,
      PATRONI_SUPERUSER_USERNAME: superuser,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    };
    const startAgain = () => start(name, ['patroni', `${inside}/patroni.yml`], settings);
    return {
      port: databasePort,
      apiPort,
      dataFolder: outside(name),
      start: startAgain,
      patroni: startAgain(),
    };
  };
  const machines = [
    startMachine('postgres-1', ofMachines.slice(0, 2)),
    startMachine('postgres-2', ofMachines.slice(2)),
  ];

  await place('haproxy.cfg', (text) => {
    let placed = text.replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`);
    for (const [index, machine] of machines.entries()) {
      const operators = `10.0.0.1${index + 1}:5432 check port 8008`;
      placed = placed.replace(operators, `127.0.0.1:${machine.port} check port ${machine.apiPort}`);
    }
    return placed;
  });
  start('haproxy', ['haproxy', '-db', '-f', `${inside}/haproxy.cfg`]);

  /** The machine that Patroni says is it, once it does. */
  const untilOneIs = async (role: 'primary' | 'synchronous'): Promise<Machine> => {
    for (const giveUpAt = performance.now() + patienceMs; performance.now() < giveUpAt;) {
      for (const machine of machines) {
        const answer = await fetch(`http://127.0.0.1:${machine.apiPort}/${role}`).catch(() => null);
        await answer?.body?.cancel();
        if (answer?.ok === true) return machine;
      }
      await delay(100);
    }
    throw new Error(`no PostgreSQL became ${role}`);
  };
  const stop = async () => {
    const end = async (child: ChildProcess) => {
      if (!started.has(child)) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    };
    await Promise.all(machines.map(({ patroni }) => end(patroni)));
    await Promise.all([...started].map(end));
    await rm(outside(''), { recursive: true, force: true });
  };
  const lose = async (machine: Machine) => {
    const ended = once(machine.patroni, 'exit');
    machine.patroni.kill('SIGKILL');
    await ended;
    process.kill(postmasterOf(machine), 'SIGQUIT');
  };

  const runOn = async (machine: Machine, statement: string) => {
    const client = new pg.Client({ connectionString: addressOf(machine.port, 'postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  /** Does something with the archive on the machine that takes writes. */
  const inArchive = async (command: string) => {
    const { dataFolder, port: at } = await untilOneIs('primary');
    const where = [`--pg1-path=${inside}/${path.basename(dataFolder)}`, `--pg1-port=${at}`];
    await debian.run(['runuser', '-u', superuser, '--', ...archive, ...where, command]);
  };

  try {
    let first = await untilOneIs('primary');
    await runOn(first, 'create database dss');
    await inArchive('stanza-create');
    await inArchive('backup');
    await untilOneIs('synchronous');
    return {
      superuser,
      pid: () => postmasterOf(first),
      crash: async () => {
        first = await untilOneIs('primary');
        process.kill(postmasterOf(first), 'SIGQUIT');
      },
      loseSecond: async () => {
        const second = await untilOneIs('synchronous');
        await lose(second);
        return async () => {
          second.patroni = second.start();
          await untilOneIs('synchronous');
        };
      },
      loseFirst: async () => {
        await untilOneIs('synchronous');
        await lose(await untilOneIs('primary'));
      },
      makeDatabase: async (name) => {
        await runOn(await untilOneIs('primary'), `create database ${name}`);
        return addressOf(port, name);
      },
      databaseAt: async (moment) => {
        // What an operator waits a minute for.
        await inArchive('check');
        const sidePort = await freePort();
        const run = (what: string) =>
          debian.run([`${inside}/dss-database-at`, what], {
            FOLDER: `${inside}/at`,
            PORT: String(sidePort),
            PGBACKREST_CONFIG: `${inside}/pgbackrest.conf`,
          });
        await run(moment);
        return { url: addressOf(sidePort, 'dss'), remove: async () => void (await run('off')) };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function postmasterOf({ dataFolder }: Machine): number {
  const [pid] = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}
