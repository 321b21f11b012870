import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import {
  countsFromPlaywright,
  countsFromVitest,
  failuresFromPlaywright,
  failuresFromVitest,
} from './reports.mjs';

/**
 * One part of `npm test`.
 *
 * @typedef {object} TestStep
 * @property {readonly ('checks' | 'unit' | 'e2e')[]} groups it runs when all of them were asked for
 * @property {string} title
 * @property {readonly string[]} args of Node: a program of `node_modules` and its arguments
 * @property {string} [folder] to run in, from the root
 * @property {'checks' | 'tests'} [sideBySide] it runs at the same time as its neighbors with the same word
 * @property {boolean} [inBrowser] it needs the built web application and a browser
 * @property {{ path: string, read: (report: unknown) => import('./totals.mjs').Counts | undefined,
 *   failures: (report: unknown) => string[], env?: Record<string, string> }} [report] where a test runner writes its
 *   counts and what failed; without one the step is a single check, which passes or fails
 */

/**
 * How many files of unit and integration tests run at once, beside the browser tests. More than four would meet the database's limit of
 * connections.
 */
const testWorkers = Math.min(4, availableParallelism());

/**
 * What `npm test` runs: cheap checks first, then all tests. Unit and browser
 * tests wait a good part of their time, for a database or for a page, and use it when they run side by side. Not beside
 * the checks: a test of the development server writes the types of the routes anew.
 *
 * @param {{ root: string, reports: string, selected: ReadonlySet<string> }} run `reports`: a folder for the runners'
 *   reports; `selected`: the groups that were asked for
 * @returns {TestStep[]}
 */
export function testSteps({ root, reports, selected }) {
  return allSteps({ root, reports }).filter((step) =>
    step.groups.every((group) => selected.has(group)),
  );
}

/**
 * @param {{ root: string, reports: string }} run
 * @returns {TestStep[]}
 */
function allSteps({ root, reports }) {
  /** @param {string} path */
  const tool = (path) => join(root, 'node_modules', path);
  const vitestReport = join(reports, 'vitest.json');
  const playwrightReport = join(reports, 'playwright.json');
  const reactRouter = tool('@react-router/dev/bin.cjs');
  return [
    {
      groups: ['checks'],
      title: 'Types of the routes',
      args: [reactRouter, 'typegen'],
      folder: 'apps/web',
    },
    ...checksSideBySide(root, tool),
    {
      groups: ['unit'],
      sideBySide: 'tests',
      title: 'Unit and integration tests',
      args: [
        tool('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
        // Here, because a project doesn't take it from the root's configuration.
        `--maxWorkers=${testWorkers}`,
      ],
      report: {
        path: vitestReport,
        read: countsFromVitest,
        failures: (report) => failuresFromVitest(report, root),
      },
    },
    {
      groups: ['e2e'],
      sideBySide: 'tests',
      inBrowser: true,
      title: 'Browser tests',
      args: [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      folder: 'e2e',
      report: {
        path: playwrightReport,
        read: countsFromPlaywright,
        failures: failuresFromPlaywright,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      },
    },
  ];
}

/**
 * The checks that only read the sources, the longest first.
 *
 * @param {string} root
 * @param {(path: string) => string} tool
 * @returns {TestStep[]}
 */
function checksSideBySide(root, tool) {
  /** @type {Omit<TestStep, 'groups'>[]} */
  const checks = [
    { title: 'Lint', args: [tool('oxlint/bin/oxlint'), '--type-aware', '--max-warnings=0'] },
    {
      title: 'Dead code',
      args: [tool('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
    },
    ...['apps/server', 'apps/web', 'packages/domain', 'apps/native', 'e2e', 'tools', 'scripts'].map(
      (folder) => ({
        title: `Types of ${folder}`,
        // Each of several checkers would work out most types again, and the other core has another check.
        args: [tool('typescript/bin/tsc'), '-p', '.', '--checkers', '1'],
        folder,
      }),
    ),
    {
      title: 'Texts that stand alone',
      args: [join(root, 'apps/web/lone-texts/check.ts')],
    },
    {
      title: 'Folders of the web application',
      args: [join(root, 'scripts/check-folders.mjs')],
    },
    { title: 'Format', args: [tool('oxfmt/bin/oxfmt'), '--check', '.'] },
  ];
  return checks.map((check) => ({ ...check, groups: ['checks'], sideBySide: 'checks' }));
}
