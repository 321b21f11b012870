import { runMovePhotos } from './move-photos-command.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The first signal ends the work after the photos that are on their way, the second one at once.
  process.once(signal, () => interrupted.abort());
}

const { code, stdout, stderr } = await runMovePhotos(
  process.argv.slice(2),
  interrupted.signal,
  (line) => void process.stderr.write(`${line}\n`),
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exit(code);
