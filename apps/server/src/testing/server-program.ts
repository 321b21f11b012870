import { runServer } from '../run-server.ts';

/** The server as `main.ts` runs it, with pages that a test wrote. */
const [webDirectory] = process.argv.slice(2);
if (webDirectory === undefined) throw new Error('usage: server-program.ts WEB_DIRECTORY');
await runServer(webDirectory);
