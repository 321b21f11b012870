/** `npm run operator -- add EMAIL`: names the accounts that operate this deployment. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/operator.ts');
