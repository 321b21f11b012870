import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { startTcpPostgres } from '../../apps/server/src/postgres/testing/tcp-postgres.ts';
import { startS3Server } from '../../apps/server/src/storage/testing/s3-server.ts';
import { freePort } from '../../apps/server/src/testing/running-server.ts';
import { startBalancer } from './balancer.ts';
import { startPooler } from './pooler.ts';
import { openDebianRoot } from './debian-root.ts';
import { startPostgresPair, type PostgresPair } from './postgres-pair.ts';

export const kinds = ['web', 'worker', 'pooler', 'S3 server', 'PostgreSQL'] as const;
export type Kind = (typeof kinds)[number];

export interface Cluster {
  /** The balancer's address. */
  readonly url: string;
  /** What runs, for a person. */
  readonly description: string;
  /** Those of each process. */
  readonly settings: Readonly<Record<string, string>>;
  /** Kills one process of a kind without warning. @returns a function that starts it again */
  kill(kind: Kind): Promise<() => Promise<void>>;
  /** Two PostgreSQLs; null where what that needs isn't installed, and there is one. */
  readonly pair: PostgresPair | null;
  /** The processes of a kind, by id. */
  processes(kind: Kind): readonly number[];
  /** An object's bytes, from the bucket itself. */
  stored(object: string): Promise<Buffer | null>;
  stop(): Promise<void>;
}

/** A process of the product that runs. */
export interface Product {
  readonly pid: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

type OurProcess = ChildProcessByStdio<null, Readable, Readable>;

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

const limits =
  'PROPERTIES UPLOADS_IN_CREATION UPLOADS_IN_PROPERTY_VIEW PHOTOS_OF_UPLOAD ANALYSES EDITS OTHERS PLACE_SEARCHES AERIAL_PICTURES';
const wideLimits = Object.fromEntries(
  limits.split(' ').map((name) => [`RATE_LIMIT_${name}`, '100000/60']),
);
/** For a product that is tested: a load of one machine is more than one person does, and nobody outside is asked. */
export const testSettings = {
  ...wideLimits,
  AI_PROVIDER: 'built-in',
  PHOTON_URL: 'off',
  CENSUS_GEOCODER_URL: 'off',
  ADDRESS_FACTS: 'off',
  FIRE_WARNINGS_URL: 'off',
  ACTIVE_FIRES_URL: 'off',
  IMAGERY_URL: 'off',
  IMAGERY_TILES_URL: 'off',
};

/**
 * Starts two web and two worker processes behind a balancer, with PostgreSQL over TCP, PgBouncer and an S3 server: what
 * `compose.yaml` describes, on this machine, with a pair of PostgreSQLs where that can run. Each process has a
 * data folder of its own, so that nothing is shared by accident.
 * @param pgbouncer the program
 */
export async function startCluster(folder: string, pgbouncer: string): Promise<Cluster> {
  const { openS3Store } = await import('../../apps/server/src/storage/open-photo-store.ts');
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const ports = await Promise.all(Array.from({ length: 7 }, freePort));
    const [databasePort = 0, poolerPort = 0, balancerPort = 0, ...own] = ports;
    const password = randomBytes(16).toString('hex');
    const pooler = await startPooler(
      path.join(folder, 'pooler'),
      poolerPort,
      databasePort,
      password,
      pgbouncer,
    );
    undo.push(() => pooler.kill());
    const postgres = await startDatabase(folder, databasePort, password);
    undo.push(() => postgres.stop());
    const directory = path.join(folder, 'bucket');
    let s3 = await startS3Server({ directory });
    undo.push(() => s3.kill());

    const login = (user: string, port: number) =>
      `postgres://${user}:${password}@127.0.0.1:${port}/dss`;
    const settings = {
      DATABASE_URL: login('dss_app', poolerPort),
      DATABASE_SESSION_URL: login('dss_app', databasePort),
      DATABASE_OWNER_URL: login(postgres.superuser, databasePort),
      DATABASE_NAMED_STATEMENTS: pooler.knowsStatements ? 'on' : 'off',
      STORAGE_URL: `${s3.config.endpoint}/${s3.config.bucket}`,
      STORAGE_ACCESS_KEY_ID: s3.config.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
      BACKUPS_FOLDER: path.join(folder, 'backups'),
      SIGNING_SECRET: randomBytes(32).toString('hex'),
      ANALYSIS_CONCURRENCY: '2',
      ...testSettings,
    };
    const roles = { web: own.slice(0, 2), worker: own.slice(2) };
    const started = new Map<number, Product>();
    const startOurs = async (role: 'web' | 'worker', port: number) => {
      const name = `${role}-${port}`;
      const changes = { ROLE: role, PORT: String(port), DATA_DIR: path.join(folder, name) };
      started.set(
        port,
        await startProduct({ ...settings, ...changes }, path.join(folder, `${name}.log`)),
      );
    };
    undo.push(async () => {
      await Promise.all([...started.values()].map((each) => each.end('SIGTERM')));
    });
    await Promise.all([
      ...roles.web.map((port) => startOurs('web', port)),
      ...roles.worker.map((port) => startOurs('worker', port)),
    ]);
    const balancer = await startBalancer(balancerPort, roles.web);
    undo.push(() => balancer.stop());
    const store = await openS3Store(s3.config);

    return {
      url: balancer.url,
      settings,
      description: `two web and two worker processes, ${postgres.description}, PgBouncer ${pooler.version} (named statements ${settings.DATABASE_NAMED_STATEMENTS}), @20minutes/s3rver`,
      kill: async (kind) => {
        switch (kind) {
          case 'web':
          case 'worker': {
            const [port = 0] = roles[kind];
            await started.get(port)?.end('SIGKILL');
            return () => startOurs(kind, port);
          }
          case 'pooler':
            await pooler.kill();
            return () => pooler.start();
          case 'S3 server': {
            const { port } = s3;
            await s3.kill();
            return async () => {
              s3 = await startS3Server({ directory, port });
            };
          }
          case 'PostgreSQL':
            await postgres.crash();
            return () => postgres.start();
        }
      },
      pair: postgres.pair,
      processes: (kind) => {
        if (kind === 'web' || kind === 'worker') {
          return roles[kind].map((port) => started.get(port)?.pid ?? 0);
        }
        return [{ pooler: pooler.pid(), 'S3 server': s3.pid, PostgreSQL: postgres.pid() }[kind]];
      },
      stored: (object) => store.read(object),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A pair of PostgreSQLs where one can run, otherwise a single one of the product's own programs. */
async function startDatabase(folder: string, port: number, password: string) {
  const debian = await openDebianRoot(console.log);
  if (debian === null) {
    const single = await startTcpPostgres(path.join(folder, 'postgres'), port);
    return { ...single, pair: null, description: 'PostgreSQL over TCP' };
  }
  const pair = await startPostgresPair(folder, port, password, debian);
  // Patroni starts it again.
  const start = () => Promise.resolve();
  return { ...pair, start, pair, description: 'two PostgreSQLs with Patroni' };
}

/** @throws Error that names its log, if it ends instead */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  log: string,
): Promise<Product> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.pipe(createWriteStream(log, { flags: 'a' }));
  const end = (signal: NodeJS.Signals) => endOf(child, signal);
  if (!(await isReady(child))) throw new Error(`a process did not start; it says why in ${log}`);
  return { pid: child.pid ?? 0, end };
}

/** @returns false if it ended before it was ready */
async function isReady(child: OurProcess): Promise<boolean> {
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('ready ')) continue;
    child.stdout.resume();
    return true;
  }
  return false;
}

async function endOf(child: OurProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
