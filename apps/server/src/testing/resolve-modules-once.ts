import { resolveModulesOnce } from '../resolve-once.ts';

/** Imported first in each process that runs test files, as in those of the product. */
resolveModulesOnce();
