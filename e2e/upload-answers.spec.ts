import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { createPropertyInBrowser } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

const address = '9 Manzanita Lane, Paradise, CA 95969';
const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true });

test('another file replaces one that the server refused', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 415/);
  const disguised = path.join(await temporaryDirectory(), 'notes.jpg');
  await writeFile(disguised, 'no picture at all');
  const [front = '', back = '', side = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await page.getByLabel('Choose photos').setInputFiles([front, disguised, back]);
  await expect(uploaded(page)).toHaveCount(2);
  await expect(page.getByText('notes.jpg was not added.')).toBeVisible();
  await expect(page.getByText(/Please try again/)).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file to replace notes.jpg' }).click();
  await (await chooser).setFiles(side);
  await expect(uploaded(page)).toHaveCount(3);
  const pictures = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  const names = () => pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  await expect
    .poll(names)
    .toEqual([front, side, back].map((file) => `Photo ${path.basename(file)}`));
});

test('a file that the property already has is not sent again', async ({ page }) => {
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  const [front = '', back = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await page.getByLabel('Choose photos').setInputFiles(front);
  await expect(uploaded(page)).toHaveCount(1);
  await page.reload();
  await expect(uploaded(page)).toHaveCount(1);
  await page.getByLabel('Choose photos').setInputFiles([front, back]);
  await expect(page.getByText(`Already added: ${path.basename(front)}`)).toBeVisible();
  await expect(uploaded(page)).toHaveCount(2);
  expect(puts).toHaveLength(2);
});

const onlyHere = (page: Page) => page.getByText('Only this device has this home so far');
/** There once the server has the home. */
const placeCard = (page: Page) => page.getByRole('region', { name: 'What maps say' });

async function madeHomes(page: Page): Promise<object[]> {
  const { properties } = (await (await page.request.get('/api/properties')).json()) as {
    properties: { address_formatted: string }[];
  };
  return properties.filter((property) => property.address_formatted === address);
}

test('a property that an unreachable server missed is kept, and created once the server is back', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of (503|40[04])/);
  const away = (route: Route) => route.fulfill({ status: 503, body: '' });
  await page.route('**/api/properties', away);
  await page.goto('/new-property');
  await page.getByLabel('Property address').fill(address);
  await page.getByLabel('Property nickname').fill('Cabin');
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  await expect(onlyHere(page)).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  await page.unroute('**/api/properties', away);
  await page.reload();
  await expect(placeCard(page)).toBeVisible();
  await expect(onlyHere(page)).toHaveCount(0);
  expect(await madeHomes(page)).toMatchObject([{ address: 'Cabin' }]);
});

for (const visitor of ['known', 'new'] as const) {
  test(`a ${visitor} visitor whose answer got lost creates no second property`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED|status of 40[04]/);
    if (visitor === 'known') await createPropertyInBrowser(page, '1 First Street, Chico, CA 95928');
    let lost = 0;
    await page.route('**/api/properties', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) {
        await route.continue();
        return;
      }
      lost += 1;
      const request = route.request();
      // The request reaches the server, but its answer is lost.
      await fetch(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        body: request.postData(),
      });
      await route.abort();
    });
    await page.goto('/new-property');
    await page.getByLabel('Property address').fill(address);
    await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
    await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
    expect(lost).toBe(1);
    await page.reload();
    await expect(placeCard(page)).toBeVisible();
    await expect(onlyHere(page)).toHaveCount(0);
    expect(await madeHomes(page)).toHaveLength(1);
  });
}
