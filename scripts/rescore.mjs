/** `npm run rescore -- --dry-run`: re-scores stored analyses with the current weights. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/rescore.ts');
