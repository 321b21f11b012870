import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { startProduct, type RunningProduct } from './running-product.ts';

interface WorkerFixtures {
  readonly product: RunningProduct;
  /** A page that runs no scripts. Nothing that it opens leaves anything behind, so a worker's tests share it. */
  readonly plainPage: Page;
}

interface TestFixtures {
  /** Console errors that this test expects; any other one fails it. */
  readonly expectedConsoleErrors: RegExp[];
}

/** Starts one product for all tests of a worker; an unexpected console error fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // Playwright reads a fixture's dependencies from its first parameter; this one has none.
    async ({}, use) => {
      const dataDir = await temporaryDirectory();
      const product = await startProduct({ dataDir });
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  plainPage: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedConsoleErrors: async ({}, use) => use([]),
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    // A route handler that answers after the page has closed would throw; that is not a failure of the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = errors.filter(
      (text) => !expectedConsoleErrors.some((expected) => expected.test(text)),
    );
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

export { expect };

export function temporaryDirectory(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'dss-e2e-'));
}
