/** `npm run migrate`: brings the database to this version, as each start does. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/migrate.ts');
