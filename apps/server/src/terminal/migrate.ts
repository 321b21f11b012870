import { runMigrate } from './migrate-command.ts';
import { runProgram } from './program.ts';

await runProgram(runMigrate);
