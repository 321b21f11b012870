import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { arrayAt, numberAt, textAt, valueAt } from './report-values.mjs';

/** @typedef {import('./totals.mjs').Counts} Counts */

/**
 * Reads Vitest's JSON report. A file that could not even be loaded has no tests in it and counts as one failure.
 *
 * @param {unknown} report
 * @returns {Counts | undefined} undefined when it isn't such a report
 */
export function countsFromVitest(report) {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  const pending = numberAt(report, 'numPendingTests');
  const todo = numberAt(report, 'numTodoTests');
  if (passed === undefined || failed === undefined) return undefined;
  const brokenFiles = arrayAt(report, 'testResults').filter(
    (file) =>
      valueAt(file, 'status') === 'failed' && arrayAt(file, 'assertionResults').length === 0,
  );
  return { passed, failed: failed + brokenFiles.length, skipped: (pending ?? 0) + (todo ?? 0) };
}

/**
 * Reads Playwright's JSON report. A test that passed only when repeated has passed; an error outside the tests counts
 * as a failure.
 *
 * @param {unknown} report
 * @returns {Counts | undefined} undefined when it isn't such a report
 */
export function countsFromPlaywright(report) {
  const stats = valueAt(report, 'stats');
  const expected = numberAt(stats, 'expected');
  const unexpected = numberAt(stats, 'unexpected');
  if (expected === undefined || unexpected === undefined) return undefined;
  return {
    passed: expected + (numberAt(stats, 'flaky') ?? 0),
    failed: unexpected + arrayAt(report, 'errors').length,
    skipped: numberAt(stats, 'skipped') ?? 0,
  };
}

/**
 * @param {unknown} report Vitest's JSON report
 * @param {string} root the folder that files are named from
 * @returns {string[]} a line for each test that failed, or file that could not be loaded: where, which, why
 */
export function failuresFromVitest(report, root) {
  return arrayAt(report, 'testResults').flatMap((file) => {
    const path = relative(root, textAt(file, 'name'));
    const tests = arrayAt(file, 'assertionResults');
    if (tests.length === 0 && textAt(file, 'status') === 'failed') {
      return [failureLine(path, 'the whole file', textAt(file, 'message'))];
    }
    return tests
      .filter((test) => textAt(test, 'status') === 'failed')
      .map((test) => {
        const [message] = arrayAt(test, 'failureMessages');
        const why = typeof message === 'string' ? message : '';
        return failureLine(path, textAt(test, 'fullName'), why);
      });
  });
}

/**
 * @param {unknown} suite Playwright's JSON report, or one of the groups nested in it
 * @returns {string[]} a line for each test that failed: where, which, why
 */
export function failuresFromPlaywright(suite) {
  const own = arrayAt(suite, 'specs').flatMap((spec) =>
    arrayAt(spec, 'tests')
      .filter((test) => textAt(test, 'status') === 'unexpected')
      .map((test) => {
        const error = valueAt(arrayAt(test, 'results').at(-1), 'error');
        const path = `${textAt(spec, 'file')}:${numberAt(spec, 'line')}`;
        return failureLine(path, textAt(spec, 'title'), textAt(error, 'message'));
      }),
  );
  return [...own, ...arrayAt(suite, 'suites').flatMap(failuresFromPlaywright)];
}

/**
 * @param {string} path
 * @param {string} title
 * @param {string} message only its first line is kept
 */
function failureLine(path, title, message) {
  const reason = stripVTControlCharacters(message).trim().split('\n')[0];
  return [path, title, reason].filter(Boolean).join(' › ');
}
