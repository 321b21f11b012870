import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';

test("somebody else's property is not found", async ({ sharedPage: page, browser, product }) => {
  const id = await openAnsweredHouse(page, '1 Private Way, Ojai, CA 93023');

  const strangers = await browser.newContext({ baseURL: product.url });
  const stranger = await strangers.newPage();
  await stranger.goto(`/property/${id}`);
  await expect(stranger.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  const answer = await strangers.request.get(`/api/properties/${id}`);
  const missing = await strangers.request.get(`/api/properties/${crypto.randomUUID()}`);
  expect(answer.status()).toBe(404);
  const withoutRequestId = async (response: typeof answer) =>
    JSON.stringify(await response.json()).replace(/"request_id":"[^"]+"/, '');
  expect(await withoutRequestId(answer)).toBe(await withoutRequestId(missing));
  await strangers.close();
});

test('a visitor gets a cookie at the first write, not by looking', async ({ page, context }) => {
  await page.goto('/');
  await page.goto('/new-property');
  expect(await context.cookies()).toEqual([]);

  await page.getByLabel('Property address').fill('2 Private Way, Ojai, CA 93023');
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});
