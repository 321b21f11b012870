import { join } from 'node:path';

import { prepare } from '../bootstrap/prepare.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { runCommand } from './command.mjs';
import { ensureBrowser } from '../test-run/browser.mjs';
import { ensurePrograms } from '../test-run/debian.mjs';
import { startProgram } from './program.mjs';

/**
 * Runs one of the project's terminal programs with the arguments of this command, once all it needs is installed and built.
 * Standard output is the program's alone; its exit code is the command's.
 *
 * @param {string} path from the project's root
 * @param {object} [options]
 * @param {'none' | 'current'} [options.web] whether it needs the web application
 * @param {boolean} [options.browser] whether it needs a browser, which it then finds in `CHROMIUM_PATH`
 * @param {Readonly<Record<string, string>>} [options.programs] those of Debian that it needs: their paths, with their packages
 * @param {string} [options.cwd] where its relative paths begin; by default the project's root, where `npm start` runs too
 */
export async function runTerminalProgram(
  path,
  { web = 'none', browser: needsBrowser = false, programs = {}, cwd = projectRoot } = {},
) {
  const program = join(projectRoot, path);
  await runCommand(async ({ signal, onStop }) => {
    const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
    await ensurePrograms(programs, { report, signal });
    const { node } = await prepare({ signal, report, web });
    const browser = needsBrowser
      ? await ensureBrowser({ root: projectRoot, node, report, signal })
      : undefined;
    signal.throwIfAborted();
    const { ended, stop } = startProgram({
      node,
      args: [program, ...process.argv.slice(2)],
      cwd,
      env: { ...process.env, ...(browser !== undefined && { CHROMIUM_PATH: browser }) },
    });
    onStop(stop);
    return ended;
  });
}
