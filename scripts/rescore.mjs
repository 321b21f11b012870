/** `npm run rescore -- --dry-run`: stored analyses scored anew with the weights of this code. */
import { runServerProgram } from './processes/server-program.mjs';

await runServerProgram('terminal/rescore.ts');
