import { runDoctor } from './doctor-command.ts';
import { runProgram } from './program.ts';

await runProgram(runDoctor);
