/** `npm run rescore -- --dry-run`: stored analyses scored anew with the weights of this code. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/rescore.ts');
