import { parseArgs } from 'node:util';

/**
 * The options of `npm run lighthouse`.
 *
 * @typedef {object} Options
 * @property {readonly string[] | undefined} pages paths such as `/faq`; undefined for every public page
 * @property {number} runs of each page
 * @property {number | undefined} performance to measure performance only, and no page again that has reached this score
 * @property {boolean} results also the page of a home that has a result
 * @property {string | undefined} json a file for the figures of each page, besides what is printed
 */

const defaultRuns = 3;
const maxRuns = 25;

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws Error for an unknown option, a page that isn't a path, or an invalid number
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', multiple: true },
      runs: { type: 'string' },
      performance: { type: 'string' },
      results: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const pages = values.pages?.flatMap((list) => list.split(',')).map((page) => page.trim());
  const wrong = pages?.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`--pages takes paths such as /faq; not "${wrong}".`);
  const runs = values.runs === undefined ? defaultRuns : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > maxRuns) {
    throw new Error(`--runs takes a number from 1 to ${maxRuns}; not "${values.runs}".`);
  }
  const performance = values.performance === undefined ? undefined : Number(values.performance);
  if (performance !== undefined && !(performance > 0 && performance <= 100)) {
    throw new Error(`--performance takes a score up to 100; not "${values.performance}".`);
  }
  return { pages, runs, performance, results: values.results, json: values.json };
}

/**
 * Chooses among the public pages.
 *
 * @param {readonly string[]} known
 * @param {Options['pages']} wanted
 * @throws Error when a wanted one isn't public
 */
export function choosePages(known, wanted) {
  const unknown = wanted?.find((page) => !known.includes(page));
  if (unknown !== undefined) {
    throw new Error(`There is no public page ${unknown}. There are ${known.join(', ')}.`);
  }
  return wanted ?? known;
}

/**
 * The paths of the public pages.
 *
 * @param {string} sitemap
 * @returns {string[]}
 */
export function pagesOf(sitemap) {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
