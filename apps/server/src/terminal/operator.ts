import { runOperatorCommand } from './operator-command.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The first signal gives the database time to stop, the second one ends the process.
  process.once(signal, () => interrupted.abort());
}

const { code, stdout, stderr } = await runOperatorCommand(
  process.argv.slice(2),
  interrupted.signal,
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
