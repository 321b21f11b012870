import { resolveModulesOnce } from '../resolve-once.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The first signal ends the work after the current property, the second one at once.
  process.once(signal, () => interrupted.abort());
}

resolveModulesOnce();
const { runRescore } = await import('./rescore-command.ts');
const { code, stdout, stderr } = await runRescore(process.argv.slice(2), interrupted.signal);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
