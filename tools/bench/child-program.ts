import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../apps/server/src/testing/running-server.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where `npm start` keeps compiled code. */
const compiled = path.join(root, '.cache', 'compiled');

/** A server in a process of its own, which has said that it is ready. */
export interface Server extends AsyncDisposable {
  readonly origin: string;
  readonly child: ChildProcess;
}

export interface StartOptions {
  readonly args?: readonly string[];
  /** The scheduling priority, from 19, the lowest, to -20. */
  readonly priority?: number;
}

/**
 * Runs a Node program that serves at `PORT` and prints a line that begins with `ready`. Its log goes to a file, as with
 * `2>server.log`: from a pipe, the bench would have to read a line for each request, with the processor that it measures.
 * @param program path from the project's root
 * @throws Error with what it printed, if it ends instead
 */
export async function startServer(
  program: string,
  settings: Readonly<Record<string, string>>,
  { args = [], priority }: StartOptions = {},
): Promise<Server> {
  const port = String(await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-log-'));
  const log = path.join(folder, 'log');
  const logFile = await open(log, 'w');
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', logFile.fd],
  });
  // Before it has threads, which inherit it.
  if (child.pid !== undefined && priority !== undefined) os.setPriority(child.pid, priority);
  const end = async () => {
    await stop(child);
    await logFile.close();
    await rm(folder, { recursive: true });
  };
  let said = '';
  if (child.stdout === null) throw new Error('a piped output is missing');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<boolean>((resolve) => {
    lines.on('line', (line) => {
      said += `${line}\n`;
      if (line.startsWith('ready')) resolve(true);
    });
    child.once('close', () => resolve(false));
  });
  if (!(await ready)) {
    said += await readFile(log, 'utf8');
    await end();
    throw new Error(`${program} did not start. It said:\n${said}`);
  }
  return { origin: `http://127.0.0.1:${port}`, child, [Symbol.asyncDispose]: end };
}

/** Settings with which the product stays on this machine and never refuses the load. */
export const productSettings = {
  PROFILE: 'local',
  AI_PROVIDER: 'built-in',
  PHOTON_URL: 'off',
  CENSUS_GEOCODER_URL: 'off',
  ADDRESS_FACTS: 'off',
  FIRE_WARNINGS_URL: 'off',
  ACTIVE_FIRES_URL: 'off',
  RATE_LIMIT_NETWORK_FACTOR: '1000',
  ...Object.fromEntries(
    [
      'PROPERTIES',
      'UPLOADS_IN_CREATION',
      'UPLOADS_IN_PROPERTY_VIEW',
      'PHOTOS_OF_UPLOAD',
      'UPLOADED_MEGABYTES',
      'ANALYSES',
      'EDITS',
      'OTHERS',
    ].map((name) => [`RATE_LIMIT_${name}`, '100000000/60']),
  ),
};

/** Asks a child process to end, and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
