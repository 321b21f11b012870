import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import {
  knownHouse,
  startAddressServices,
  type AddressServices,
} from './product/address-services.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

let services: AddressServices;
let dataDir: string;
let product: RunningProduct | undefined;

test.beforeAll(async () => {
  dataDir = await temporaryDirectory();
  services = await startAddressServices();
  product = await startProduct({
    dataDir,
    environment: { PHOTON_URL: services.photonUrl, CENSUS_GEOCODER_URL: services.censusUrl },
  });
});

test.afterAll(async () => {
  await product?.stop();
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
  expect(services.unexpected).toEqual([]);
});

// Asked for before the product has started, too.
test.use({ baseURL: async ({}, use) => use(product?.url) });

const field = (page: Page) => page.getByRole('combobox', { name: 'Property address' });
const options = (page: Page) => page.getByRole('option');
const createButton = (page: Page) =>
  page.getByRole('button', { name: 'Create Property for Assessment' });

async function newestProperty(page: Page): Promise<Record<string, unknown> | undefined> {
  const response = await page.request.get('/api/properties');
  const { properties } = (await response.json()) as { properties: Record<string, unknown>[] };
  return properties[0];
}

test('an address picked by keyboard places the property', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/new-property');
  await field(page).focus();
  await page.keyboard.type('12');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.type(' ridge');
  await expect(options(page)).toHaveText([
    '12 Ridge RoadParadise, CA 95969',
    '14 Ridge RoadParadise, CA 95969',
  ]);
  await expect(page.getByRole('status').filter({ hasText: '2 addresses suggested.' })).toHaveCount(
    1,
  );
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(knownHouse.picked.text);
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();

  const { text, lat, lng } = knownHouse.picked;
  expect(await newestProperty(page)).toMatchObject({
    address: text,
    address_formatted: text,
    lat,
    lng,
    coordinates_source: 'picked',
  });
  expect(services.asked).not.toContain('12');
});

test('typing after a pick discards the picked place', async ({ page }) => {
  await page.goto('/new-property');
  await field(page).pressSequentially('12 ridge');
  await options(page).first().click();
  await expect(field(page)).toHaveValue(knownHouse.picked.text);
  await field(page).press('End');
  await page.keyboard.type(' (the blue one)');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await createButton(page).click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();

  expect(await newestProperty(page)).toMatchObject({ place_id: null });
  // The geocoder answers a moment later.
  await expect
    .poll(() => newestProperty(page))
    .toMatchObject({
      address: `${knownHouse.picked.text} (the blue one)`,
      address_formatted: `${knownHouse.picked.text} (the blue one)`,
      lat: knownHouse.located.lat,
      coordinates_source: 'geocoder',
    });
});

test('an owner corrects the address, and its unit stays with the picked one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/new-property');
  await field(page).fill('9 Elm Street, Chico');
  await createButton(page).click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  const made = await newestProperty(page);
  await page.goto(`/property/${String(made?.['id'])}`);
  await expect(page.getByText('State not known')).toBeVisible();

  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'The address of your home' });
  await expect(field(page)).toHaveValue('9 Elm Street, Chico');
  await field(page).fill('12 ridge road, Unit B');
  await page.getByRole('listbox').getByRole('option').first().click();
  const picked = '12 Ridge Road, Unit B, Paradise, CA 95969';
  await expect(field(page)).toHaveValue(picked);
  await expect(dialog.getByRole('combobox', { name: 'State' })).toContainText(
    'As in the address: California',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByRole('heading', { level: 1, name: picked })).toBeVisible();
  await expect(page.getByText('California', { exact: true })).toBeVisible();
  expect(await newestProperty(page)).toMatchObject({
    address: picked,
    address_formatted: picked,
    lat: knownHouse.picked.lat,
    state: 'CA',
  });
});

test('an address can be typed when search fails', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 503/);
  services.setPhoton('down');
  await page.goto('/new-property');
  await field(page).pressSequentially('77 manza', { delay: 20 });
  const toast = page.getByText('Address Search Unavailable');
  await expect(toast).toBeVisible();
  await expect(page.getByText('You can still enter your address manually')).toBeVisible();
  await expect(toast).toHaveCount(0);
  const again = page.waitForResponse(/suggestions/);
  await field(page).pressSequentially('nita');
  expect((await again).status()).toBe(503);
  await expect(options(page)).toHaveCount(0);
  await createButton(page).click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();

  expect(await toast.count()).toBe(0);
  expect(await newestProperty(page)).toMatchObject({ address: '77 manzanita', lat: null });
  services.setPhoton('up');
});
