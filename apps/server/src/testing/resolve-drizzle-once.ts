import { resolveDrizzleOnce } from '../drizzle-modules.ts';

/** Imported first in each process that runs test files, as in those of the product. */
resolveDrizzleOnce();
