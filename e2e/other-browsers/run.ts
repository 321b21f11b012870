import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../product/running-product.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { jobs, type Scene } from './jobs.ts';
import { openWebKit } from './webkit.ts';

const browsers: Readonly<Record<string, (folder: string) => Promise<DrivenBrowser>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in browsers));
if (unknown !== undefined) {
  process.stderr.write(`"${unknown}" is no browser of this command: firefox or webkit.\n`);
  process.exit(2);
}

const folder = await mkdtemp(path.join(tmpdir(), 'dss-other-browsers-'));
const dataDir = path.join(folder, 'data');
let running = await startProduct({ dataDir });
const { url, port } = running;
const product = {
  url,
  stop: () => running.stop(),
  start: async () => {
    running = await startProduct({ dataDir, port });
  },
};
let failed = 0;
try {
  for (const [name, open] of Object.entries(browsers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const own = path.join(folder, name);
    await mkdir(own);
    const browser = await open(own);
    try {
      failed += await doJobs({ browser, product, folder: own });
    } finally {
      await browser.close();
    }
  }
} finally {
  await running.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
say(failed === 0 ? '\nEverything works.' : `\n${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;

/** @returns how many failed */
async function doJobs(scene: Scene): Promise<number> {
  const { browser } = scene;
  say(`\n${browser.version}`);
  let failures = 0;
  for (const [job, run] of Object.entries(jobs)) {
    const begun = performance.now();
    const failure = await run(scene).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(`  ${failure === null ? 'works ' : 'FAILED'} ${job} (${seconds} s)`);
    if (failure === null) continue;
    failures += 1;
    say(`    ${failure}`);
    const shown = await browser.run(async () => document.body.innerText.slice(0, 1000));
    say(`    at ${await browser.url()}, which says:\n${shown}`);
  }
  const problems = new Set(browser.problems().filter((problem) => !isOfStoppedProduct(problem)));
  for (const problem of problems) say(`  FAILED its console says: ${problem}`);
  return failures + problems.size;
}

/** What browsers say of requests while the product is stopped. */
function isOfStoppedProduct(problem: string): boolean {
  return /NetworkError|Failed to load|can’t establish a connection|fetch/i.test(problem);
}
