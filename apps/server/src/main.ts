import { fileURLToPath } from 'node:url';
import { resolveDrizzleOnce } from './drizzle-modules.ts';

resolveDrizzleOnce();
const { runServer } = await import('./run-server.ts');
await runServer(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
