import { resolveDrizzleOnce } from '../drizzle-modules.ts';

/** Runs the server like `main.ts`, with pages written by a test. */
const [webDirectory] = process.argv.slice(2);
if (webDirectory === undefined) throw new Error('usage: server-program.ts WEB_DIRECTORY');
resolveDrizzleOnce();
const { runServer } = await import('../run-server.ts');
await runServer(webDirectory);
