/**
 * Every public page reads completely before its scripts are here, so the text goes first: scripts are asked for, all at
 * once, when the page has been painted. Until then its fonts have the line to themselves, and painting the processor.
 * The page that the browser draws has nothing to read before: its scripts are asked for at once, and with them those of
 * the page that its address names, which the framework would find one after the other. Runs after the build, over the
 * pages as they were prerendered.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { scriptsOfPages } from '../bundling/scripts-of-pages.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const drawnByTheBrowser = '__spa-fallback.html';
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

const pages = await scriptsOfPages(client);

for await (const name of glob('**/*.html', { cwd: client })) {
  const file = path.join(client, name);
  const html = await readFile(file, 'utf8');
  // The pages of a claim link need no code.
  if (name.includes('claim-link')) continue;
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const withoutPreloads = replace(html, preload, '');
  const later = replace(
    withoutPreloads,
    /<script type="module" async="">([^<]*)<\/script>/,
    (_tag, code) =>
      starter(code, name === drawnByTheBrowser ? atOnce(scripts, pages) : afterPainting(scripts)),
  );
  await writeFile(file, later);
}

/**
 * Waits until the browser says that text stands on the screen: a frame that was asked for is not painted yet, and whatever
 * starts before competes with it. A page in the background is not painted, and a browser may not say.
 *
 * @param {readonly (string | undefined)[]} scripts all that the page will ask for, sooner or later
 */
function afterPainting(scripts) {
  return `if (!document.hidden) {
  await new Promise((go) => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      go();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(go, 3000);
  });
}
const scripts = ${JSON.stringify(scripts)};`;
}

/**
 * @param {readonly (string | undefined)[]} scripts that every page runs on
 * @param {Readonly<Record<string, readonly string[]>>} ofPages by the beginning of a page's address
 */
function atOnce(scripts, ofPages) {
  return `const ofPages = ${JSON.stringify(ofPages)};
const [page] = /^(?:\\/es)?\\/[^/]+/.exec(location.pathname) ?? [];
const scripts = new Set([...${JSON.stringify(scripts)}, ...(ofPages[page] ?? [])]);`;
}

/**
 * The script that starts the application.
 *
 * @param {string} code as the framework wrote it
 * @param {string} choosing what makes \`scripts\`, the scripts to ask for
 */
function starter(code, choosing) {
  const named = replace(
    code,
    /import \* as (\w+) from ("[^"]+");/g,
    'const $1 = await import($2);',
  );
  const waiting = replace(named, /^import ("[^"]+");/m, 'await import($1);');
  return `<script type="module" async="">${choosing}
for (const href of scripts) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
${waiting}</script>`;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {Parameters<typeof String.prototype.replace>[1]} change
 * @throws Error when there is nothing to change
 */
function replace(text, pattern, change) {
  const changed = text.replace(pattern, change);
  if (changed === text) {
    throw new Error(
      `A built page has no ${pattern.source}: the framework writes it differently now.`,
    );
  }
  return changed;
}
