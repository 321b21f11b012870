import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { makeLocatedProperty } from './product/located-property.ts';
import { startProduct } from './product/running-product.ts';

test('a second visit downloads no photo again', async ({ page, product }) => {
  await openPhotos(page, product.url);
  await allPhotosShown(page);

  const moved: string[] = [];
  page.on('response', (response) => {
    const isPhoto = new URL(response.url()).pathname.startsWith('/photos/');
    if (isPhoto) moved.push(response.url());
  });
  const fromCache: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.push(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) fromCache.push(requestId);
  });
  await page.goto('/');
  await page.goBack();
  // The home page may change its own history entry while it starts, which Playwright takes for having gone back.
  await expect(page).toHaveURL(/\/property\//);
  await allPhotosShown(page);

  expect(moved.length).toBeGreaterThan(0);
  expect(fromCache.length).toBeGreaterThanOrEqual(moved.length);
});

test('an open page still shows its photos after their URLs expired', async ({ browser }) => {
  const dataDir = await temporaryDirectory();
  let product = await startProduct({ dataDir });
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  try {
    await page.clock.install();
    await openPhotos(page, product.url);
    await allPhotosShown(page);
    const oldAddresses = await photoAddresses(page);
    expect(oldAddresses.length).toBeGreaterThan(0);
    const [before] = oldAddresses;
    expect((await context.request.get(before ?? '')).status()).toBe(200);

    // The same product, an hour and a minute later.
    const { port } = product;
    await product.stop();
    product = await startProduct({
      dataDir,
      port,
      environment: { CLOCK_OFFSET_SECONDS: String(61 * 60) },
    });
    await page.clock.fastForward(61 * 60 * 1000);

    await expect.poll(async () => (await photoAddresses(page)).join()).not.toContain(before ?? '');
    await allPhotosShown(page);
    const refused = await context.request.get(before ?? '');
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'photo_url_expired' } });
  } finally {
    await context.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function openPhotos(page: Page, origin: string): Promise<void> {
  const { id } = await makeLocatedProperty(page, origin, { place: null });
  await page.goto(`/property/${id}/details`);
}

async function photoAddresses(page: Page): Promise<string[]> {
  return page
    .locator('img[src*="/photos/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
}

async function allPhotosShown(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.locator('img[src*="/photos/"]').evaluateAll((images) => {
        for (const image of images) image.scrollIntoView();
        return (
          images.length > 0 &&
          images.every(
            (image) =>
              image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
          )
        );
      }),
    )
    .toBe(true);
}
