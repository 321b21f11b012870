import { fileURLToPath } from 'node:url';
import { resolveModulesOnce } from './resolve-once.ts';

resolveModulesOnce();
const { runServer } = await import('./run-server.ts');
await runServer(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
