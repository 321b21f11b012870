import { runProgram } from './program.ts';
import { runRescore } from './rescore-command.ts';

await runProgram(runRescore);
