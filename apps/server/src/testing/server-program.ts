import { runServer } from '../run-server.ts';

/** Runs the server like `main.ts`, with pages written by a test. */
const [webDirectory] = process.argv.slice(2);
if (webDirectory === undefined) throw new Error('usage: server-program.ts WEB_DIRECTORY');
await runServer(webDirectory);
