/** `npm run restore -- FOLDER`: restores a backup into an empty place. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/restore.ts');
