/**
 * `npm run lighthouse [-- --pages /,/faq] [--runs 3] [--performance 95] [--results] [--json FILE]`: builds and starts the product,
 * runs Lighthouse on every public page of every language, with `--results` also on the page of a home with 8 photos and a result,
 * and prints the figures of each. With `--performance` it measures nothing else, and no page again that has reached that score.
 * Fails if a public page falls short.
 */
import { writeFile } from 'node:fs/promises';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { assessHome } from './lighthouse/assessed-home.mjs';
import { figuresOf, medianFigures, reasonsIn, shortcomings } from './lighthouse/figures.mjs';
import { ensureLighthouse } from './lighthouse/install.mjs';
import { measure } from './lighthouse/measure.mjs';
import { choosePages, pagesOf, readOptions } from './lighthouse/options.mjs';
import { withProduct } from './lighthouse/product.mjs';
import { table } from './lighthouse/table.mjs';
import { runCommand } from './processes/command.mjs';
import { ensureMeasurementBrowser, playwrightBrowser } from './test-run/browser.mjs';
import { makeScratch } from './test-run/scratch.mjs';

/** @typedef {import('./lighthouse/figures.mjs').Report} Report */

/** How often one run may fail. Above the command, which runs before anything below it has a value. */
const attempts = 3;
const root = projectRoot;
/** How the page of a home is called in the figures: its path is a new one each time. */
const resultsPage = '/property/…';
const report = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);

await runCommand(async ({ signal, onStop }) => {
  const options = readOptions(process.argv.slice(2));
  const { node } = await prepare({ signal, report, web: 'current' });
  const lighthouse = await ensureLighthouse({ root, report, signal });
  const browser =
    (await ensureMeasurementBrowser({ root, node, report, signal })) ??
    (await playwrightBrowser(root, node));
  const scratch = await makeScratch();
  try {
    const tools = { node, lighthouse, browser, scratch: scratch.path, signal };
    const reports = await withProduct({ root, onStop, ...tools }, async (origin) => {
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const pages = choosePages(pagesOf(sitemap), options.pages);
      const home = options.results ? await assessHome(origin, root) : null;
      return measureAll(origin, { pages, home }, options, tools);
    });
    return await conclude(reports, options.json);
  } finally {
    await scratch.remove();
  }
});

/**
 * Measures round by round rather than page by page, so that a busy moment of the machine affects each page only once.
 *
 * @param {string} origin
 * @param {{ pages: readonly string[], home: import('./lighthouse/assessed-home.mjs').AssessedHome | null }} wanted
 * @param {Pick<import('./lighthouse/options.mjs').Options, 'runs' | 'performance'>} options
 * @param {Parameters<typeof measure>[1]} tools
 * @returns {Promise<Map<string, Report[]>>} the reports of each page
 */
async function measureAll(origin, { pages, home }, { runs, performance }, tools) {
  const names = [...pages, ...(home === null ? [] : [resultsPage])];
  const reports = new Map(names.map((page) => [page, /** @type {Report[]} */ ([])]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, ofPage] of reports) {
      const [first] = ofPage;
      // Other work on the machine only ever lowers a score, so that one that is high enough needn't be measured again.
      if (performance !== undefined && first !== undefined) {
        if (figuresOf(first).performance >= performance) continue;
      }
      const isHome = home !== null && page === resultsPage;
      const url = origin + (isHome ? home.page : page);
      const how = {
        cookie: isHome ? home.cookie : null,
        performanceOnly: performance !== undefined,
      };
      const one = await measurePatiently(url, tools, how);
      report(`${run}/${runs} ${page}: performance ${figuresOf(one).performance}`);
      ofPage.push(one);
    }
  }
  return reports;
}

/**
 * A browser may fail to record a run on a busy machine: then it is tried again.
 *
 * @param {string} url
 * @param {Parameters<typeof measure>[1]} tools
 * @param {Parameters<typeof measure>[2]} how
 * @returns {Promise<Report>}
 */
async function measurePatiently(url, tools, how) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const one = await measure(url, tools, how);
      // Lighthouse also ends well without figures, such as when nothing was painted in time.
      figuresOf(one);
      return one;
    } catch (error) {
      tools.signal.throwIfAborted();
      if (attempt === attempts) throw error;
      report(`Once more: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
}

/**
 * Prints the table and what kept pages from better figures.
 *
 * @param {ReadonlyMap<string, readonly Report[]>} reports
 * @param {string | undefined} json the file for the figures
 * @returns {Promise<number>} the exit code
 */
async function conclude(reports, json) {
  const figures = new Map(
    [...reports].map(([page, runs]) => [page, medianFigures(runs.map(figuresOf))]),
  );
  if (json !== undefined) await writeFile(json, JSON.stringify(Object.fromEntries(figures)));
  report(`\n${table(figures)}`);
  const short = [...figures].filter(
    // A private page asks search engines to leave it out, so it can't reach all that a public one must.
    ([page, reached]) => page !== resultsPage && shortcomings(reached).length > 0,
  );
  for (const [page] of short) {
    report(`\n${page}`);
    for (const reason of reasonsIn(reports.get(page)?.at(-1) ?? { categories: {}, audits: {} })) {
      report(`  ${reason}`);
    }
  }
  return short.length === 0 ? 0 : 1;
}
