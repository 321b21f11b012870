import { resolveDrizzleOnce } from '../drizzle-modules.ts';

resolveDrizzleOnce();
await import('./rescore-command.ts');
