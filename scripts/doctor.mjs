/** `npm run doctor`: checks settings, versions, disk, clock and connections, and says what to do. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/server/src/terminal/doctor.ts');
