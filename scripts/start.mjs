/**
 * `npm start`: installs and builds what is missing (packages, Node 24, the web application) and runs the server until it is
 * stopped. Services call this file rather than npm, which passes no signal on.
 */
import { join } from 'node:path';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './processes/command.mjs';
import { becomeProgram, startProgram } from './processes/program.mjs';

// By default, loading all modules grows the young generation by 140 MB, which V8 then keeps.
const args = ['--max-semi-space-size=16', 'apps/server/src/main.ts'];
// Compiled code is kept, so that the next start and its first report take half of the work. Without a place for it, Node goes on.
process.env['NODE_COMPILE_CACHE'] ??= join(projectRoot, '.cache', 'compiled');

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'current' });
  signal.throwIfAborted();
  becomeProgram({ node, args, cwd: projectRoot });
  const server = startProgram({ node, args, cwd: projectRoot });
  onStop(server.stop);
  const code = await server.ended;
  const { signalCode } = server.child;
  if (signalCode !== null) process.stderr.write(`The server was killed by ${signalCode}.\n`);
  return code;
});
