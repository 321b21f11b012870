import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const program = fileURLToPath(new URL('./server-program.ts', import.meta.url));

export interface RunningServer {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export interface ServerOptions {
  readonly webDirectory: string;
  readonly dataDir: string;
  readonly port: number;
  /** Further environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Keeps requests within the server, even from a model on a developer's machine. */
const noExternalServices = {
  AI_PROVIDER: 'built-in',
  PHOTON_URL: 'off',
  CENSUS_GEOCODER_URL: 'off',
  ADDRESS_FACTS: 'off',
  FIRE_WARNINGS_URL: 'off',
  ACTIVE_FIRES_URL: 'off',
};

/** Runs the server in its own process and process group, as a terminal does. */
export function runServerProcess({
  webDirectory,
  dataDir,
  port,
  settings = {},
}: ServerOptions): RunningServer {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, webDirectory], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...noExternalServices,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
  });
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

/**
 * Waits until the server says that it is ready, for as long as a start takes on a machine that does much else.
 * @returns its address
 */
export async function whenReady(server: RunningServer): Promise<string> {
  return vi.waitFor(
    () => {
      const [, address] = /^ready (\S+)$/m.exec(server.stdout()) ?? [];
      if (address === undefined) throw new Error(`not ready: ${server.stdout()}${server.stderr()}`);
      return address;
    },
    { timeout: 90_000, interval: 50 },
  );
}

/** Running processes whose command line contains the folder; Linux only, because it reads `/proc`. */
export async function processesNaming(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.filter((line) => line.includes(folder));
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
