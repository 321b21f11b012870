/** `npm run native -- android|ios|web`: generates the sources of the native apps (docs/native.md). */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/native/src/main.ts', { web: 'current' });
