import { expectAccessible } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { holdRequests } from './product/held-requests.ts';
import { dialOf, resultsShown } from './product/shown-results.ts';

test('on a phone, the score can be read before the page’s scripts arrive, which then move nothing', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = '9 First View Road, Paradise';
  const id = await openAnsweredHouse(page, address);
  await page.goto(`/property/${id}`);
  await resultsShown(page);
  const shown = await dialOf(page).getAttribute('aria-label');

  const release = await holdRequests(page, '**/assets/**.js');
  // The server leaves the view out where it would be late, as on a busy machine.
  await expect(async () => {
    const answer = await page.reload({ waitUntil: 'commit' });
    expect(await answer?.text()).toContain(address);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await expect(dialOf(page)).toHaveAttribute('aria-label', shown ?? '');
  await expect(page.getByText('Loading property...')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  const place = await dialOf(page).boundingBox();

  release();
  await resultsShown(page);
  await expect(page.getByText('Loading property...')).toHaveCount(0);
  expect(await dialOf(page).count()).toBe(1);
  const now = await dialOf(page).boundingBox();
  expect(Math.abs((now?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);

  const stranger = await browser.newContext();
  const answer = await stranger.request.get(page.url(), {
    headers: { 'Sec-Fetch-Mode': 'navigate' },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain(address);
  await stranger.close();
});
