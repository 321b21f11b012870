import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { mailedLink } from './product/mailed-link.ts';
import { signUp } from './product/new-account.ts';
import { freePort, startProduct, type RunningProduct } from './product/running-product.ts';
import { startWeatherService, type WeatherService } from './product/weather-service.ts';

let weather: WeatherService;
let dataDir: string;
let product: RunningProduct | undefined;

test.beforeAll(async () => {
  dataDir = await temporaryDirectory();
  weather = await startWeatherService();
  const port = await freePort();
  product = await startProduct({
    dataDir,
    port,
    environment: { FIRE_WARNINGS_URL: weather.url, ORIGIN: `http://localhost:${port}` },
  });
});

test.afterAll(async () => {
  await product?.stop();
  await weather.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Asked for before the product has started, too.
test.use({ baseURL: async ({}, use) => use(product?.url) });

const headers = { 'Sec-Fetch-Site': 'same-origin' };
const subject = 'Red flag warning at your home';

/** Has the product ask now, as it does when somebody turns warnings on, instead of in a quarter of an hour. */
const askNow = (page: Page, id: string) =>
  page.request.put(`/api/properties/${id}/fire-warnings`, { headers });

async function mails(page: Page): Promise<number> {
  const outbox = await page.request.get('/api/operations/outbox');
  const all = (await outbox.json()) as readonly { subject: string }[];
  return all.filter((mail) => mail.subject === subject).length;
}

test('a red flag warning is shown with the home’s own list, mailed once, and ends', async ({
  page,
}) => {
  await page.goto('/');
  const email = await signUp(page);
  const made = await page.request.post('/api/properties', {
    data: { address: '12 Ridge Road, Paradise, CA 95969', lat: 39.7596, lng: -121.6219 },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [
    { question_id: 'firewood_at_wall', side: null, answer: 'yes' },
    { question_id: 'roof_wood', side: null, answer: 'no' },
  ];
  await page.request.put(`/api/properties/${id}/answers`, { data: { answers }, headers });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/property/${id}`);
  await page.getByRole('link', { name: 'Be warned on days when fire can spread fast' }).click();
  await page.getByRole('button', { name: 'Warn me' }).click();
  await expect(page.getByText('Warnings are on.')).toBeVisible();
  await expect(page.getByText('Last asked:')).toBeVisible();
  await expectAccessible(page);

  weather.say('warning');
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await askNow(page, id);
  const banner = page.getByRole('region', { name: 'Fire weather' });
  await expect(banner.getByText('Red flag warning')).toBeVisible();
  await expect(banner.getByRole('listitem').first()).toContainText('Move firewood and lumber');
  await expect(banner).toContainText('Follow the orders of your fire and police officials.');
  await expect(banner.getByRole('link', { name: 'Issued by NWS Sacramento CA' })).toHaveAttribute(
    'href',
    'https://www.weather.gov/sto',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  const stop = await mailedLink(page, email, subject);
  weather.say('update');
  await askNow(page, id);
  await page.goto(`/property/${id}/plan`);
  await expect(banner).toBeVisible();
  expect(await mails(page)).toBe(1);

  weather.say('cancellation');
  await askNow(page, id);
  await expect(banner).toContainText('The red flag warning is over');
  await expect(banner).toContainText('take the covers off now');
  await expect(banner.getByText('Red flag warning', { exact: true })).toBeHidden();
  await expect(banner.getByRole('listitem')).toHaveCount(0);

  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop warnings' }).click();
  await expect(page.getByRole('heading', { name: 'Warnings are off' })).toBeVisible();
  await page.goto(`/es/property/${id}/upkeep#fire-warnings`);
  await expect(page.getByRole('button', { name: 'Avisarme' })).toBeVisible();
  expect(await mails(page)).toBe(1);
});

test('an open page notifies of a warning once, and of one that comes at night not before morning', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class ShownNotification extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.assign(globalThis, { Notification: ShownNotification, shown });
  });
  const shown = () => page.evaluate(() => Reflect.get(globalThis, 'shown') as unknown);
  const made = await page.request.post('/api/properties', {
    data: { address: '12 Ridge Road, Paradise, CA 95969', lat: 39.7596, lng: -121.6219 },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [{ question_id: 'roof_wood', side: null, answer: 'no' }];
  await page.request.put(`/api/properties/${id}/answers`, { data: { answers }, headers });
  weather.say('nothing');
  await page.goto(`/property/${id}/upkeep`);
  await page.getByRole('button', { name: 'Warn me' }).click();
  await expect(page.getByText('it notifies you, too, never between 9 PM and 7 AM')).toBeVisible();
  await expect(page.getByText('Last asked:')).toBeVisible();

  // It is noon at the home.
  const hoursFromNow = (hours: number) => page.clock.setFixedTime(Date.now() + hours * 3_600_000);
  const banner = page.getByRole('region', { name: 'Fire weather', exact: true });
  await hoursFromNow(10);
  weather.say('warning');
  await askNow(page, id);
  await expect(banner.getByText('Red flag warning')).toBeVisible();
  expect(await shown()).toEqual([]);
  await hoursFromNow(20);
  weather.say('update');
  await askNow(page, id);
  await expect.poll(shown).toEqual(['Red flag warning']);
  weather.say('cancellation');
  await askNow(page, id);
  await expect(banner).toContainText('The red flag warning is over');
  expect(await shown()).toEqual(['Red flag warning']);
});
