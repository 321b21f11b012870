import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { areAllPagesKept } from './product/kept-page.ts';
import { signUp } from './product/new-account.ts';
import { drawnPictures } from './product/photos.ts';
import { leaveStop, stopName, tile } from './product/tap-stop.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
} as const;
const weekMs = 7 * 24 * 60 * 60 * 1000;

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

interface Home {
  readonly id: string;
  readonly address: string;
  readonly photo_count: number;
}

async function homesOf(page: Page): Promise<readonly Home[]> {
  const reply = await page.request.get('/api/properties');
  return ((await reply.json()) as { properties: Home[] }).properties;
}

/** The pictures of the week go to this folder, if it is set. */
const folder = process.env['OFFLINE_WEEK_PICTURES'];
let taken = 0;

async function picture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  taken += 1;
  const file = `${String(taken).padStart(2, '0')}-${name}.png`;
  await page.screenshot({ path: path.join(folder, file) });
}

/** What the service worker keeps. Runs in the page. */
async function keptNames(): Promise<string[]> {
  const names: string[] = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    names.push(...requests.map(({ url }) => new URL(url).pathname));
  }
  return names;
}

/** Sends a photo to the page as a phone's gallery does that shares it to the installed application. */
async function shareTo(page: Page, photo: string): Promise<void> {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      action: '/add-photos',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'photos',
      id: 'shared',
    });
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#shared').setInputFiles(photo);
  await page.locator('#shared').evaluate((input) => input.closest('form')?.submit());
}

/** Makes a home from the form as it opens without a network. */
async function makeHome(page: Page, address: string): Promise<string> {
  await page.goto('/new-property');
  await expect(page.getByText('You can start without a connection')).toBeVisible();
  await page.getByLabel('Property address').fill(address);
  await expect(page.getByText('Searching addresses')).toHaveCount(0);
  await picture(page, 'address');
  await button(page, 'Create Property for Assessment').tap();
  await expect(page.getByText('Only this device has this home so far')).toBeVisible();
  return new URL(page.url()).searchParams.get('property') ?? '';
}

