/** `npm run bench`: what taking in, looking at and scoring photos cost, relative to decoding them. */
import { runServerProgram } from './processes/server-program.mjs';

await runServerProgram('evaluation/testing/bench.ts');
