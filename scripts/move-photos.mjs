/** `npm run move-photos -- --to bucket`: moves the photos from the data folder to a bucket, or back. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/move-photos.ts');
