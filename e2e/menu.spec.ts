import { dialogs, expectAccessible } from './product/accessibility.ts';
import { expect, openOnce, test } from './product/fixtures.ts';
import { pageChecked } from './product/page-check.ts';

// Run in order in one worker, to share one product and two pages.
test.describe.configure({ mode: 'default' });

const phone = { width: 390, height: 780 };

test.describe('the menu below 768 px', () => {
  test('replaces the navigation', async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: 'About' })).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.locator('header').getByRole('link', { name: 'About' })).toBeVisible();
  });

  test('replaces it where text of twice the size leaves it no room', async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/insurance-letter');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: 'About' })).toBeHidden();
  });

  test('returns the focus on Escape', async ({ sharedPage: page }) => {
    await page.setViewportSize(phone);
    await openOnce(page, '/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    const controls = await menu.locator('a, button').count();
    for (let at = 0; at <= controls + 1; at += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('is accessible', async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openOnce(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, dialogs);
  });

  test('closes on a choice, at the top of the page', async ({ sharedPage: page }) => {
    await page.setViewportSize(phone);
    await page.goto('/faq');
    for (const [name, path, heading] of [
      ['FAQs', '/faq', 'Frequently Asked Questions'],
      ['Fire Safety Guidelines', '/fire-safety-guidelines', 'Fire Safety Guidelines'],
      ['About', '/about', 'About the Defensible Space Score'],
      ['Get Your Score', '/new-property', /./],
    ] as const) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.getByRole('button', { name: 'Menu' }).evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
      });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(path);
      // The URL changes slightly before the page does.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('main')).toBeFocused();
    }
  });

  test("leads to the footer's links when its code can't be loaded", async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED/);
    await page.setViewportSize(phone);
    await page.goto('/');
    await pageChecked(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-links')).toBeFocused();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Fire Safety Guidelines' }),
    ).toBeInViewport();
  });

  test("leads to the footer's links without scripts", async ({ plainPage: page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/#site-links');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Fire Safety Guidelines' }),
    ).toBeInViewport();
  });
});
