import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const projectDirectory = fileURLToPath(new URL('../../', import.meta.url));

export interface RunningProduct {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Stops it as Ctrl-C would, and waits until it has exited. */
  stop(): Promise<void>;
  /** Kills it as a power cut would: no handlers run, and its database isn't shut down. */
  kill(): Promise<void>;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Tests are faster than people, so only tests about limits should ever reach one. */
const wideLimits = {
  RATE_LIMIT_PROPERTIES: '100000/60',
  RATE_LIMIT_UPLOADS_IN_CREATION: '100000/60',
  RATE_LIMIT_UPLOADS_IN_PROPERTY_VIEW: '100000/60',
  RATE_LIMIT_PHOTOS_OF_UPLOAD: '100000/60',
  RATE_LIMIT_ANALYSES: '100000/60',
  RATE_LIMIT_EDITS: '100000/60',
  RATE_LIMIT_OTHERS: '100000/60',
  RATE_LIMIT_PLACE_SEARCHES: '100000/60',
  RATE_LIMIT_AERIAL_PICTURES: '100000/60',
  RATE_LIMIT_OWN_DATA_DOWNLOADS: '100000/60',
  RATE_LIMIT_WORK_DAY_SIGN_UPS: '100000/60',
  // An upload that a test holds back must not end by itself, however long the rest of the test takes.
  UPLOAD_IDLE_SECONDS: '600',
};

/** No request leaves the product unless a test sets up a service for it, not even to a model on a developer's machine. */
export const noExternalServices = {
  AI_PROVIDER: 'built-in',
  PHOTON_URL: 'off',
  CENSUS_GEOCODER_URL: 'off',
  ADDRESS_FACTS: 'off',
  FIRE_WARNINGS_URL: 'off',
  ACTIVE_FIRES_URL: 'off',
  IMAGERY_URL: 'off',
  IMAGERY_TILES_URL: 'off',
};

/** Names the environment variable with the folder of the database that new products start with, see `new-database.ts`. */
export const newDatabaseVariable = 'NEW_DATABASE';

/** Starts the built product as `npm start` does after installing and building, and waits until it is ready. */
export async function startProduct({
  dataDir,
  port: wanted,
  environment,
}: StartOptions): Promise<RunningProduct> {
  placeDatabase(dataDir);
  const port = wanted ?? (await freePort());
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: projectDirectory,
    env: {
      ...process.env,
      ...wideLimits,
      ...noExternalServices,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(server, 'exit');
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));

  let url: string | undefined;
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('ready ')) {
      url = line.slice('ready '.length);
      break;
    }
  }
  server.stdout.resume();
  if (url === undefined || server.pid === undefined) {
    throw new Error(`The product did not start. It said:\n${said}`);
  }
  const end = (signal: NodeJS.Signals) => async () => {
    server.kill(signal);
    await gone;
  };
  return { url, port, dataDir, pid: server.pid, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** Spares a new data folder the making of its database, as that of `new-database.ts` is there. */
export function placeDatabase(dataDir: string): void {
  const newDatabase = process.env[newDatabaseVariable];
  const database = path.join(dataDir, 'postgres');
  if (newDatabase === undefined || existsSync(database)) return;
  // Made before, because a copied folder can be read by others, which PostgreSQL refuses.
  mkdirSync(database, { recursive: true, mode: 0o700 });
  // In one call, because copying a thousand small files takes four times as long with a promise for each.
  cpSync(newDatabase, database, { recursive: true });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
