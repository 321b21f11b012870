/** `npm run bench [-- SECTION…]`: measures the product and prints what it finds. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/bench/bench.ts', { web: 'current', browser: true });
