import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type ConsoleMessage } from '@playwright/test';
import { startProduct, type RunningProduct } from './running-product.ts';

interface WorkerFixtures {
  readonly product: RunningProduct;
}

interface TestFixtures {
  /** Console errors that this test expects; every other one fails it. */
  readonly expectedConsoleErrors: RegExp[];
}

/** One running product for the tests of a worker; a console error that no test expects fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // Playwright reads the fixtures it needs from the first parameter, which here are none.
    async ({}, use) => {
      const dataDir = await temporaryDirectory();
      const product = await startProduct({ dataDir });
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
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
    // What the page asks for as it is closed finds nobody to answer: an answer that was on its way is no fault.
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
