import { rm } from 'node:fs/promises';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { makeLocatedProperty } from './product/located-property.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

let dataDir: string;
let product: RunningProduct | undefined;

test.beforeAll(async () => {
  dataDir = await temporaryDirectory();
  product = await startProduct({
    dataDir,
    environment: { GOOGLE_MAPS_API_KEY: 'AIza-test' },
  });
});

test.afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Asked for before the product has started, too.
test.use({ baseURL: async ({}, use) => use(product?.url) });

/** The part of Google's script that the page uses: it calls back when loaded, and draws into an element. */
const mapsScript = `
  window.google = { maps: { Map: class {
    constructor(element, options) {
      element.dataset.options = JSON.stringify(options);
      const tile = new Image();
      tile.alt = 'satellite tile';
      tile.src = 'https://khms0.googleapis.com/tile';
      element.append(tile);
    }
  } } };
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  window[callback]();
`;
const script = 'https://maps.googleapis.com/maps/api/js?**';

test('with a key, the map is drawn on Google’s satellite picture', async ({ page }) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: mapsScript }),
  );
  await page.route('https://khms0.googleapis.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const { id } = await makeLocatedProperty(page, product?.url ?? '', { photos: 1 });
  await page.goto(`/property/${id}/details`);
  const ground = page.getByTestId('map-view').locator('[data-options]');
  await expect(ground).toHaveAttribute('data-options', /"zoom":20/);
  await expect(ground).toHaveAttribute('data-options', /"mapTypeId":"satellite"/);
  await expect(ground).toHaveAttribute('data-options', /"gestureHandling":"none"/);
  const tile = ground.getByAltText('satellite tile');
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.getByRole('list', { name: 'Photos to place' }).getByRole('button').click();
  await page.getByTestId('map-view').click({ position: { x: 80, y: 80 } });
  await expect(page.getByRole('dialog', { name: 'Place Image on Map' })).toBeVisible();
});

test.describe('a Google that can’t be reached', () => {
  test.use({ expectedConsoleErrors: [/status of 404|ERR_FAILED/] });

  test("gives way to the server's own picture", async ({ page }) => {
    await page.route(script, (route) => route.abort());
    const { id } = await makeLocatedProperty(page, product?.url ?? '', { photos: 1 });
    await page.goto(`/property/${id}/details`);
    await expect(page.getByText('No aerial picture is available here right now.')).toBeVisible();
    await expect(page.getByTestId('map-view')).toBeVisible();
  });
});
