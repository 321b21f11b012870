import { shortcomings } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

const columns = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'TBT'];

/**
 * The figures of all pages, for people.
 *
 * @param {ReadonlyMap<string, Figures>} pages by path
 * @returns {string} lines without a newline at the end; a page that falls short is marked
 */
export function table(pages) {
  const rows = [...pages].map(([page, figures]) => [
    page,
    ...cells(figures),
    shortcomings(figures).length === 0 ? '' : '<- falls short',
  ]);
  const head = ['page', ...columns, ''];
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Figures} figures */
function cells({ performance, accessibility, bestPractices, seo, lcp, cls, tbt }) {
  return [
    ...[performance, accessibility, bestPractices, seo].map((score) => String(score ?? '–')),
    `${(lcp / 1000).toFixed(2)} s`,
    cls === 0 ? '0' : cls.toFixed(3),
    `${Math.round(tbt)} ms`,
  ];
}
