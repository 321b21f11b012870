import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';

test('the design page shows all tokens and components in both themes, readable in each', async ({
  page,
}) => {
  await page.goto('/dev/design');
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScrolling(page);
});

test('the design page asks not to be found, and no page leads to it', async ({ page, request }) => {
  await page.goto('/dev/design');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/dev/');
  await page.goto('/');
  await expect(page.locator('a[href*="/dev/"]')).toHaveCount(0);
});

test('what a proxy hands on never reaches the design page', async ({ request }) => {
  const headers = { Accept: 'text/html', 'X-Forwarded-For': '203.0.113.9' };
  expect((await request.get('/dev/design', { headers })).status()).toBe(404);
});
