/**
 * The counts of one runner or check.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @typedef {Counts & { failures: readonly string[] }} Outcome `failures`: a line for each thing that failed */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function addUp(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    nothing,
  );
}

/**
 * The last line of `npm test`.
 *
 * @param {Counts} counts
 */
export function totalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Makes sure that trouble outside single tests shows: a runner that crashed, wrote no report, or ran no test at all
 * counts as a failure.
 *
 * @param {Counts | undefined} reported what its report says; undefined when there is none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judge(reported, exitCode) {
  const counts = reported ?? nothing;
  const ranNothing = counts.passed + counts.failed === 0;
  const crashed = exitCode !== 0 && counts.failed === 0;
  return ranNothing || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}
