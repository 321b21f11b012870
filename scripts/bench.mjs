/**
 * `npm run bench`: what taking in, looking at and scoring photos cost, relative to decoding them. Standard output is the
 * program's alone.
 */
import { fileURLToPath } from 'node:url';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './processes/command.mjs';
import { startProgram } from './processes/program.mjs';

const program = fileURLToPath(
  new URL('../apps/server/src/evaluation/testing/bench.ts', import.meta.url),
);

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'none' });
  signal.throwIfAborted();
  const measuring = startProgram({
    node,
    args: [program, ...process.argv.slice(2)],
    cwd: projectRoot,
  });
  onStop(measuring.stop);
  return measuring.ended;
});
