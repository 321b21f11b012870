import { runRescore } from './rescore-command.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The first signal ends the work after the current property, the second one at once.
  process.once(signal, () => interrupted.abort());
}

const { code, stdout, stderr } = await runRescore(process.argv.slice(2), interrupted.signal);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
