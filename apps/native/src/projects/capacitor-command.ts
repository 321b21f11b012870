import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs Capacitor's command in this workspace, where its configuration is.
 * @throws Error if it fails; its output says why
 */
export async function capacitor(...args: readonly string[]): Promise<void> {
  const program = createRequire(import.meta.url).resolve('@capacitor/cli/bin/capacitor');
  const running = spawn(process.execPath, [program, ...args], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'inherit'],
    // With CI set, the command neither prompts nor sends telemetry.
    env: { ...process.env, CI: '1' },
  });
  await once(running, 'close');
  if (running.exitCode !== 0) throw new Error(`Capacitor could not do it: ${args.join(' ')}`);
}
