import { runProgram } from './program.ts';

await runProgram(async () => (await import('./migrate-command.ts')).runMigrate);
