/** `npm run native -- android|ios|web`: makes what the native apps are built from (docs/native.md). */
import { fileURLToPath } from 'node:url';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './processes/command.mjs';
import { startProgram } from './processes/program.mjs';

const program = fileURLToPath(new URL('../apps/native/src/main.ts', import.meta.url));

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'current' });
  signal.throwIfAborted();
  // The root, where npm runs its commands: relative paths begin there.
  const making = startProgram({
    node,
    args: [program, ...process.argv.slice(2)],
    cwd: projectRoot,
  });
  onStop(making.stop);
  return making.ended;
});