test('a week without a network on two phones: homes made, photographed and walked around arrive once', async ({
  playwright,
  browser,
  product,
}) => {
  const profile = await temporaryDirectory();
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, { ...phone, baseURL: product.url });
  let context = await open();
  const others: BrowserContext[] = [];
  try {
    let page = await context.newPage();
    await signUp(page);
    await page.goto('/new-property');
    await expect.poll(() => page.evaluate(areAllPagesKept)).toBe(true);

    expect(await page.evaluate(keptNames)).not.toContainEqual(
      expect.stringMatching(/^\/(?:photos|api)\//),
    );

    // Monday: no signal any more.
    await context.setOffline(true);
    const id = await makeHome(page, '12 Ridge Road, Paradise, CA 95969');
    await picture(page, 'home-made');
    await page.getByLabel('Choose photos').setInputFiles(drawnPictures()[0] ?? '');
    await expect(page.getByText('1 photo will upload when you’re back online.')).toBeVisible();
    await picture(page, 'photo-kept');
    await page.getByRole('link', { name: /^Walk me through it/ }).tap();
    await expect(stopName(page)).toHaveText('Front: first five feet · 1 of 13');
    await tile(page, 'Plants').tap();
    await picture(page, 'walk');
    await leaveStop(page);
    await page.reload();
    await expect(stopName(page)).toHaveText('Front: yard · 2 of 13');
    await page.goto('/continue-walk');
    await expect(stopName(page)).toHaveText('Front: yard · 2 of 13');
    await shareTo(page, drawnPictures()[1] ?? '');
    await expect(page.getByRole('heading', { name: 'Add these photos' })).toBeVisible();
    await picture(page, 'shared-photo');
    await page.getByRole('link', { name: 'Add to 12 Ridge Road' }).tap();
    await expect(page.getByText('2 photos will upload when you’re back online.')).toBeVisible();
    await expect(page).toHaveURL(`/new-property?property=${id}`);
    await context.close();

    // A week later the phone starts again, still without a signal.
    context = await open();
    await context.clock.setSystemTime(Date.now() + weekMs);
    await context.setOffline(true);
    page = await context.newPage();
    await page.goto('/properties');
    const card = page.getByRole('listitem').filter({ hasText: '12 Ridge Road' });
    await expect(card).toContainText('Only on this device so far');
    await expect(card).toContainText('2 photos not sent yet');
    await expect(card).not.toContainText('No photos');
    await picture(page, 'a-week-later');
    await card.getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('12 Ridge Road');
    await picture(page, 'results');
    await page.goto(`/property/${id}/walk`);
    await leaveStop(page);
    await expect(stopName(page)).toHaveText(/· 3 of 13$/);

    // Another phone of the same account makes a home of its own, in Spanish.
    const other = await browser.newContext({ ...phone, baseURL: product.url });
    others.push(other);
    await other.addCookies((await context.storageState()).cookies);
    const onOther = await other.newPage();
    await onOther.goto('/es/new-property');
    await expect.poll(() => onOther.evaluate(areAllPagesKept)).toBe(true);
    await other.setOffline(true);
    await onOther.goto('/es/new-property');
    await onOther.getByLabel('Dirección de la propiedad').fill('8 Cedar Way, Redding, CA 96003');
    await button(onOther, 'Crear propiedad para evaluarla').tap();
    await expect(
      onOther.getByText('Por ahora, solo este dispositivo tiene esta casa'),
    ).toBeVisible();
    await picture(onOther, 'other-phone-spanish');

    // The server's clock hasn't been moved.
    await context.clock.setSystemTime(Date.now());
    // The network returns, to two tabs of one phone at once.
    const tab = await context.newPage();
    await tab.goto('/properties');
    await expect(tab.getByText('Only on this device so far')).toBeVisible();
    await Promise.all([context.setOffline(false), other.setOffline(false)]);
    await expect.poll(async () => (await homesOf(tab)).length).toBe(2);
    await expect
      .poll(async () => (await homesOf(tab)).find((home) => home.id === id))
      .toMatchObject({ address: '12 Ridge Road, Paradise, CA 95969', photo_count: 2 });
    await expect(tab.getByText('Only on this device so far')).toHaveCount(0);
    await expect
      .poll(async () => {
        const reply = await tab.request.get(`/api/properties/${id}/answers`);
        const { answers } = (await reply.json()) as { answers: { question_id: string }[] };
        return answers.filter(({ question_id: question }) => question === 'plants_at_wall').length;
      })
      .toBe(1);
    await tab.reload();
    await expect(tab.getByText('8 Cedar Way', { exact: false })).toBeVisible();
    await picture(tab, 'all-sent');
    await page.goto(`/property/${id}`);
    await expect(page.getByText('Only this device has this home so far')).toHaveCount(0);
    await picture(page, 'home-sent');
  } finally {
    await context.close();
    for (const each of others) await each.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test.describe('a server that refuses', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|status of 40[04]/] });

  test('a home that the server doesn’t take says why, and its owner can delete it', async ({
    page,
  }) => {
    const address = '12 Ridge Road, Paradise, CA 95969';
    await page.goto('/new-property');
    await page.route('/api/properties', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByLabel('Property address').fill(address);
    await button(page, 'Create Property for Assessment').click();
    await expect(page.getByText('Only this device has this home so far')).toBeVisible();
    await expect(page.getByText('sent when our server can be reached')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('property') ?? '';

    const refusal = { code: 'invalid_address', message: '', retryable: false, request_id: '1' };
    await page.route('/api/properties', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { error: refusal } })
        : route.fallback(),
    );
    await page.reload();
    await expect(page.getByText('Our server could be reached but didn’t take it:')).toBeVisible();
    await expect(page.getByText('Please enter a valid address')).toBeVisible();
    await picture(page, 'refused');

    await page.goto(`/property/${id}`);
    await button(page, 'Delete this property').click();
    await button(page, 'Delete property').click();
    await expect(page).toHaveURL('/properties');
    await expect(page.getByText(address)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);
  });
});
