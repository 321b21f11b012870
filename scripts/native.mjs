/** `npm run native -- android|ios|web`: generates the sources of the native apps (apps/native/README.md). */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/native/src/main.ts', { web: 'current' });
