/** `npm run bench [-- SECTION…]`: measures the product against bare code and a peer, and writes docs/benchmarks.md. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/bench/bench.ts', { web: 'current', browser: true });
