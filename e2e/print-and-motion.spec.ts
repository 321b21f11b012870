import { expect, test } from './product/fixtures.ts';

test('a printed page is ink on white, unfolded, without controls', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'dss_theme', value: 'dark', url: product.url }]);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const answer of await page.locator('main details > div').all()) {
    await expect(answer).toBeVisible();
  }
  await expect(page.locator('header').getByRole('link', { name: 'About' })).toBeHidden();
  await expect(page.locator('main').getByRole('link', { name: 'Get Your Score' })).toBeHidden();
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Appearance' })).toBeHidden();
});

test('a printed page says where its sources are', async ({ plainPage: page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/fire-safety-guidelines');
  const link = page.locator('main a[href^="https://"]').first();
  const [address, printed] = await link.evaluate((element) => [
    element.getAttribute('href'),
    getComputedStyle(element, '::after').content,
  ]);
  expect(printed).toContain(address);
  await page.emulateMedia({ media: null });
});

test('nothing moves for readers who prefer reduced motion', async ({ sharedPage: page }) => {
  for (const path of ['/', '/how-scoring-works', '/new-property']) {
    await page.goto(path);
    const longest = await page.evaluate(() => {
      const seconds = [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const times = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
        return scrollBehavior === 'smooth' ? [Infinity] : times;
      });
      return Math.max(...seconds);
    });
    expect(longest, path).toBeLessThan(0.001);
    // Even a transition that nobody sees costs time for each element that starts one. Animations by styles were looked at above:
    // they last a hundredth of a millisecond, and one may be running.
    const moving = await page.evaluate(() => {
      document.body.style.width = '50%';
      document.body.style.color = 'red';
      return document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length;
    });
    expect(moving, path).toBe(0);
  }
});
