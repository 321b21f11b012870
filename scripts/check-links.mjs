/** `npm run check-links`: opens the sources' addresses that were written from identifiers, and lists what each answers. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/check-links.ts');
