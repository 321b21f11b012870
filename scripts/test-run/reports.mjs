import { arrayAt, numberAt, valueAt } from './report-values.mjs';

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
