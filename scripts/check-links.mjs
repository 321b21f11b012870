/** `npm run check-links`: opens the source addresses that were built from identifiers, and lists each response. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/check-links.ts');
