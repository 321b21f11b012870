/**
 * `npm test [-- --only checks|unit|e2e]`: installs what is missing, the browser included, runs every check and every
 * test, and ends with one line that adds them all up.
 */
import { join } from 'node:path';

import { inPlainFolder, troublesomeCharacter } from './bootstrap/plain-folder.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { withNodeFirst } from './bootstrap/node-path.mjs';
import { runCommand } from './processes/command.mjs';
import { captureStep } from './processes/step.mjs';
import { ensureBrowser } from './test-run/browser.mjs';
import { selectedGroups } from './test-run/options.mjs';
import { runTestStep } from './test-run/run-step.mjs';
import { runTestSteps } from './test-run/run-steps.mjs';
import { makeScratch } from './test-run/scratch.mjs';
import { testSteps } from './test-run/steps.mjs';
import { addUp, totalsLine } from './test-run/totals.mjs';

/** @typedef {import('./test-run/totals.mjs').Outcome} Outcome */

const print = (/** @type {string} */ text) => void process.stdout.write(text);
const report = (/** @type {string} */ line) => print(`${line}\n`);

await runCommand(async ({ signal }) => {
  const args = process.argv.slice(2);
  const selected = selectedGroups(args);
  if (troublesomeCharacter(projectRoot) === undefined) return runHere(selected, signal);
  // So that they needn't be installed there.
  await prepare({ signal, report, web: 'none' });
  return inPlainFolder(projectRoot, async (folder) => {
    report(`Testing a copy in ${folder}, because Vite can't work in a folder of this name…`);
    const again = { program: process.execPath, args: ['scripts/test.mjs', ...args], cwd: folder };
    const { code } = await captureStep({ ...again, signal, echo: true });
    return code;
  });
});

/**
 * @param {ReadonlySet<string>} selected
 * @param {AbortSignal} signal
 * @returns {Promise<number>} the exit code
 */
async function runHere(selected, signal) {
  const scratch = await makeScratch();
  try {
    const outcomes = await runAll(selected, scratch.path, signal);
    const total = addUp(outcomes);
    const failures = outcomes.flatMap((outcome) => outcome.failures);
    // Once more at the end, because the runners' own words stand thousands of lines above.
    if (failures.length > 0) print(`\nFailed:\n${failures.map((line) => `  ${line}\n`).join('')}`);
    print(`\n${totalsLine(total)}\n`);
    return total.failed === 0 ? 0 : 1;
  } finally {
    await scratch.remove();
  }
}

/**
 * @param {ReadonlySet<string>} selected
 * @param {string} scratch
 * @param {AbortSignal} signal
 * @returns {Promise<Outcome[]>}
 */
async function runAll(selected, scratch, signal) {
  /**
   * What couldn't even be prepared counts as one failed test.
   *
   * @param {unknown} error
   */
  const failed = (error) => {
    signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    report(`\n${message}`);
    return { passed: 0, failed: 1, skipped: 0, failures: [message] };
  };
  try {
    const { node } = await prepare({ signal, report, web: 'none' });
    const env = {
      ...withNodeFirst(node),
      TMPDIR: scratch,
      // The tests start the server many times; all starts but the first then use compiled code.
      NODE_COMPILE_CACHE: join(scratch, 'compiled'),
      // The type checker and the linter are Go programs, which needn't collect garbage short of this limit.
      GOGC: 'off',
      GOMEMLIMIT: '2GiB',
    };
    const context = { root: projectRoot, node, signal, print };
    const preparation = selected.has('e2e') ? prepareBrowserTests(node, signal) : undefined;
    // Not beside the checks: a build writes the types of routes anew, which the linter reads. The step that needs it tells of a failure.
    await preparation?.catch(() => {});
    const steps = testSteps({ root: projectRoot, reports: scratch, selected });
    return await runTestSteps(steps, async (step, { alone }) => {
      if (!step.inBrowser) return runTestStep(step, { ...context, env, alone });
      try {
        const browser = await preparation;
        const withBrowser = { ...env, ...(browser !== undefined && { CHROMIUM_PATH: browser }) };
        return await runTestStep(step, { ...context, env: withBrowser, alone });
      } catch (error) {
        return failed(error);
      }
    });
  } catch (error) {
    return [failed(error)];
  }
}

/**
 * Builds the web application and finds a browser, which only browser tests need.
 *
 * @param {string} node
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} the path for `CHROMIUM_PATH`; undefined to use Playwright's
 */
async function prepareBrowserTests(node, signal) {
  await prepare({ signal, report, web: 'current' });
  return ensureBrowser({ root: projectRoot, node, report, signal });
}
