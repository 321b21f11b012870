import type { Page } from '@playwright/test';
import { expect, test } from './product/fixtures.ts';
import { isPageKept } from './product/kept-page.ts';
import {
  addPhotos,
  createPropertyInBrowser,
  getScore,
  openNewProperty,
} from './product/main-job.ts';
import { makeOlder } from './product/older-browser.ts';
import { drawnPictures } from './product/photos.ts';
import { dialOf } from './product/shown-results.ts';
import { leaveStop, stopName, tile } from './product/tap-stop.ts';

/** That the browser is an older one, and some of what it then lacks in each kind of place. */
async function expectOlder(page: Page): Promise<void> {
  const newer = await page.evaluate(() =>
    [
      'toSorted' in Array.prototype,
      'groupBy' in Map,
      'Segmenter' in Intl,
      'timeout' in AbortSignal,
      'OffscreenCanvas' in globalThis,
      'startViewTransition' in document,
      'databases' in indexedDB,
    ].includes(true),
  );
  expect(newer).toBe(false);
}

test('with a browser of 2022, an owner goes from the address to a score and a plan', async ({
  page,
}) => {
  await makeOlder(page);
  await page.goto('/');
  await expectOlder(page);
  await createPropertyInBrowser(page, '12 Ridge Road, Paradise, CA 95969');
  await addPhotos(page, drawnPictures().slice(0, 4));
  await getScore(page);
  await expect(dialOf(page)).toBeVisible();
  await page.getByRole('article').first().locator('summary').first().click();
  await page.getByRole('link', { name: 'Back to the score' }).click();
  await page.getByRole('link', { name: /^Your plan/ }).click();
  await page.getByRole('button', { name: /^Budget: / }).click();
  const best = page.getByRole('region', { name: 'What can you do with your budget?' });
  await best.getByRole('button', { name: /^Add th/ }).click();
  const action = page.getByRole('article').first();
  await action.locator('summary').first().click();
  await expect(action.getByText('How', { exact: true })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('with a browser of 2022, the walk goes on without a connection', async ({
    page,
    context,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await makeOlder(page);
    const id = await openNewProperty(page, '12 Ridge Road, Paradise, CA 95969');
    await page.goto(`/property/${id}/walk`);
    await expectOlder(page);
    await page.getByRole('button', { name: 'Start the walk' }).click();
    await expect(stopName(page)).toBeVisible();
    await expect.poll(() => page.evaluate(isPageKept)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await tile(page, 'Plants').click();
    await leaveStop(page);
    await expect(page.getByText('6 answers waiting for a connection')).toBeVisible();
    // It was never opened here, so its data isn't.
    await page.goto(`/property/${id}/plan`);
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();
    await expect(page.getByText('Loading your plan…')).toBeVisible();
    await context.setOffline(false);
  });
});
