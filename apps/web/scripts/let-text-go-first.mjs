/**
 * Every page reads completely before its scripts are here, so the text goes first: scripts are asked for after the
 * fonts, and run once the page has been painted. Runs after the build, over the pages as they were prerendered.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../build/client', import.meta.url));

for await (const name of glob('**/*.html', { cwd: client })) {
  const file = path.join(client, name);
  const html = await readFile(file, 'utf8');
  const asked = replace(
    html,
    /<link rel="modulepreload" /g,
    '<link rel="modulepreload" fetchpriority="low" ',
  );
  await writeFile(
    file,
    replace(asked, /<script type="module" async="">([^<]*)<\/script>/, (_tag, code) =>
      starter(code),
    ),
  );
}

/**
 * The script that starts the application, waiting for the first painting. A page in the background is not painted.
 *
 * @param {string} code
 */
function starter(code) {
  const named = replace(
    code,
    /import \* as (\w+) from ("[^"]+");/g,
    'const $1 = await import($2);',
  );
  const waiting = replace(named, /^import ("[^"]+");/m, 'await import($1);');
  const painted = 'new Promise((go) => requestAnimationFrame(() => setTimeout(go)))';
  return `<script type="module" async="">if (!document.hidden) await ${painted};\n${waiting}</script>`;
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
