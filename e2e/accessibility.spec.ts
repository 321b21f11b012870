import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { addPhotos, createPropertyInBrowser, getScore } from './product/main-job.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';

for (const width of [320, 1280]) {
  test(`axe finds nothing from the home page to the results, ${width} px wide`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    // The property that isn't there.
    expectedConsoleErrors.push(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectAccessible(page);
    await page.goto('/property/nobodys');
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/new-property');
    await expectAccessible(page);
    await createPropertyInBrowser(page, '9 Canyon View, Malibu, CA 90265');
    await addPhotos(page, drawnPictures().slice(0, 2));
    await expectAccessible(page);
    await getScore(page);
    await expectAccessible(page);
  });
}

test('the main job works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.goto('/new-property');
  await page.getByLabel('Property address').focus();
  await page.keyboard.type('9 Canyon View, Malibu, CA 90265');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  await addPhotos(page, drawnPictures().slice(0, 1));
  await tabTo(page, 'Get My Score');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\//, { timeout: 60_000 });
  await tabTo(page, 'See Full Details');
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return control.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
}
