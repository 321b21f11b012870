/**
 * Writes build/pages.json: the addresses of all pages that are rendered in the browser, for the server, which answers at no
 * others. Runs after the build.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { pagesOfBrowser } from '../bundling/pages-of-browser.ts';

const build = new URL('../build/', import.meta.url);
const pages = await pagesOfBrowser(fileURLToPath(new URL('client', build)));
// Without a page for operators, the layout that marks them has another name now, and everybody would get theirs.
if (!pages.some(({ isForOperators }) => isForOperators)) {
  throw new Error('The build has no page for operators.');
}
const listed = pages.map(({ address, isForOperators }) => ({ address, isForOperators }));
await writeFile(new URL('pages.json', build), `${JSON.stringify(listed, null, 2)}\n`);
