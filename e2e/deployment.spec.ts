import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { startCountingService, type CountingService } from './product/counting-service.ts';
import { startLeadSink, type LeadSink } from './product/lead-sink.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { freePort, startProduct, type RunningProduct } from './product/running-product.ts';

// Run in one worker, to share its products.
test.describe.configure({ mode: 'default' });

/** Starts a production deployment on this machine's host name. */
async function deploy(settings: Readonly<Record<string, string>>): Promise<RunningProduct> {
  const port = await freePort();
  return startProduct({
    dataDir: await temporaryDirectory(),
    port,
    environment: {
      PROFILE: 'production',
      ORIGIN: `http://localhost:${port}`,
      HOST: '127.0.0.1',
      SIGNING_SECRET: 's'.repeat(40),
      ANALYTICS_KEY: 'phc_test',
      ...settings,
    },
  });
}

async function remove(product: RunningProduct): Promise<void> {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
}

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Environment Health Check Failed' });
const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

test.describe('a deployment with incomplete settings', () => {
  let product: RunningProduct;

  test.beforeAll(async () => {
    product = await deploy({});
  });

  test.afterAll(() => remove(product));

  test('has a banner, which stays away once dismissed', async ({ page }) => {
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
  });
});

test.describe('a deployment that counts visits', () => {
  let product: RunningProduct;
  let counting: CountingService;
  let sink: LeadSink;

  test.beforeAll(async () => {
    counting = await startCountingService();
    sink = await startLeadSink();
    product = await deploy({
      PRODUCTION_DOMAINS: 'localhost',
      ANALYTICS_HOST: counting.url,
      LEAD_API_URL: sink.url,
      LEAD_API_KEY: 'the secret of the sink',
    });
  });

  test.afterAll(async () => {
    await remove(product);
    await counting.stop();
    await sink.stop();
  });

  test('has no banner, because every setting in use is there', async ({ page }) => {
    await page.goto(product.url);
    await expect(question(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('counts only while there is consent', async ({ page }) => {
    const before = counting.events.length;
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const isLibraryLoaded = async () => {
      const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
      // Recognized by the name of a class, since the names of scripts say nothing.
      return (await Promise.all(texts)).some((text) => text.includes('PostHogFetchHttpError'));
    };
    await page.goto(product.url);
    await expect(question(page)).toBeVisible();
    await startFrom(page);
    expect(await isLibraryLoaded()).toBe(false);
    expect(counting.events).toHaveLength(before);

    await question(page).getByRole('button', { name: 'Yes, count my visit' }).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(isLibraryLoaded).toBe(true);
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
  });

  test('shares an address only once its owner ticks the box', async ({ page }) => {
    const add = async (address: string, ticked: boolean) => {
      await page.goto(`${product.url}/new-property?utm_source=news`);
      await page.getByRole('combobox', { name: 'Property address' }).fill(address);
      const box = page.getByRole('checkbox', {
        name: `Share this address with ${new URL(sink.url).host}`,
      });
      await expect(box).not.toBeChecked();
      if (ticked) await box.check();
      const kept = page.waitForResponse('**/api/leads');
      await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
      expect((await kept).status()).toBe(204);
    };
    await add('1 Quiet Way', false);
    await add('2 Shared Way', true);
    await expect.poll(() => sink.received.length).toBeGreaterThan(0);
    expect(sink.received.map(({ body }) => body)).toMatchObject([
      {
        project_name: 'DSS',
        address: { full_address: '2 Shared Way', source: 'new_property' },
        session_data: { utm_source: 'news', device_class: 'Desktop' },
      },
    ]);
  });

  test('takes Global Privacy Control as an answer, so nobody is asked', async ({ browser }) => {
    const page = await openWithPrivacyControl(browser);
    const answered = page.waitForResponse('**/api/environment');
    await page.goto(product.url);
    expect(await (await answered).json()).toMatchObject({ analytics: null });
    await expect(question(page)).toBeHidden();

    const known = page.waitForResponse('**/api/environment');
    await page.goto(`${product.url}/new-property`);
    await known;
    await expect(page.getByRole('combobox', { name: 'Property address' })).toBeEnabled();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.context().close();
  });
});

test('nothing is asked or shown on this machine', async ({ page }) => {
  const answered = page.waitForResponse('**/api/environment');
  await page.goto('/');
  expect(await (await answered).json()).toEqual({
    missing: [],
    variables: [],
    google_maps: false,
    lacks_local_model: false,
    analytics: null,
    services: {
      builtIn: '',
      noPlaces: '',
      noAddressFacts: '',
      noFireWarnings: '',
      noAerial: '',
      noCounting: '',
      noLeadSink: '',
      noContact: '',
      expiresHomes: '12',
    },
  });
  await expect(banner(page)).toBeHidden();
  await expect(question(page)).toBeHidden();
});

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
