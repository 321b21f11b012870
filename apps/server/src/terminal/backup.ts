import { runProgram } from './program.ts';

await runProgram(async () => (await import('./backup-command.ts')).runBackup);
