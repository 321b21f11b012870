/**
 * `npm run eval -- --provider built-in --labels FILE.tsv`: how far a provider is right on labelled photos. Standard output is the
 * program's alone.
 */
import { fileURLToPath } from 'node:url';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './processes/command.mjs';
import { startProgram } from './processes/program.mjs';

const program = fileURLToPath(new URL('../apps/server/src/terminal/eval.ts', import.meta.url));

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'none' });
  signal.throwIfAborted();
  // The root, where npm runs its commands: relative paths begin there.
  const evaluating = startProgram({
    node,
    args: [program, ...process.argv.slice(2)],
    cwd: projectRoot,
  });
  onStop(evaluating.stop);
  return evaluating.ended;
});
