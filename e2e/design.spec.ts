import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './product/fixtures.ts';

test('the design page shows all tokens and components in both themes, readable in each', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dev/design');
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling on the smallest phone').toBeLessThanOrEqual(0);
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
