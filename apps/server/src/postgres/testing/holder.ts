import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./hold-postgres.ts', import.meta.url));

/** Result of another process's start on a data folder. */
export type HoldOutcome =
  | { readonly started: true; readonly socketDir: string; readonly holder: ChildProcess }
  | { readonly started: false; readonly message: string };

/** Runs `hold-postgres.ts` in its own process until it holds the database or has failed. */
export async function holdInAnotherProcess(
  dataDir: string,
  wrapper: readonly string[] = [],
): Promise<HoldOutcome> {
  const { outcome } = spawnHolder(dataDir, wrapper);
  return outcome;
}

/** Like `holdInAnotherProcess`, but returns the process at once, for a test that kills it during the start. */
export function spawnHolder(
  dataDir: string,
  wrapper: readonly string[] = [],
): { holder: ChildProcess; outcome: Promise<HoldOutcome> } {
  const [file, ...leading] = wrapper;
  const holder = spawn(
    file ?? process.execPath,
    [...leading, ...(file === undefined ? [] : [process.execPath]), program, dataDir],
    { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' },
  );
  let socketDir = '';
  let errors = '';
  const outcome = new Promise<HoldOutcome>((resolve, reject) => {
    holder.once('error', reject);
    holder.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    holder.stdout.setEncoding('utf8').on('data', (text: string) => {
      socketDir += text;
      if (socketDir.endsWith('\n')) resolve({ started: true, socketDir: socketDir.trim(), holder });
    });
    holder.once('close', () => resolve({ started: false, message: errors }));
  });
  return { holder, outcome };
}

/** Sends a signal and waits until the process has ended. */
export async function endHolder(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = once(holder, 'exit');
  holder.kill(signal);
  await ended;
}
