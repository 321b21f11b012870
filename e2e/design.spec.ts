import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { startDevelopmentServer, type DevelopmentServer } from './product/development-server.ts';
import { expect, test } from './product/fixtures.ts';

const development = test.extend<object, { developmentServer: DevelopmentServer }>({
  developmentServer: [
    async ({ product }, use) => {
      const server = await startDevelopmentServer(product.port);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

development(
  'in development the design page shows all tokens and components in both themes, readable in each',
  async ({ page, developmentServer }) => {
    await page.goto(`${developmentServer.url}/dev/design`);
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScrolling(page);
  },
);

test.describe('the built product', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('has no design page', { tag: ['@spec:surrounding-130'] }, async ({ page }) => {
    const answer = await page.goto('/dev/design');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found.');
  });
});
