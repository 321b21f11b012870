import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { captureStep } from '../processes/step.mjs';
import { judge } from './totals.mjs';

/**
 * Runs one part of `npm test` and says how it went. A check's output is shown only when it fails, unless it
 * says otherwise; a test runner's appears while it runs.
 *
 * @param {import('./steps.mjs').TestStep} step
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, signal: AbortSignal,
 *   print: (text: string) => void }} context
 * @returns {Promise<import('./totals.mjs').Counts>}
 */
export async function runTestStep(step, { root, node, env, signal, print }) {
  const start = performance.now();
  const echo = step.echo ?? step.report !== undefined;
  const title = `\n${step.title}\n`;
  if (echo) print(title);
  const shared = {
    program: node,
    cwd: join(root, step.folder ?? '.'),
    env: { ...env, ...step.report?.env },
    signal,
  };
  const { code, output } = await captureStep({ ...shared, args: step.args, echo });
  const reported = step.report
    ? step.report.read(await readJson(step.report.path))
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = judge(reported, code);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // Checks run side by side; each appears as a whole.
  if (!echo) print(title);
  if (!echo && counts.failed > 0) print(`${output.trimEnd()}\n`);
  print(`  ${counts.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`);
  return counts;
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
