import { fileURLToPath } from 'node:url';
import { runServer } from './run-server.ts';

await runServer(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
