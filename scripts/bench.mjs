/** `npm run bench`: measures the cost of processing, analyzing and scoring photos, relative to decoding them. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/bench/bench.ts');
