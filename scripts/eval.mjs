/** `npm run eval -- --provider built-in --labels FILE.tsv`: measures a provider's accuracy on labeled photos. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/evaluation/eval.ts');
