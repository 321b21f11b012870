/**
 * The figures that one page reached.
 *
 * @typedef {object} Figures
 * @property {number} performance 0 to 100, as the next three
 * @property {number | null} accessibility null if it wasn't measured, as the next two
 * @property {number | null} bestPractices
 * @property {number | null} seo
 * @property {number} lcp until the largest thing of the first view is painted, in milliseconds
 * @property {number} cls how far things jumped, to three decimals as Lighthouse shows it; 0 is not at all
 * @property {number} tbt how long the page couldn't answer, in milliseconds
 */

/** @typedef {keyof Figures} FigureName */

/**
 * The part of Lighthouse's report that is read here.
 *
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: readonly { id: string, weight: number }[] } | undefined>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number, displayValue?: string } | undefined>} audits
 * @property {{ message?: string } | undefined} [runtimeError]
 */

const performance = 'performance';
const categories = /** @type {const} */ ({
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
});

/** What every public page must reach: issue by issue the same, so it stands here once. */
export const required = /** @type {const} */ ({
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cls: 0,
});

/**
 * @param {Report} report
 * @returns {Figures}
 * @throws Error when the page could not be measured
 */
export function figuresOf(report) {
  if (report.runtimeError?.message !== undefined) throw new Error(report.runtimeError.message);
  return {
    performance: scoreOf(report, performance),
    accessibility: scoreIfMeasured(report, categories.accessibility),
    bestPractices: scoreIfMeasured(report, categories.bestPractices),
    seo: scoreIfMeasured(report, categories.seo),
    lcp: valueOf(report, 'largest-contentful-paint'),
    cls: Math.round(valueOf(report, 'cumulative-layout-shift') * 1000) / 1000,
    tbt: valueOf(report, 'total-blocking-time'),
  };
}

/**
 * @param {Report} report
 * @param {string} category
 */
function scoreIfMeasured(report, category) {
  return report.categories[category] === undefined ? null : scoreOf(report, category);
}

/**
 * @param {Report} report
 * @param {string} category
 */
function scoreOf(report, category) {
  const score = report.categories[category]?.score;
  if (score === undefined || score === null) throw new Error(`Lighthouse gave no ${category}.`);
  return Math.round(score * 100);
}

/**
 * @param {Report} report
 * @param {string} audit
 */
function valueOf(report, audit) {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${audit}.`);
  return value;
}

/**
 * The median of each figure over all runs, so that one slow run doesn't count.
 *
 * @param {readonly Figures[]} runs at least one
 * @returns {Figures}
 */
export function medianFigures(runs) {
  const middle = (/** @type {'performance' | 'lcp' | 'cls' | 'tbt'} */ name) =>
    median(runs.map((run) => run[name]));
  const middleIfMeasured = (/** @type {keyof typeof categories} */ name) => {
    const measured = runs.flatMap((run) => run[name] ?? []);
    return measured.length === 0 ? null : median(measured);
  };
  return {
    performance: middle('performance'),
    accessibility: middleIfMeasured('accessibility'),
    bestPractices: middleIfMeasured('bestPractices'),
    seo: middleIfMeasured('seo'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
  };
}

/**
 * @param {readonly number[]} values at least one; of an even number the two in the middle are averaged
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new Error('There is no median of nothing.');
  const lower = sorted[half - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/**
 * The figures that are not good enough.
 *
 * @param {Figures} figures
 * @returns {FigureName[]}
 */
export function shortcomings(figures) {
  const scores = /** @type {const} */ (['performance', 'accessibility', 'bestPractices', 'seo']);
  return [
    ...scores.filter((name) => (figures[name] ?? required[name]) < required[name]),
    ...(figures.cls > required.cls ? /** @type {const} */ (['cls']) : []),
  ];
}

/**
 * The audits that kept a run from its best, worst first, as lines to read.
 *
 * @param {Report} report
 * @returns {string[]}
 */
export function reasonsIn(report) {
  const refs = [performance, ...Object.values(categories)].flatMap(
    (id) => report.categories[id]?.auditRefs ?? [],
  );
  return refs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = report.audits[id];
      return audit === undefined || audit.score === null || audit.score >= 1 ? [] : [audit];
    })
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
}
