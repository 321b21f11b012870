/**
 * Every page reads completely before its scripts are here, so the text goes first: scripts are asked for, all at once,
 * when the page has been painted. Until then its fonts have the line to themselves, and painting the processor. Runs
 * after the build, over the pages as they were prerendered.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

for await (const name of glob('**/*.html', { cwd: client })) {
  const file = path.join(client, name);
  const html = await readFile(file, 'utf8');
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const withoutPreloads = replace(html, preload, '');
  const later = replace(
    withoutPreloads,
    /<script type="module" async="">([^<]*)<\/script>/,
    (_tag, code) => starter(code, scripts),
  );
  await writeFile(file, later);
}

/**
 * The script that starts the application, waiting for the first painting. A page in the background is not painted.
 *
 * @param {string} code as the framework wrote it
 * @param {readonly (string | undefined)[]} scripts all that it will ask for, sooner or later
 */
function starter(code, scripts) {
  const named = replace(
    code,
    /import \* as (\w+) from ("[^"]+");/g,
    'const $1 = await import($2);',
  );
  const waiting = replace(named, /^import ("[^"]+");/m, 'await import($1);');
  return `<script type="module" async="">if (!document.hidden) {
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
}
for (const href of ${JSON.stringify(scripts)}) {
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
