import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { startDevelopmentServer } from './product/development-server.ts';
import { expect, test } from './product/fixtures.ts';

test('in development the design page shows every token with every component, readable in both themes', async ({
  page,
  product,
}) => {
  // Vite starts within this test, too.
  test.slow();
  const server = await startDevelopmentServer(product.port);
  try {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${server.url}/dev/design`);
    // Vite translates each module when the page first asks for it.
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0, { timeout: 60_000 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScrolling(page);
    // A dependency that Vite finds late, because vite.config.ts doesn't name it, would load the page again.
    expect(loads).toBe(1);
  } finally {
    await server.stop();
  }
});
