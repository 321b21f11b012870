import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];
const isRoot = process.getuid?.() === 0;

/** Browser tests against the built product, as a visitor meets it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Each worker has a product of its own; the files of one run one after the other.
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
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
