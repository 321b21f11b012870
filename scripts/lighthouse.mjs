/**
 * `npm run lighthouse [-- --pages /,/faq] [--runs 3]`: builds and starts the product, runs Lighthouse on every public
 * page of every language, and prints the figures of each. Fails if one falls short.
 */
import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { figuresOf, medianFigures, reasonsIn, shortcomings } from './lighthouse/figures.mjs';
import { ensureLighthouse } from './lighthouse/install.mjs';
import { measure } from './lighthouse/measure.mjs';
import { choosePages, pagesOf, readOptions } from './lighthouse/options.mjs';
import { withProduct } from './lighthouse/product.mjs';
import { table } from './lighthouse/table.mjs';
import { runCommand } from './processes/command.mjs';
import { ensureBrowser, playwrightBrowser } from './test-run/browser.mjs';
import { makeScratch } from './test-run/scratch.mjs';

/** @typedef {import('./lighthouse/figures.mjs').Report} Report */

const root = projectRoot;
const report = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);

await runCommand(async ({ signal, onStop }) => {
  const options = readOptions(process.argv.slice(2));
  const { node } = await prepare({ signal, report, web: 'current' });
  const lighthouse = await ensureLighthouse({ root, report, signal });
  const browser =
    (await ensureBrowser({ root, node, report, signal })) ?? (await playwrightBrowser(root, node));
  const scratch = await makeScratch();
  try {
    const tools = { node, lighthouse, browser, scratch: scratch.path, signal };
    const reports = await withProduct({ root, onStop, ...tools }, async (origin) => {
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const pages = choosePages(pagesOf(sitemap), options.pages);
      return measureAll(origin, pages, options.runs, tools);
    });
    return conclude(reports);
  } finally {
    await scratch.remove();
  }
});

/**
 * Measures round by round rather than page by page, so that a busy moment of the machine affects each page only once.
 *
 * @param {string} origin
 * @param {readonly string[]} pages
 * @param {number} runs
 * @param {Parameters<typeof measure>[1]} tools
 * @returns {Promise<Map<string, Report[]>>} the reports of each page
 */
async function measureAll(origin, pages, runs, tools) {
  const reports = new Map(pages.map((page) => [page, /** @type {Report[]} */ ([])]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, ofPage] of reports) {
      const one = await measureAgain(origin + page, tools);
      report(`${run}/${runs} ${page}: performance ${figuresOf(one).performance}`);
      ofPage.push(one);
    }
  }
  return reports;
}

/**
 * A browser may fail to record a run on a busy machine: then it is tried once more.
 *
 * @param {string} url
 * @param {Parameters<typeof measure>[1]} tools
 * @returns {Promise<Report>}
 */
async function measureAgain(url, tools) {
  try {
    return await measure(url, tools);
  } catch (error) {
    tools.signal.throwIfAborted();
    report(`Once more: ${error instanceof Error ? error.message.trim() : String(error)}`);
    return measure(url, tools);
  }
}

/**
 * Prints the table and what kept pages from better figures.
 *
 * @param {ReadonlyMap<string, readonly Report[]>} reports
 * @returns {number} the exit code
 */
function conclude(reports) {
  const figures = new Map(
    [...reports].map(([page, runs]) => [page, medianFigures(runs.map(figuresOf))]),
  );
  report(`\n${table(figures)}`);
  const short = [...figures].filter(([, reached]) => shortcomings(reached).length > 0);
  for (const [page] of short) {
    report(`\n${page}`);
    for (const reason of reasonsIn(reports.get(page)?.at(-1) ?? { categories: {}, audits: {} })) {
      report(`  ${reason}`);
    }
  }
  return short.length === 0 ? 0 : 1;
}
