import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

/** Browser tests of the built product, as a visitor uses it. */
export default defineConfig({
  testDir: '.',
  globalSetup: './product/new-database.ts',
  // Each worker has its own product, and no test depends on another. All are one project, because another project would
  // start workers and products of its own.
  fullyParallel: true,
  // One more than there are cores, because a test waits a fifth of its time. Many more take more processor time and end no
  // sooner.
  workers: Math.min(8, availableParallelism() + 1),
  forbidOnly: process.env['CI'] !== undefined,
  // Limits are for what never happens: on a busy machine, a page may stand still for seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    // Requests that pass a service worker can't be intercepted. Tests of what it does allow it.
    serviceWorkers: 'block',
    // Most tests are not about motion. Those that are ask for it, as does the main job.
    contextOptions: { reducedMotion: 'reduce' },
    // Otherwise a click on something that never appears would wait for the whole test timeout.
    actionTimeout: 60_000,
    // Use `playwright test --trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Each page lives for seconds: compiling its scripts for speed, and an unused GPU, cost more than they give.
        // So does collecting garbage: of young objects whenever a megabyte has come together, of old ones while a page starts.
        '--js-flags=--no-opt --min-semi-space-size=16 --max-semi-space-size=32 --initial-old-space-size=256',
        '--disable-gpu',
        '--disable-software-rasterizer',
        // The browser does the GPU's and the network's work in its own process, which saves 5 to 9% of opening a page. It reads only
        // the last list of features, so Playwright's own are repeated.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
        '--disable-site-isolation-trials',
      ],
    },
  },
});
