import { runProgram } from './program.ts';

await runProgram(async () => (await import('./doctor-command.ts')).runDoctor);
