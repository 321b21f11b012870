import type { Cookie, Page } from '@playwright/test';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { shownScore, wholeResults } from './product/shown-results.ts';

// Run in order in one worker, to share one house. Each test leaves it as it was.
test.describe.configure({ mode: 'default' });

const address = '7 Canyon View, Ojai, CA 93023';

test('a dispute, filed once even by a double click, changes the score until its hazard is restored', async ({
  sharedPage: page,
}) => {
  await openHouse(page);
  const before = await shownScore(page);
  const hazard = page.getByRole('article').first();
  const title = await hazard.getByRole('heading', { level: 5 }).innerText();
  await hazard.locator('summary').first().click();
  await expect(hazard.getByText('Rules and sources')).toBeVisible();
  await expect(page.getByText(/ithout your corrections/)).toHaveCount(0);

  await hazard.getByRole('button', { name: /^Not there/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What’s not right?' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expect(dialog.getByLabel('Not there')).toBeFocused();
  await dialog.getByLabel('Not there').check();
  await dialog.getByLabel('Reason').fill('That is a gravel path, not grass.');
  let filed = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/disputes')) filed += 1;
  });
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(dialog).toHaveCount(0);

  const setAside = page.getByRole('region', { name: 'Set aside by you' });
  await expect(setAside.getByText(title)).toBeVisible();
  await expect(setAside.getByText('“That is a gravel path, not grass.”')).toBeVisible();
  await expect(setAside.getByText(/^You said: not there, on .*\d{4}$/)).toBeVisible();
  await expect(page.getByText(/ithout your corrections/)).toBeVisible();
  expect(await shownScore(page)).toBeGreaterThan(before);
  expect(filed).toBe(1);

  await page.reload();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  await expect(setAside).toHaveCount(0);
  await expect.poll(() => shownScore(page)).toBe(before);
  await expect(page.getByText(/ithout your corrections/)).toHaveCount(0);
});

test('a dispute that fails on a phone can be saved later, then undone, without typing anything again', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  // A toast finds its place anew on a phone, and must not do so from under the finger that presses Undo.
  await page.setViewportSize({ width: 390, height: 844 });
  await openHouse(page);
  const before = await shownScore(page);
  await disputeFirstHazard(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Not there').check();
  await dialog.getByLabel('Reason').fill('That is gravel.');

  await page.route('**/disputes', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('That is gravel.');
  await page.unroute('**/disputes');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Set aside: not there')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. It counts again.')).toBeVisible();
  expect(await shownScore(page)).toBe(before);
});

test('an answer outweighs what a photo was read as, which is told to who was shown the photo, and nobody is said to have set aside', async ({
  sharedPage: page,
}) => {
  await openHouse(page);
  const home = new URL(page.url()).pathname.replace(
    /^\/property\/([^/]+).*$/,
    '/api/properties/$1',
  );
  const answer = async (said: object) => {
    const reply = await page.request.put(`${home}/answers`, {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { answers: [{ question_id: 'dry_grass_in_yard', side: null, ...said }] },
    });
    expect(reply.ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
    await wholeResults(page);
  };
  const readOtherwise = page.getByRole('region', { name: 'Photos read otherwise' });

  // Asked of the home as a whole, with no photo in sight.
  await answer({ answer: 'no' });
  const newest = await page.request.get(`${home}/analyses?limit=1`);
  const { analyses } = (await newest.json()) as {
    analyses: { explanation: { outweighed: { evidence: { image_id: string }[] }[] } }[];
  };
  const imageId = analyses[0]?.explanation.outweighed[0]?.evidence[0]?.image_id;
  expect(imageId).toEqual(expect.any(String));
  await expect(readOtherwise).toHaveCount(0);

  await answer({ answer: 'no', image_id: imageId });
  await expect(readOtherwise.getByRole('listitem').first()).toContainText(
    'A photo was read as this. You said no to',
  );
  await expect(page.getByRole('region', { name: 'Set aside by you' })).toHaveCount(0);
  await expect(page.getByText(/ithout your corrections/)).toHaveCount(0);
  await answer({ answer: null });
});

let house: { readonly path: string; readonly cookies: Cookie[] } | undefined;

async function openHouse(page: Page): Promise<void> {
  if (house === undefined) {
    await openAssessedHouse(page, address);
    house = { path: new URL(page.url()).pathname, cookies: await page.context().cookies() };
    return;
  }
  await page.context().addCookies(house.cookies);
  await page.goto(house.path);
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
}

async function disputeFirstHazard(page: Page): Promise<void> {
  const hazard = page.getByRole('article').first();
  await hazard.locator('summary').first().click();
  await hazard.getByRole('button', { name: /^Not there/ }).click();
}
