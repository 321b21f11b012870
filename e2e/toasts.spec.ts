import type { Locator, Page } from '@playwright/test';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { addPhotos, skipToScore } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

const address = '1420 Ridge Road, Paradise, CA';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the toasts about a refused address, a refused file and a new score cover no control', async ({
    page,
  }) => {
    await page.goto('/new-property');
    const field = page.getByLabel('Property address');
    const button = page.getByRole('button', { name: 'Create Property for Assessment' });
    await test.step('a refused address', async () => {
      await field.fill('<>');
      await button.click();
      const toast = await stillToast(page, 'Invalid Input');
      await expectClear(toast, [page.getByRole('heading', { level: 1 }), field, button]);
    });
    await test.step('a refused file', async () => {
      await field.fill(address);
      await button.click();
      const photos = page.getByRole('heading', { name: 'Add photos' });
      await expect(photos).toBeVisible();
      // What comes late would move the page under a toast.
      await expect(page.getByRole('region', { name: 'What maps say' })).toBeVisible();
      await page.getByLabel('Choose photos').setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('notes'),
      });
      const toast = await stillToast(page, 'Invalid File');
      await expectClear(toast, [
        page.getByRole('heading', { level: 1 }),
        photos,
        page.locator('.thumb-bar'),
      ]);
    });
    await test.step('a new score', async () => {
      await addPhotos(page, drawnPictures().slice(0, 2));
      await page.getByRole('button', { name: /(Get|Show) My Score/ }).click();
      await skipToScore(page);
      const toast = await stillToast(page, 'Analysis Complete!');
      await expectClear(toast, [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('img', { name: /\d+ (out of|and) \d+/ }).first(),
        page.getByRole('main').locator('[data-tone=primary]'),
      ]);
    });
  });

  test('the toast about a hazard set aside doesn’t cover it, as long as its page is open', async ({
    page,
  }) => {
    await disputeFirstHazard(page);
    const toast = await stillToast(page, 'Set aside: not there');
    const setAside = page.getByRole('region', { name: 'Set aside by you' });
    await expectClear(toast, [setAside.getByRole('button', { name: /^Restore/ })]);
    // As long as the mouse is over it, it doesn't close by itself.
    await toast.hover();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(toast).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a toast that appears under the finger closes after its time', async ({ page }) => {
    await page.clock.install();
    await page.goto('/new-property');
    await page.getByLabel('Property address').fill('<>');
    await page.getByRole('button', { name: 'Create Property for Assessment' }).tap();
    const toast = page.getByRole('dialog').filter({ hasText: 'Invalid Input' });
    // The browser says that a mouse is over it: the one that it pretends to be where the finger was.
    await toast.hover();
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
  });
});

async function disputeFirstHazard(page: Page): Promise<void> {
  await openAssessedHouse(page, address);
  const hazard = page.getByRole('article').first();
  await hazard.locator('summary').first().click();
  await hazard.getByRole('button', { name: /^Not there/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What’s not right?' });
  await dialog.getByLabel('Not there').check();
  await dialog.getByLabel('Reason').fill('That is a gravel path, not grass.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** The toast once it has stopped moving, kept from closing. */
async function stillToast(page: Page, title: string | RegExp): Promise<Locator> {
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('dialog')
    .filter({ hasText: title });
  // Under the pointer it stays, however long the test takes.
  await toast.hover();
  await toast.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
  });
  return toast;
}

/** Expects the toast to cover none of these parts of the page. */
async function expectClear(toast: Locator, parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeVisible();
    const [over, under] = [await toast.boundingBox(), await part.boundingBox()];
    if (over === null || under === null) throw new Error('it is not on the screen');
    const apart = over.y + over.height <= under.y || under.y + under.height <= over.y;
    expect(apart, `${String(part)}: ${JSON.stringify({ over, under })}`).toBe(true);
  }
}
