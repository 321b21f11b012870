/** `npm run validate -- FILE.csv`: compares the score with which homes wildfires destroyed. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/validation/validate.ts');
