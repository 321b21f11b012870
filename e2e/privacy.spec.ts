import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';

test("somebody else's property is not found", async ({ sharedPage: page, browser, product }) => {
  const id = await openAnsweredHouse(page, '1 Private Way, Ojai, CA 93023');

  const strangers = await browser.newContext({ baseURL: product.url });
  const stranger = await strangers.newPage();
  await stranger.goto(`/property/${id}`);
  await expect(stranger.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await strangers.close();
});
