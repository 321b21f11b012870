import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runStep } from '../processes/step.mjs';

/** @typedef {import('./figures.mjs').Report} Report */

/**
 * Runs Lighthouse once, with its default simulation of a phone on a slow connection.
 *
 * @param {string} url
 * @param {{ node: string, lighthouse: string, browser: string, scratch: string, signal: AbortSignal }} context
 *   `scratch`: a folder for whatever it writes
 * @param {{ cookie: string | null, performanceOnly: boolean }} how `cookie`: sent with every request
 * @returns {Promise<Report>}
 */
export async function measure(
  url,
  { node, lighthouse, browser, scratch, signal },
  { cookie, performanceOnly },
) {
  const output = join(scratch, 'report.json');
  await runStep({
    program: node,
    args: [
      lighthouse,
      url,
      ...(performanceOnly
        ? ['--only-categories=performance', '--disable-full-page-screenshot']
        : ['--only-categories=performance,accessibility,best-practices,seo']),
      '--output=json',
      `--output-path=${output}`,
      '--quiet',
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
      `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ],
    cwd: scratch,
    env: { ...process.env, CHROME_PATH: browser, TMPDIR: scratch, NODE_ENV: 'production' },
    signal,
    failure: `Lighthouse could not measure ${url}`,
  });
  /** @type {Report} */
  const report = JSON.parse(await readFile(output, 'utf8'));
  return report;
}
