import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { captureStep } from '../processes/step.mjs';
import { judge } from './totals.mjs';

/**
 * Runs one part of `npm test` and says how it went. A check's output is shown only when it fails. A test runner's
 * appears while it runs, or as a whole at its end where the browser tests' appears at the same time.
 *
 * @param {import('./steps.mjs').TestStep} step
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, signal: AbortSignal,
 *   print: (text: string) => void, alone: boolean }} context `alone`: nothing runs beside the step
 * @returns {Promise<import('./totals.mjs').Outcome>}
 */
export async function runTestStep(step, { root, node, env, signal, print, alone }) {
  const start = performance.now();
  const echo = step.report !== undefined && (alone || step.inBrowser === true);
  const title = `\n${step.title}\n`;
  if (echo) print(title);
  const shared = {
    program: node,
    cwd: join(root, step.folder ?? '.'),
    env: { ...env, ...step.report?.env },
    signal,
  };
  const { code, output } = await captureStep({ ...shared, args: step.args, echo });
  const report = step.report && (await readJson(step.report.path));
  const reported = step.report
    ? step.report.read(report)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = judge(reported, code);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const shown = step.report !== undefined || counts.failed > 0 ? `${output.trimEnd()}\n` : '';
  const outcome = `  ${counts.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`;
  // At once, because another step may write between two calls.
  print(echo ? outcome : `${title}${shown}${outcome}`);
  const failures = counts.failed === 0 ? [] : (step.report?.failures(report) ?? []);
  // What failed outside single tests has no name but the step's.
  const unnamed = counts.failed > failures.length ? [step.title] : [];
  return { ...counts, failures: [...failures, ...unnamed] };
}

/**
 * @param {string} path
 * @returns {Promise<unknown>}
 */
async function readJson(path) {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
}
