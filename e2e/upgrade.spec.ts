import type { Page } from '@playwright/test';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { addPhotos, openNewProperty } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

test.use({ expectedConsoleErrors: [/status of 404|could not be loaded/] });

/** What a server of a later version answers to a tab that has yet to load a script. */
async function upgradeServer(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
}

const missing = (page: Page) =>
  page.getByRole('alertdialog', { name: 'This part couldn’t be loaded' });

test('a tab that was open during an upgrade says what it can’t load, keeps the photos, and loads the new version when asked to', async ({
  page,
}) => {
  await openNewProperty(page, '12 Ridge Road, Paradise, CA 95969');
  await addPhotos(page, drawnPictures().slice(0, 2));
  const offer = page.getByRole('button', { name: 'Take photos with your phone' });
  await upgradeServer(page);

  await offer.click();
  await expect(missing(page)).toBeVisible();
  await expectAccessible(page, dialogs);
  await missing(page).getByRole('button', { name: 'Stay on this page' }).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);

  await offer.click();
  await expect(missing(page)).toBeVisible();
  await page.unroute('**/assets/*.js');
  await missing(page).getByRole('button', { name: 'Load the new version' }).click();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await offer.click();
  await expect(page.getByRole('dialog', { name: 'Take photos with your phone' })).toBeVisible();
});

test('what was typed stays where a part is missing', async ({ page }) => {
  const id = await openNewProperty(page, '7 Manzanita Way');
  const send = async (path: string, data: object) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const reply = await page.request.put(`/api/properties/${id}/${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  await send('answers', { answers: [{ question_id: 'roof_clean', side: null, answer: 'no' }] });
  await send('plan', { changes: [{ step_id: 'clean_roof_and_gutters', planned: true }] });
  await page.goto(`/property/${id}/plan`);
  await page.getByRole('button', { name: /^Budget: / }).click();
  const budget = page.getByLabel('Budget in dollars');
  await budget.fill('320');
  await upgradeServer(page);

  const done = page.getByRole('checkbox', { name: /^Done: / }).first();
  await done.click();
  await expect(missing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing(page)).toHaveCount(0);
  await expect(budget).toHaveValue('320');
});
