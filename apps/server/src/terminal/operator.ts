import { runOperatorCommand } from './operator-command.ts';
import { runProgram } from './program.ts';

await runProgram(runOperatorCommand);
