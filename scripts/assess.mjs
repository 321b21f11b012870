/** `npm run assess -- "ADDRESS" PHOTO...`: the assessment in a terminal. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

// npm changes to the project's folder, but photo paths are relative to the user's current folder.
const byNpm = process.env['npm_lifecycle_event'] === 'assess';
const currentFolder = (byNpm ? process.env['INIT_CWD'] : undefined) ?? process.cwd();

await runTerminalProgram('apps/server/src/terminal/assess.ts', {
  web: 'current',
  cwd: currentFolder,
});
