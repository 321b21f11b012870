import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { childEnvironment } from '../config/index.ts';
import { Failure } from './outcome.ts';
import { words } from './words.ts';

const projectDirectory = fileURLToPath(new URL('../../../../', import.meta.url));
/** A URL, because Node reads what it is to import as one. */
const stopWithParent = new URL(
  '../../../../scripts/processes/stop-with-parent.mjs',
  import.meta.url,
).href;
const serverProgram = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface OwnServer {
  /** Resolves when the server exits. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const readinessSchema = z.object({
  status: z.enum(['ok', 'failed']),
  queue: z.enum(['ok', 'failed']),
});

type Probe = 'ready' | 'not ready' | 'none' | 'foreign';

/**
 * `ready`: our server, ready; `none`: no server; `foreign`: another program, or our server with a problem that lasts. A busy
 * machine's server is given half a minute, because a part of it that doesn't answer for a moment counts as failed.
 */
export async function probeServer(url: string): Promise<'ready' | 'none' | 'foreign'> {
  for (let tries = 15; ; tries -= 1) {
    const found = await probeOnce(url);
    if (found !== 'not ready') return found;
    if (tries === 1) return 'foreign';
    await setTimeout(2_000);
  }
}

async function probeOnce(url: string): Promise<Probe> {
  let response: Response;
  try {
    response = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    return error instanceof DOMException ? 'foreign' : 'none';
  }
  const readiness = readinessSchema.safeParse(await response.json().catch(() => null));
  if (!readiness.success) return 'foreign';
  return readiness.data.status === 'ok' && readiness.data.queue === 'ok' ? 'ready' : 'not ready';
}

/**
 * Starts a server for this command on the port of `url`, with the project's own data folder.
 * @throws Failure if it exits before it is ready; its output goes to stderr
 */
export async function startOwnServer(url: URL): Promise<OwnServer> {
  const server = spawn(process.execPath, ['--import', stopWithParent, serverProgram], {
    cwd: projectDirectory,
    env: childEnvironment({ PORT: url.port === '' ? '80' : url.port }),
    // The IPC channel closes when this command is killed, which stops the server.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit').then(() => {});
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await ended;
  };
  if (!(await becomesReady(server))) throw new Failure(words.serverDidNotStart);
  return { ended, stop };
}

async function becomesReady(server: ChildProcess): Promise<boolean> {
  if (server.stdout === null) return false;
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('ready ')) {
      // Later output must not fill the pipe.
      server.stdout.resume();
      return true;
    }
  }
  return false;
}
