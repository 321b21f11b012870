/** `npm run bench`: what taking in, looking at and scoring photos cost, relative to decoding them. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/bench/bench.ts');
