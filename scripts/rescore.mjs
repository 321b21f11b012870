/**
 * `npm run rescore -- --dry-run`: stored analyses scored anew with the weights of this code. Standard output is the
 * program's alone.
 */
import { fileURLToPath } from 'node:url';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './processes/command.mjs';
import { startProgram } from './processes/program.mjs';

const program = fileURLToPath(new URL('../apps/server/src/terminal/rescore.ts', import.meta.url));

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'none' });
  signal.throwIfAborted();
  // The folder that `npm start` runs in: a data folder given from there means the same here.
  const rescoring = startProgram({
    node,
    args: [program, ...process.argv.slice(2)],
    cwd: projectRoot,
  });
  onStop(rescoring.stop);
  return rescoring.ended;
});
