import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { startCountingService, type CountingService } from './product/counting-service.ts';
import { expect, temporaryDirectory, test as base } from './product/fixtures.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

interface PublicDeployment {
  readonly product: RunningProduct;
  readonly counting: CountingService;
}

const production = {
  PROFILE: 'production',
  HOST: '127.0.0.1',
  SIGNING_SECRET: 's'.repeat(40),
} as const;

/** One production deployment that counts visits on this machine's host name, and one whose settings are incomplete. */
const test = base.extend<
  object,
  { readonly deployment: PublicDeployment; readonly unfinished: RunningProduct }
>({
  unfinished: [
    async ({}, use) => {
      const dataDir = await temporaryDirectory();
      const product = await startProduct({
        dataDir,
        environment: { ...production, ANALYTICS_KEY: 'phc_test' },
      });
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  deployment: [
    async ({}, use) => {
      const counting = await startCountingService();
      const dataDir = await temporaryDirectory();
      const product = await startProduct({
        dataDir,
        environment: {
          ...production,
          PRODUCTION_DOMAINS: 'localhost',
          ANALYTICS_KEY: 'phc_test',
          ANALYTICS_HOST: counting.url,
        },
      });
      await use({ product, counting });
      await product.stop();
      await counting.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Environment Health Check Failed' });
const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

test(
  'the banner about missing settings stays away once dismissed',
  { tag: ['@spec:core-77', '@spec:surrounding-76'] },
  async ({ page, unfinished: product }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(product.url);
    await expect(banner(page)).toContainText('PRODUCTION_DOMAINS');
    await expect(banner(page)).not.toContainText('ANALYTICS_KEY');

    await banner(page).getByRole('button', { name: 'Copy env keys' }).click();
    await expect(page.getByText('Environment keys copied to console')).toBeVisible();
    await expect(
      page.getByText('Check the browser console for current configuration values.'),
    ).toBeVisible();
    expect(logged.join('\n')).toContain('ANALYTICS_KEY: set, 8 characters');
    expect(logged.join('\n')).toContain('PRODUCTION_DOMAINS: not set');
    expect(logged.join('\n')).not.toContain('phc_test');

    await banner(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page)).toBeHidden();
    const answered = page.waitForResponse('**/api/environment');
    await page.reload();
    await answered;
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  },
);

test('there is no banner when every setting in use is there', async ({
  page,
  deployment: { product },
}) => {
  await page.goto(product.url);
  await expect(question(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test(
  'visits are counted only while there is consent',
  { tag: ['@spec:surrounding-137'] },
  async ({ page, deployment: { product, counting } }) => {
    const before = counting.events.length;
    const libraries: string[] = [];
    page.on('request', (request) => {
      if (/posthog/i.test(request.url())) libraries.push(request.url());
    });
    await page.goto(product.url);
    await expect(question(page)).toBeVisible();
    await startFrom(page);
    expect(libraries).toEqual([]);
    expect(counting.events).toHaveLength(before);

    await question(page).getByRole('button', { name: 'Yes, count my visit' }).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => libraries.length).toBeGreaterThan(0);
    await page.goto(`${product.url}/about`);
    await expect
      .poll(async () => {
        await startFrom(page);
        await page.goBack();
        return counting.events.length;
      })
      .toBeGreaterThan(before);
    expect(counting.events.at(-1)).toMatchObject({
      event: 'start-assessment',
      properties: { entry_point: 'header' },
    });

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question(page).getByRole('button', { name: "No, don't" }).click();
    const counted = counting.events.length;
    await startFrom(page);
    await page.goto(product.url);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    expect(counting.events).toHaveLength(counted);
    expect(counting.unexpected).toEqual([]);
  },
);

test('Global Privacy Control counts as an answer, so nobody is asked', async ({
  browser,
  deployment: { product },
}) => {
  const page = await openWithPrivacyControl(browser);
  const answered = page.waitForResponse('**/api/environment');
  await page.goto(product.url);
  expect(await (await answered).json()).toMatchObject({ analytics: null });
  await expect(question(page)).toBeHidden();
  await page.context().close();
});

test(
  'nothing is asked or shown on this machine',
  { tag: ['@spec:surrounding-76'] },
  async ({ page }) => {
    const answered = page.waitForResponse('**/api/environment');
    await page.goto('/');
    expect(await (await answered).json()).toEqual({
      missing: [],
      variables: [],
      google_maps: false,
      lacks_local_model: false,
      analytics: null,
      services: { builtIn: '', noPlaces: '', noAerial: '', noCounting: '' },
    });
    await expect(banner(page)).toBeHidden();
    await expect(question(page)).toBeHidden();
  },
);

async function startFrom(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Score' }).click();
  await page.waitForURL('**/new-property');
}

async function openWithPrivacyControl(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  return context.newPage();
}
