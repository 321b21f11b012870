/** `npm run backup -- FOLDER`: copies the database and the photos as of one moment, while the product runs. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/backup.ts');
