/** `npm run check-rules`: lists the laws of each state by the day on which somebody last looked at them. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/check-rules.ts');
