import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect } from './product/fixtures.ts';
import { addPhotos, createPropertyInBrowser, skipToScore } from './product/main-job.ts';
import { test } from './product/modeled-product.ts';
import { drawnPictures } from './product/photos.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

// Without an imagery service there is no aerial picture.
test.use({ expectedConsoleErrors: [/status of 404/] });

const barOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));

test('the progress bar never moves back while a slow model works', async ({ page, model }) => {
  model.says([[]]);
  const answer = model.hold();
  await createPropertyInBrowser(page, '3 Slow Creek Road, Ojai, CA 93023');
  await addPhotos(page, drawnPictures().slice(0, 2));
  await page.getByRole('button', { name: /Get My Score/ }).click();
  await expect(page.getByText('Looking at photo 1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Analyzing Images' })).toBeVisible();

  await expect(page.getByText('Waiting for the answer about photo 1 of 2')).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText(/^\d+ seconds so far$/)).toBeVisible();
  // The model is still looking at the photos, so the score isn't being calculated yet.
  await expect(page.getByRole('heading', { name: 'AI Processing' })).toBeVisible();
  await expectAccessible(page);
  expect(await barOf(page)).toBe(95);

  await page.reload();
  await expect(page.getByText(/^\d+ seconds so far$/)).toBeVisible();
  expect(await barOf(page)).toBe(95);
  await expect(page.getByText('Waiting for the answer about photo 1 of 2')).toBeVisible();

  answer();
  await expect(page).toHaveURL(/\/property\//, { timeout: 60_000 });
});

test('a photo that shows no home is named with the reason', async ({ page, model }) => {
  model.says([[], 'no home']);
  await createPropertyInBrowser(page, '8 Slow Creek Road, Ojai, CA 93023');
  await addPhotos(page, drawnPictures().slice(3, 5));
  await page.getByRole('button', { name: /Get My Score/ }).click();
  await expect(page).toHaveURL(/\/property\//, { timeout: 60_000 });
  await skipToScore(page);
  await page.getByRole('link', { name: 'See Full Details' }).click();
  const section = page.getByRole('region', { name: 'One photo doesn’t count' });
  await expect(section.getByRole('img')).toHaveCount(1);
  await expect(section.getByText('We can’t see a house or yard in it.')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Go to your photos' }).click();
  await expect(page.getByRole('heading', { name: 'Your photos', exact: true })).toBeFocused();
  await expect(page.getByText('Doesn’t count: no house or yard in view')).toBeVisible();
});
