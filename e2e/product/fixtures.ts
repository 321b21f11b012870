import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { startProduct, type RunningProduct } from './running-product.ts';

interface WorkerFixtures {
  /** The one at `PRODUCT_URL`, if that is set. */
  readonly product: Pick<RunningProduct, 'url' | 'port'>;
  /** A page that runs no scripts. Nothing that it opens leaves anything behind, so a worker's tests share it. */
  readonly plainPage: Page;
  readonly sharedTab: { readonly page: Page; readonly errors: string[] };
}

interface TestFixtures {
  /**
   * A page with scripts that a worker's tests share, because opening one anew takes longer than looking at it. It comes
   * as the last test left it, with the same visitor, but scrolled to the top, without media settings and in the usual
   * size. A console error that the test doesn't expect fails it.
   */
  readonly sharedPage: Page;
  /** Errors that this test expects in the console of its `page` or `sharedPage`; any other one fails it. */
  readonly expectedConsoleErrors: RegExp[];
}

/** As in playwright.config.ts. */
const usualSize = { width: 1280, height: 900 };

/** Starts one product for all tests of a worker, unless one runs already; an unexpected console error fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // Playwright reads a fixture's dependencies from its first parameter; this one has none.
    async ({}, use) => {
      const running = process.env['PRODUCT_URL'];
      if (running !== undefined) {
        await use({ url: running, port: Number(new URL(running).port) });
        return;
      }
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
  sharedTab: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport: usualSize,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await use({ page, errors: await errorsOf(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ sharedTab: { page, errors }, expectedConsoleErrors }, use) => {
    await page.setViewportSize(usualSize);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const heard of ['request', 'requestfinished', 'websocket']) page.removeAllListeners(heard);
    // Otherwise another one could arrive late, during the next test.
    if (errors.length > 0) await page.goto('about:blank');
    expectOnly(expectedConsoleErrors, errors.splice(0));
  },
  baseURL: async ({ product }, use) => use(product.url),
  expectedConsoleErrors: async ({}, use) => use([]),
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors = await errorsOf(page);
    await use(page);
    // A route handler that answers after the page has closed would throw; that is not a failure of the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expectOnly(expectedConsoleErrors, errors);
  },
});

/** Opens a page unless it is open: for tests that only look at what they share. */
export async function openOnce(page: Page, address: string): Promise<void> {
  if (page.url() !== 'about:blank' && new URL(page.url()).pathname === address) return;
  await page.goto(address);
}

/**
 * A list that every error in the page's console is added to, except for a missing aerial picture: tests have no imagery
 * service.
 */
async function errorsOf(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    const isAboutImagery = message.location().url.endsWith('/imagery');
    if (message.type() === 'error' && !isAboutImagery) errors.push(message.text());
  });
  // Chromium tells only its developer tools of some of what the policy refuses.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The content security policy refused ${blockedURI}: ${effectiveDirective}`),
    );
  });
  return errors;
}

function expectOnly(expectedErrors: readonly RegExp[], errors: readonly string[]): void {
  const unexpected = errors.filter(
    (text) => !expectedErrors.some((expected) => expected.test(text)),
  );
  expect(unexpected, 'errors in the console').toEqual([]);
}

export { expect };

export function temporaryDirectory(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'dss-e2e-'));
}
