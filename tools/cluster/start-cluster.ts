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
import { startMovingAddress } from './moving-address.ts';
import { startPooler } from './pooler.ts';

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
  /** Kills the first PostgreSQL for good, and has the second take its place. */
  loseDatabase(): Promise<void>;
  /** The processes of a kind, by id. */
  processes(kind: Kind): readonly number[];
  /** An object's bytes, from the bucket itself. */
  stored(object: string): Promise<Buffer | null>;
  stop(): Promise<void>;
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
 * `compose.yaml` describes, on this machine, and a second PostgreSQL. Each process has a data folder of its own, so that nothing is shared by accident.
 * @param pgbouncer the program
 */
export async function startCluster(folder: string, pgbouncer: string): Promise<Cluster> {
  const { openS3Store } = await import('../../apps/server/src/storage/index.ts');
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const ports = await Promise.all(Array.from({ length: 9 }, freePort));
    const [
      databasePort = 0,
      firstPort = 0,
      secondPort = 0,
      poolerPort = 0,
      balancerPort = 0,
      ...own
    ] = ports;
    const pooler = await startPooler(
      path.join(folder, 'pooler'),
      poolerPort,
      databasePort,
      pgbouncer,
    );
    undo.push(() => pooler.kill());
    const firstFolder = path.join(folder, 'postgres');
    // Keeps enough of its log for the second one to begin from a copy.
    const settingsOfFirst = ['wal_keep_size = 1GB'];
    const first = await startTcpPostgres(firstFolder, firstPort, { settings: settingsOfFirst });
    undo.push(() => first.stop());
    await first.stop();
    const second = await startTcpPostgres(path.join(folder, 'second-postgres'), secondPort, {
      follows: { folder: firstFolder, port: firstPort },
    });
    undo.push(() => second.stop());
    await first.start();
    await first.needFollower();
    const address = await startMovingAddress(databasePort, firstPort);
    undo.push(() => address.stop());
    const directory = path.join(folder, 'bucket');
    let s3 = await startS3Server({ directory });
    undo.push(() => s3.kill());

    const login = (user: string, port: number) => `postgres://${user}@127.0.0.1:${port}/dss`;
    const settings = {
      DATABASE_URL: login('dss_app', poolerPort),
      DATABASE_SESSION_URL: login('dss_app', databasePort),
      DATABASE_OWNER_URL: login(first.superuser, databasePort),
      DATABASE_NAMED_STATEMENTS: pooler.knowsStatements ? 'on' : 'off',
      STORAGE_URL: `${s3.config.endpoint}/${s3.config.bucket}`,
      STORAGE_ACCESS_KEY_ID: s3.config.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
      SIGNING_SECRET: randomBytes(32).toString('hex'),
      ANALYSIS_CONCURRENCY: '2',
      ...testSettings,
    };
    const roles = { web: own.slice(0, 2), worker: own.slice(2) };
    const started = new Map<number, OurProcess>();
    const startOurs = async (role: 'web' | 'worker', port: number) => {
      const name = `${role}-${port}`;
      const changes = { ROLE: role, PORT: String(port), DATA_DIR: path.join(folder, name) };
      const log = path.join(folder, `${name}.log`);
      const child = spawnProcess({ ...settings, ...changes }, log);
      started.set(port, child);
      if (!(await isReady(child))) {
        throw new Error(`a ${role} process did not start; it says why in ${log}`);
      }
    };
    undo.push(async () => {
      await Promise.all([...started.values()].map((child) => endOf(child, 'SIGTERM')));
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
      description: `two web and two worker processes, PostgreSQL over TCP with a second one that follows it, PgBouncer ${pooler.version} (named statements ${settings.DATABASE_NAMED_STATEMENTS}), @20minutes/s3rver`,
      kill: async (kind) => {
        switch (kind) {
          case 'web':
          case 'worker': {
            const [port = 0] = roles[kind];
            const child = started.get(port);
            if (child !== undefined) await endOf(child, 'SIGKILL');
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
            await first.crash();
            return () => first.start();
        }
      },
      loseDatabase: async () => {
        await first.crash();
        await second.promote();
        address.pointTo(secondPort);
      },
      processes: (kind) => {
        if (kind === 'web' || kind === 'worker') {
          return roles[kind].map((port) => started.get(port)?.pid ?? 0);
        }
        return [{ pooler: pooler.pid(), 'S3 server': s3.pid, PostgreSQL: first.pid() }[kind]];
      },
      stored: (object) => store.read(object),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function spawnProcess(settings: Readonly<Record<string, string>>, log: string): OurProcess {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.pipe(createWriteStream(log, { flags: 'a' }));
  return child;
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
