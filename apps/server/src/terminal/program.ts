import type { Command } from './command.ts';

/** Runs a command as this process. */
export async function runProgram(command: Command): Promise<never> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The first signal lets it clean up after itself, the second one ends the process.
    process.once(signal, () => interrupted.abort());
  }
  const { code, stdout, stderr } = await command(
    process.argv.slice(2),
    interrupted.signal,
    (line) => void process.stderr.write(`${line}\n`),
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exit(code);
}
