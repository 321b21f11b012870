import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

type Answer = readonly [questionId: string, side: string | null, answer: 'yes' | 'no'];

const oneHazard: readonly Answer[] = [
  ['roof_clean', null, 'no'],
  ['mulch_at_wall', null, 'yes'],
];

/** Gives the page's visitor a house with a photo, answers that report hazards, and a result. */
async function makeHouse(page: Page, said = oneHazard): Promise<string> {
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '9 Ember Lane, Ojai, CA' });
  const [picture = ''] = drawnPictures();
  const stored = await page.request.put(`/api/properties/${id}/photos/front`, {
    data: await readFile(picture),
    headers: { ...fromOurPage, 'Content-Type': 'image/jpeg' },
  });
  expect(stored.ok()).toBe(true);
  const answers = said.map(([question, side, answer]) => ({ question_id: question, side, answer }));
  await send('PUT', `/api/properties/${id}/answers`, { answers });
  await send('POST', '/functions/v1/analyze_v2', { property_id: id });
  return id;
}

test('a share link shows a home without its address until it is revoked, counting how often it was opened', async ({
  page,
  browser,
  product,
}) => {
  const id = await makeHouse(page);
  await page.goto(`/property/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this home' });
  await expect(sheet.getByText('No link shows this home yet.')).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Leave out the address and exact location' }).check();
  await sheet.getByRole('radio', { name: '7 days' }).check();
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const url = await sheet.getByLabel(/^Link created/).inputValue();
  await expect(sheet.getByText('Not opened yet')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  const referrers: (string | undefined)[] = [];
  other.on('request', (request) => {
    referrers.push(request.headers()['referer']);
    expect(request.url()).not.toContain(new URL(url).hash.slice(1));
  });
  await other.goto(url);
  await expect(
    other.getByRole('heading', { name: 'A home in California', level: 1 }),
  ).toBeVisible();
  await expect(other).toHaveURL('/shared');
  // Nothing was corrected or removed, so there is one score and nothing about either.
  await expect(other.getByText(/Without corrections|removed/)).toHaveCount(0);
  await other.getByRole('heading', { name: '1 photo' }).click();
  await expect(other.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(other.getByText('Ember Lane')).toHaveCount(0);
  await expectAccessible(other);
  await other.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(other);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'A home in California' })).toBeVisible();
  expect(referrers.filter(Boolean)).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.reload();
  await expect(page.getByText('You and anyone with your link')).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet.getByText(/^Without the address.*Opened once/s)).toBeVisible();
  await sheet.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(sheet.getByText('No link shows this home yet.')).toBeVisible();

  // It looks again when somebody comes back to it, as by changing tabs.
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(other.getByRole('img', { name: 'Photo 1' })).toHaveCount(0);

  // A preview of the link shows the same picture as every page, drawn when the product was built.
  const cardOf = async (path: string) =>
    /<meta property="og:image" content="([^"]+)"/.exec(await (await page.request.get(path)).text());
  expect((await cardOf('/shared'))?.[1]).toBe((await cardOf('/'))?.[1]);
  await context.close();
});

test('a link with the place shows the map with the photos as the owner placed them', async ({
  page,
}) => {
  const id = await makeHouse(page);
  const change = (method: string, path: string, data: object) =>
    page.request.fetch(`/api/properties/${id}/${path}`, { method, data, headers: fromOurPage });
  const pin = { lat: 38.7125, lng: -120.8125 };
  const changed = [
    await change('PUT', 'location', { ...pin, outline: null }),
    await change('PUT', 'photos/front/placement', { lat: 38.7126, lng: -120.8124 }),
  ];
  for (const answer of changed) expect(answer.ok(), await answer.text()).toBe(true);
  const made = await change('POST', 'share-links', { hides_place: false, expires_in_days: null });
  const { url } = (await made.json()) as { url: string };
  await page.goto(url);
  await page.getByRole('heading', { name: 'Map' }).click();
  const map = page.getByRole('group', { name: /^Map of the house/ });
  await map.getByRole('button', { name: 'Photo 1' }).click();
  const photo = page.getByRole('region', { name: '1 photo' }).getByRole('link');
  await expect(photo).toBeFocused();
  await expect(photo).toBeInViewport();
  await expectAccessible(page);
});

test('a home of eight hazards takes at most three screens of a phone, and paper gets what is folded', async ({
  page,
}) => {
  const eight: readonly Answer[] = [
    ['roof_clean', null, 'no'],
    ['gutters_clean', null, 'no'],
    ['vents_fine_mesh', null, 'no'],
    ['fence_attached', 'east', 'yes'],
    ['firewood_at_wall', 'north', 'yes'],
    ['plants_at_wall', 'south', 'yes'],
    ['dry_grass_in_yard', 'north', 'yes'],
    ['mulch_at_wall', 'west', 'yes'],
  ];
  const id = await makeHouse(page, eight);
  const made = await page.request.post(`/api/properties/${id}/share-links`, {
    data: { hides_place: true, expires_in_days: 30 },
    headers: fromOurPage,
  });
  const { url } = (await made.json()) as { url: string };
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto(url);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  const main = await page.locator('main').boundingBox();
  expect(main?.height ?? Infinity).toBeLessThanOrEqual(3 * phone.height);

  // Each card has its number in the plan, whose pin opens it.
  const title = await cards.nth(2).getByRole('heading').innerText();
  await page.getByRole('button', { name: `3. ${title}` }).click();
  await expect(cards.nth(2).locator('details')).toHaveAttribute('open', '');
  await expect(cards.nth(2).locator('summary')).toBeFocused();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectAccessible(page);

  // The browser's own menu waits for no picture: those that are folded away are there already.
  const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
  const pictures = page.locator('main img');
  await expect(pictures).not.toHaveCount(0);
  await expect
    .poll(async () => Promise.all((await pictures.all()).map((each) => each.evaluate(isLoaded))))
    .not.toContain(false);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByText('Screen the vents').last()).toBeVisible();
  await expect(page.getByText('Roof and gutters')).toBeVisible();
});
