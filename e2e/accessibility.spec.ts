import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';
import { resultsShown, wholeResults } from './product/shown-results.ts';

// Without an imagery service there is no aerial picture, and the first page is of a property that doesn't exist.
test.use({ expectedConsoleErrors: [/status of 404/] });

// The public pages are scanned by a test of their own.
test('the keyboard alone goes from a typed address to a score, through pages that are accessible 320 or 1280 px wide', async ({
  page,
}) => {
  // The whole way from an address to a score, with a dozen scans.
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await page.goto('/property/nobodys');
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  // Wait from the start, so that Playwright always intercepts the file dialog, however early the key is pressed.
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.goto('/new-property');
  await expectAccessibleAtBothWidths(page);
  await tabTo(page, page.getByLabel('Property address'));
  await page.keyboard.type('9 Canyon View, Malibu, CA 90265');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  await tabTo(page, page.getByLabel('Choose photos'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(drawnPictures().slice(0, 2));
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expectAccessibleAtBothWidths(page);
  await tabTo(page, button('Get My Score'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\//, { timeout: 60_000 });
  await resultsShown(page);
  await expectAccessibleAtBothWidths(page);
  await tabTo(page, page.getByRole('link', { name: 'See Full Details' }));
  await page.keyboard.press('Enter');
  await wholeResults(page);
  await expectAccessibleAtBothWidths(page);

  await tabTo(page, button('Set the pin'));
  await page.keyboard.press('Enter');
  const locating = page.getByRole('dialog', { name: 'Pin and outline' });
  await expectTabToStayIn(page, locating);
  await tabTo(page, locating.getByLabel('Latitude'));
  await page.keyboard.type('38.7296');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-120.7985');
  await tabTo(page, locating.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(locating).toBeHidden();

  await tabTo(
    page,
    page.getByRole('list', { name: 'Photos to place' }).getByRole('button').first(),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  const placing = page.getByRole('dialog', { name: 'Place Image on Map' });
  await expect(placing.getByLabel('Name (optional)')).toBeFocused();
  await page.keyboard.type('Porch');
  await page.keyboard.press('Enter');
  await expect(placing).toBeHidden();
  await expect(button(/^Photo 1, Porch: 10 ft north of the pin/)).toBeVisible();
  await expect(page.getByText('Updating your score').first()).toBeVisible();
  // An earlier background analysis may have announced its own score a moment ago.
  const told = page.getByText(/^DSS Score: \d+\/100 with/);
  await expect(told.last()).toBeVisible({ timeout: 60_000 });
  await tabTo(page, page.getByRole('link', { name: 'Back to the score' }));
  await page.keyboard.press('Enter');
  await resultsShown(page);
});

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'html', { dark: false });
}

/** More often than a dialog has controls, so that it comes round. */
async function expectTabToStayIn(page: Page, dialog: Locator): Promise<void> {
  for (let pressed = 0; pressed < 30; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard did not get there.');
}
