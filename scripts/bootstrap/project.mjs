import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this checkout. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
