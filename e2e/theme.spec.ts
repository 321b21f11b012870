import type { Page } from '@playwright/test';
import { expect, test } from './product/fixtures.ts';
import { pageChecked } from './product/page-check.ts';

const paper = { light: 'rgb(251, 248, 241)', dark: 'rgb(15, 25, 20)' };

test('a chosen theme applies to every page at once', async ({ sharedPage: page }) => {
  const context = page.context();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/faq');
  // The page check shows that its scripts run; before that, the radio button has the state it was built with.
  await pageChecked(other);
  await expect(other.getByRole('radio', { name: 'Same as device' })).toBeChecked();
  await expectPaper(page, 'light');

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expectPaper(page, 'dark');
  await expectPaper(other, 'dark');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();

  const response = await page.request.get('/terms');
  expect(await response.text()).toContain('<html lang="en" data-theme="dark"');
  await page.goto('/terms');
  await expectPaper(page, 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.getByRole('radio', { name: 'Same as device' }).check();
  await expectPaper(page, 'light');
  await page.reload();
  await expectPaper(page, 'light');
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'dss_theme')).toEqual([]);
  await other.close();
});

test('the theme is chosen by keyboard', async ({ sharedPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/es');
  await page.getByRole('button', { name: 'Menú' }).click();
  const group = page.getByRole('dialog').getByRole('group', { name: 'Tema' });
  await group.getByRole('radio', { name: 'Igual que el dispositivo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expectPaper(page, 'light');
  await page.context().clearCookies({ name: 'dss_theme' });
});

/** Expects the page's background color, and the same color for the browser's own UI. */
async function expectPaper(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', paper[theme]);
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ dataset }) => dataset['theme']),
    );
  await expect.poll(bar).toEqual([theme]);
}
