/** `npm run cluster-test`: runs the product as on several machines, kills its parts under load, and says what became of it. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/cluster/cluster-test.ts', { web: 'current', browser: true });
