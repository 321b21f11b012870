import { relative } from 'node:path';

import { arrayAt, textAt } from '../report-values.mjs';
import { literal } from './literal.mjs';

/**
 * A test of this run.
 *
 * @typedef {object} RanTest
 * @property {string} file from the root
 * @property {string} title with the titles of its groups before it: `group > test`
 * @property {boolean} passed false when it failed or was skipped
 */

/**
 * @param {unknown} report Vitest's JSON report
 * @param {string} root
 * @returns {RanTest[]}
 */
export function testsOfVitest(report, root) {
  return arrayAt(report, 'testResults').flatMap((file) =>
    arrayAt(file, 'assertionResults').map((test) => ({
      file: relative(root, textAt(file, 'name')),
      title: [...arrayAt(test, 'ancestorTitles').map(String), textAt(test, 'title')].join(' > '),
      passed: textAt(test, 'status') === 'passed',
    })),
  );
}

/**
 * @param {unknown} report Playwright's JSON report
 * @returns {RanTest[]}
 */
export function testsOfPlaywright(report) {
  return arrayAt(report, 'suites').flatMap((suite) => testsOfSuite(suite, []));
}

/**
 * @param {unknown} suite
 * @param {readonly string[]} groups
 * @returns {RanTest[]}
 */
function testsOfSuite(suite, groups) {
  const own = arrayAt(suite, 'specs').map((spec) => ({
    file: `e2e/${textAt(spec, 'file')}`,
    title: [...groups, textAt(spec, 'title')].join(' > '),
    passed: arrayAt(spec, 'tests').every((test) =>
      ['expected', 'flaky'].includes(textAt(test, 'status')),
    ),
  }));
  const nested = arrayAt(suite, 'suites').flatMap((inner) =>
    testsOfSuite(inner, [...groups, textAt(inner, 'title')]),
  );
  return [...own, ...nested];
}

/**
 * Whether a test's title is the named one. A title that is filled in for each case is named as it stands in the source,
 * such as `takes %s` or `${path} reads well`.
 *
 * @param {string} named with or without its groups
 * @param {string} title
 */
export function isTitle(named, title) {
  const parts = named
    .split(/%(?:\.\d+)?[sdifjo#]|\$\{[^}]*\}|\$[A-Za-z_.]+/)
    .map((part) => literal(part));
  return new RegExp(`(?:^| > )${parts.join('.*')}$`, 's').test(title);
}
