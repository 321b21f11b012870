import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { testsOfPlaywright, testsOfVitest } from './ran-tests.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./ran-tests.mjs').RanTest} RanTest */

/**
 * What a test runner did in this run.
 *
 * @typedef {object} Run
 * @property {'unit' | 'e2e'} name
 * @property {boolean} wanted whether it was part of this run
 * @property {RanTest[] | undefined} tests undefined when it was not, or left no report
 */

/**
 * @param {{ root: string, reports: string, ran: ReadonlySet<string> }} run
 * @returns {Promise<Run[]>}
 */
export async function readRuns({ root, reports, ran }) {
  const readers = /** @type {const} */ ([
    ['unit', 'vitest.json', (/** @type {unknown} */ report) => testsOfVitest(report, root)],
    ['e2e', 'playwright.json', testsOfPlaywright],
  ]);
  return Promise.all(
    readers.map(async ([name, file, read]) => {
      const wanted = ran.has(name);
      const report = wanted ? await readJson(join(reports, file)) : undefined;
      return { name, wanted, tests: report === undefined ? undefined : read(report) };
    }),
  );
}

/**
 * Which of the runs is that of a file of tests.
 *
 * @param {readonly Run[]} runs
 * @param {string} file
 */
export function runOf(runs, file) {
  return runs.find(({ name }) => name === (file.startsWith('e2e/') ? 'e2e' : 'unit'));
}

/**
 * What to say of runners whose tests rows name, and that told nothing of them: those that were wanted have failed.
 *
 * @param {readonly Row[]} rows
 * @param {readonly Run[]} runs
 * @returns {{ problems: string[], notes: string[] }}
 */
export function silentRuns(rows, runs) {
  const named = rows.flatMap((row) => row.tests);
  const silent = runs
    .filter(({ tests }) => tests === undefined)
    .map((run) => ({
      ...run,
      count: new Set(
        named
          .filter(({ file }) => runOf(runs, file)?.name === run.name)
          .map(({ file, title }) => `${file} ${title}`),
      ).size,
    }))
    .filter(({ count }) => count > 0);
  const lookedFor = 'Each was only looked for in its file.';
  return {
    problems: silent
      .filter(({ wanted }) => wanted)
      .map(
        ({ name, count }) =>
          `"${name}" left no report: whether the ${count} tests that rows name passed is not known. ${lookedFor}`,
      ),
    notes: silent
      .filter(({ wanted }) => !wanted)
      .map(
        ({ name, count }) =>
          `Not run here: the ${count} tests of "${name}" that rows name. ${lookedFor}`,
      ),
  };
}

/**
 * @param {string} path
 * @returns {Promise<unknown>} undefined when there is none
 */
async function readJson(path) {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
}
