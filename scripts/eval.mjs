/** `npm run eval -- --provider built-in --labels FILE.tsv`: how far a provider is right on labeled photos. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/evaluation/eval.ts');
