/** `npm run eval -- --provider built-in --labels FILE.tsv`: how far a provider is right on labelled photos. */
import { runServerProgram } from './processes/server-program.mjs';

await runServerProgram('terminal/eval.ts');
