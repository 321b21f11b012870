/**
 * Prints which lines of the specification no passing test carries: `node scripts/spec-coverage.mjs FOLDER`, where
 * `npm test` left its runners' reports. Exits with 1 when there are any.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { uncoveredLines } from './test-run/specification-coverage.mjs';

const [folder = '.'] = process.argv.slice(2);
/**
 * @param {string} name
 * @returns {Promise<unknown>}
 */
const read = async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'));
const lines = uncoveredLines({
  vitest: await read('vitest.json'),
  playwright: await read('playwright.json'),
});
for (const line of lines) process.stdout.write(`  ${line}\n`);
process.exitCode = lines.length === 0 ? 0 : 1;
