/**
 * Every public page is readable before its scripts arrive, so the text goes first: the scripts are requested, all at
 * once, after the first paint. Until then the fonts have the network and painting has the processor to themselves. A
 * page rendered in the browser requests those of the page that the URL names too, which the framework would discover one
 * after the other: immediately if it has no text to show first. Runs after the build, on the
 * prerendered pages.
 */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { earlyAnswers } from '../app/api/api-paths.ts';
import { firstViewId } from '../app/page-frame/first-view-marks.ts';
import { importedFirst, pagesOfBrowser } from '../bundling/pages-of-browser.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
/** So few that requesting them is no long task. */
const requestedAtOnce = 4;
/** Stands for a home's id in the paths. */
const someId = 'ID-OF-HOME';
/** Code that requests the `scripts`. */
const requesting = `for (const href of scripts) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}`;
const drawnByTheBrowser = '__spa-fallback.html';
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** How the framework starts the stream of a page's data, which reads text as bytes in a way that Firefox has since 113 only. */
const streamStart =
  'start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const encodingItself =
  'start(controller){window.__reactRouterContext.streamController = {enqueue: (text) => controller.enqueue(new TextEncoder().encode(text)), close: () => controller.close()};}});';

/**
 * zod would make code from text, which the content security policy forbids: browsers report even its question whether it may. It asks when
 * the first schema is made, so its setting `jitless` is set where it keeps it, before any script.
 */
const withoutEval = 'globalThis.__zod_globalConfig = { jitless: true };';

const pages = await pagesOfBrowser(client);
const firstDate = await writeAsset('new Intl.DateTimeFormat().format();\nclose();\n');

for await (const name of glob('**/*.html', { cwd: client })) {
  const file = path.join(client, name);
  const html = await readFile(file, 'utf8');
  // The pages of a claim link run no scripts.
  if (name.includes('claim-link')) continue;
  const scripts = await importedFirst(
    client,
    [...html.matchAll(preload)].map(([, href]) => href ?? ''),
  );
  const withoutPreloads = replace(html, preload, '');
  const encoded = replace(withoutPreloads, streamStart, encodingItself);
  const later = replace(encoded, /<script type="module" async="">([^<]*)<\/script>/, (_tag, code) =>
    name === drawnByTheBrowser
      ? `<script>{${askingEarly()}}</script>${starter(code, ofThePage(scripts, pages))}`
      : starter(
          code,
          `${afterPainting()}\nconst scripts = ${JSON.stringify(scripts)};\n${requesting}`,
        ),
  );
  await writeFile(file, later);
}

/**
 * Waits until the browser reports that text has been painted: a requested frame isn't painted yet, and anything that
 * starts earlier competes with it. A background page is never painted, and some browsers don't report it.
 */
function afterPainting() {
  return `if (!document.hidden) {
  await new Promise((go) => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      go();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(go, 3000);
  });
}`;
}

/**
 * Code that requests the scripts of the page that the URL names: at once, or after the first view of a home, if the server has drawn
 * one. A few at a time, so that the page answers taps in between.
 *
 * @param {readonly (string | undefined)[]} scripts that every page needs
 * @param {readonly import('../bundling/pages-of-browser.ts').BrowserPage[]} browserPages
 */
function ofThePage(scripts, browserPages) {
  const ofPages = browserPages.map(({ address, scripts: own }) => [
    address.replaceAll(/:[^/]+/g, '[^/]+'),
    own,
  ]);
  return `if (document.getElementById('${firstViewId}').hasChildNodes()) {
${afterPainting()}
}
// Lets taps be answered. In the background there is nobody to tap, and timers wait for seconds.
const pause = async () => {
if (!document.hidden) await (globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go)));
};
const pages = ${JSON.stringify(ofPages)};
const [, ofPage = []] = pages.find(([page]) => new RegExp('^' + page + '/?$').test(location.pathname)) ?? [];
const all = [...new Set([...${JSON.stringify(scripts)}, ...ofPage])];
for (let at = 0; at < all.length; at += ${requestedAtOnce}) {
const scripts = all.slice(at, at + ${requestedAtOnce});
${requesting}
await pause();
}
// Each runs in a task of its own, after those that it imports. The one that starts the page waits.
for (const href of all) {
if (href.includes('/entry.client-')) continue;
await import(href).catch(() => undefined);
await pause();
}`;
}

/** Code that asks for a home's data while its page's scripts are on their way; `app/api/early-answers.ts` takes the answers. */
function askingEarly() {
  return `const [, es, home] = /^(\\/es)?\\/property\\/([\\da-f-]{36})\\/?$/.exec(location.pathname) ?? [];
if (home !== undefined) {
  const headers = { accept: 'application/json', 'accept-language': es ? 'es' : 'en' };
  window.${earlyAnswers.name} = new Map(${JSON.stringify(earlyAnswers.pathsFor(someId))}.map((path) => {
    const ofHome = path.replace('${someId}', home);
    const answer = fetch(ofHome, { headers });
    answer.catch(() => undefined);
    return [ofHome, answer];
  }));
}
// The first date that Chromium formats takes some 40 ms, in which no tap is answered; if a worker formats one first, the page is spared that.
new Worker('${firstDate}');`;
}

/**
 * @param {string} code of a script
 * @returns {Promise<string>} where it is served, under a name with its hash
 */
async function writeAsset(code) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${hash}.js`;
  await writeFile(path.join(client, address), code);
  return address;
}

/**
 * The script that starts the application.
 *
 * @param {string} code as the framework wrote it
 * @param {string} before code that runs first
 */
function starter(code, before) {
  const named = replace(
    code,
    /import \* as (\w+) from ("[^"]+");/g,
    'const $1 = await import($2);',
  );
  const waiting = replace(
    named,
    /^import ("[^"]+");/m,
    (_line, manifest) => `await import(${manifest});\n${inOneLanguage()}`,
  );
  return `<script type="module" async="">${withoutEval}
${before}
${waiting}</script>`;
}

/** Code that leaves out the pages of other languages, since links to them load a page whole: the router needs half the time to start. */
function inOneLanguage() {
  return `{
const other = /^\\/es(?=\\/|$)/.test(location.pathname) ? '-en' : '-es';
const { routes } = window.__reactRouterManifest;
for (const id of Object.keys(routes)) if (id.endsWith(other)) delete routes[id];
}`;
}

/**
 * @param {string} text
 * @param {RegExp | string} pattern
 * @param {Parameters<typeof String.prototype.replace>[1]} change
 * @throws Error when there is nothing to change
 */
function replace(text, pattern, change) {
  const changed = text.replace(pattern, change);
  if (changed === text) {
    throw new Error(
      `A built page has no ${String(pattern)}: the framework writes it differently now.`,
    );
  }
  return changed;
}
