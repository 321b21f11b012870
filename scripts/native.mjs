/** `npm run native -- android|ios|web`: makes what the native apps are built from (docs/native.md). */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('apps/native/src/main.ts', { web: 'current' });
