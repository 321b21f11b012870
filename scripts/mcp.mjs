/** `npm run --silent mcp`: the product as tools of an assistant (tools/mcp/README.md). */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/mcp/mcp.ts');
