import { runRestore } from './backup-command.ts';
import { runProgram } from './program.ts';

await runProgram(runRestore);
