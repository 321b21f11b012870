import { resolveModulesOnce } from '../resolve-once.ts';
import type { Command } from './command.ts';

/**
 * Runs a command as this process.
 * @param load imports it, once modules are resolved as the product resolves them
 */
export async function runProgram(load: () => Promise<Command>): Promise<never> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The first signal lets it clean up after itself, the second one ends the process.
    process.once(signal, () => interrupted.abort());
  }
  resolveModulesOnce();
  const command = await load();
  const { code, stdout, stderr } = await command(
    process.argv.slice(2),
    interrupted.signal,
    (line) => void process.stderr.write(`${line}\n`),
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exit(code);
}
