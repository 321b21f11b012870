import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];
const isRoot = process.getuid?.() === 0;

/** Browser tests against the built product, as a visitor meets it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Each worker has a product of its own, and no test needs what another left.
  fullyParallel: true,
  // One more than the smallest machine has cores: most of a test is waiting, for a page or an analysis.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    // Without it, a click on what never comes waits as long as the whole test may take.
    actionTimeout: 30_000,
    // A trace of every test costs a third of the time. `playwright test --trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
