import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import {
  knownHouse,
  startAddressServices,
  type AddressServices,
} from './product/address-services.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { startPlaceServices, type PlaceServices } from './product/place-services.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

let services: PlaceServices;
let addresses: AddressServices;
let dataDir: string;
let product: RunningProduct | undefined;

test.beforeAll(async () => {
  dataDir = await temporaryDirectory();
  services = await startPlaceServices();
  addresses = await startAddressServices();
  product = await startProduct({
    dataDir,
    environment: { ...services.environment, PHOTON_URL: addresses.photonUrl },
  });
});

test.afterAll(async () => {
  await product?.stop();
  await addresses.stop();
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Asked for before the product has started, too.
test.use({ baseURL: async ({}, use) => use(product?.url) });

const card = (page: Page) => page.getByRole('region', { name: 'What maps say about this place' });

async function pickHome(page: Page, at = ''): Promise<void> {
  await page.goto(`${at}/new-property`);
  const field = page.getByRole('combobox');
  await field.fill('12 ridge');
  await page.getByRole('option').first().click();
  await expect(field).toHaveValue(knownHouse.picked.text);
  await page.locator('form').getByRole('button').last().click();
}

test('a new home is told what maps say of its place, while photos are added', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await pickHome(page);
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  await expect(card(page).getByRole('listitem')).toContainText([
    'Very High fire hazard zone on California’s map.',
    'Fire district: Ridge Fire Department. 530-555-0142',
    'The nearest other building on the map is about 18 ft to the east.',
    'The ground falls about 20% to the south.',
    'Fires burned within a mile in 1961 and 2018.',
  ]);
  await expectAccessible(page);
  await page.reload();
  await expect(card(page)).toContainText('Very High');
});

test('what the owner says counts instead, beside what the map says', async ({ page }) => {
  await pickHome(page);
  await card(page).getByText('Where this comes from, or if it’s not right').click();
  await expect(card(page)).toContainText('USA Structures (FEMA), asked on');
  await card(page).getByRole('button', { name: 'Not right? fire hazard zone' }).click();
  await card(page).getByLabel('Fire hazard zone').selectOption('High');
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByRole('listitem').first()).toHaveText(
    /^High fire hazard zone\. ?That is your word\.$/,
  );
  await expect(card(page)).toContainText('The map says: Very High');
  await page.reload();
  await expect(card(page).getByRole('listitem').first()).toContainText('That is your word.');
  await card(page).getByText('Where this comes from, or if it’s not right').click();
  await card(page).getByRole('button', { name: 'Use the map’s answer: fire hazard zone' }).click();
  await expect(card(page).getByRole('listitem').first()).toHaveText(
    'Very High fire hazard zone on California’s map.',
  );
});

test('which laws hold follows from where the home is, and changes with the owner’s word', async ({
  page,
}) => {
  await pickHome(page);
  await expect(card(page)).toContainText('Very High');
  const propertyId = new URL(page.url()).searchParams.get('property') ?? '';
  await page.goto(`/property/${propertyId}/rules`);
  await expect(card(page).getByRole('listitem')).toContainText([
    'Very High fire hazard zone on California’s map.',
    'A local agency is responsible for wildfires here, by California’s map.',
    'Fire district: Ridge Fire Department.',
    'County: Butte County.',
  ]);
  const binding = page.getByRole('region', { name: 'In force here' });
  await expect(binding).toContainText('Government Code 51182');
  await expect(binding).not.toContainText('Defensible space, Public Resources Code 4291');
  await expectAccessible(page);

  await card(page).getByText('Where this comes from, or if it’s not right').click();
  await card(page).getByRole('button', { name: 'Not right? who is responsible' }).click();
  await card(page).getByLabel('Who is responsible for wildfires here').selectOption('The state');
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(binding).toContainText('Defensible space, Public Resources Code 4291');
  await expect(binding).not.toContainText('Government Code 51182');
});

test('in Spanish the card says the same', async ({ page }) => {
  await pickHome(page, '/es');
  await expect(
    page.getByRole('region', { name: 'Lo que dicen los mapas de este lugar' }),
  ).toContainText('Zona de peligro de incendio Muy alta en el mapa de California.');
});

test('a service that says nothing keeps nobody from going on, and the others are told', async ({
  page,
}) => {
  // What is known of the place stays for others, except the buildings around one exact pin.
  services.setAnswers('silence');
  await pickHome(page);
  await expect(page.getByRole('button', { name: 'Skip Photo Upload (Add Later)' })).toBeEnabled();
  await expect(card(page)).toContainText('We don’t know yet: buildings nearby.');
  await expect(card(page)).toContainText('Very High fire hazard zone');
  services.setAnswers('usual');
});
