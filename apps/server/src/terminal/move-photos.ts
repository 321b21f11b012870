import { runMovePhotos } from './move-photos-command.ts';
import { runProgram } from './program.ts';

await runProgram(runMovePhotos);
