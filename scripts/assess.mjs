/**
 * `npm run assess -- "ADDRESS" PHOTO...`: the assessment in a terminal. Standard output is the program's alone.
 */
import { fileURLToPath } from 'node:url';

import { prepare } from './bootstrap/prepare.mjs';
import { runCommand } from './processes/command.mjs';
import { startProgram } from './processes/program.mjs';

const program = fileURLToPath(new URL('../apps/server/src/terminal/assess.ts', import.meta.url));

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'current' });
  signal.throwIfAborted();
  // npm changes to the project's folder; photos are named from where the owner stands.
  const byNpm = process.env['npm_lifecycle_event'] === 'assess';
  const assessment = startProgram({
    node,
    args: [program, ...process.argv.slice(2)],
    cwd: (byNpm ? process.env['INIT_CWD'] : undefined) ?? process.cwd(),
  });
  onStop(assessment.stop);
  return assessment.ended;
});
