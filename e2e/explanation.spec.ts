import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { propertyIdOf } from './product/main-job.ts';

const address = '7 Canyon View, Ojai, CA 93023';

test('the rows on the page add up to what is missing from 100', async ({ page }) => {
  await openAssessedHouse(page, address);
  const explanation = page.getByRole('region', { name: 'Detailed Analysis' });
  await openAll(page);

  const rows = await deductions(page);
  const rounding = await pointsOf(explanation.getByText('Rounding down').locator('..'));
  const score = await shownScore(page);
  expect(rows.length).toBeGreaterThan(10);
  expect(sum([...rows, rounding])).toBe(100 - score);
  await expect(
    explanation.getByText(`adds up to exactly ${100 - score}, which is 100 − ${score}`),
  ).toBeVisible();

  // One basis for what can be won: the shown score and the shown gain make the shown target.
  const fixing = explanation.getByText('By fixing what was found').locator('..');
  const gain = /\+(\d+)\n/.exec(await fixing.innerText())?.[1];
  const target = /To a score of (\d+)/.exec(await fixing.innerText())?.[1];
  expect(Number(gain)).toBeGreaterThan(0);
  expect(score + Number(gain)).toBe(Number(target));
  const figures = page.getByRole('region', { name: 'Your score' });
  await expect(figures.getByText(/points? to win back/).locator('..')).toContainText(`+${gain}`);
  await expect(
    figures.getByText(/We have seen or been told \d+% of what we score\./),
  ).toBeVisible();
  await expect(page.getByText(/^The photos don’t show enough to judge most things/)).toBeVisible();

  // The picture and its table say the same: what each part of the home kept, lost and hasn't shown.
  const table = explanation.getByRole('table');
  const cells = await table.locator('tfoot td').allInnerTexts();
  const [possible, lost, notSeen, kept] = cells.map(Number);
  expect(possible).toBe(100);
  expect(sum([lost ?? 0, notSeen ?? 0, kept ?? 0])).toBe(100);
  await expect(explanation.getByRole('img', { name: /kept, of 30 points$/ })).toBeVisible();
});

test('an answer changes the range at once, is announced, and is kept after a reload', async ({
  page,
}) => {
  await openAssessedHouse(page, address);
  const gauge = page.getByRole('img', { name: /^Score \d+, between/ });
  const before = await rangeOf(page);
  await expect(
    page.getByRole('heading', { name: 'Answer 5 questions to make your score surer' }),
  ).toBeVisible();

  const question = page.getByRole('group').filter({ hasText: 'Why we ask' }).first();
  const asked = await question.locator('legend').innerText();
  await question.getByLabel('No', { exact: true }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await expect(
    page.getByRole('heading', { name: 'Answer 4 questions to make your score surer' }),
  ).toBeVisible();
  const after = await rangeOf(page);
  expect(after.high - after.low).toBeLessThan(before.high - before.low);
  await expect(
    page.getByText(`Score now ${after.score}, between ${after.low} and ${after.high}.`),
  ).toBeAttached();
  await expect(gauge).toHaveAttribute(
    'aria-label',
    `Score ${after.score}, between ${after.low} and ${after.high}`,
  );

  await page.reload();
  await page.getByText('Your answer', { exact: true }).click();
  const given = page
    .getByRole('listitem')
    .filter({ hasText: asked })
    .filter({ has: page.getByRole('button', { name: /^Take back/ }) });
  await expect(given.getByText(/^No, on /)).toBeVisible();
  expect(await rangeOf(page)).toEqual(after);

  await given.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByText('Answer taken back')).toBeVisible();
  await expect.poll(() => rangeOf(page)).toEqual(before);
});

test('a question about sides can be answered side by side', async ({ page }) => {
  await openAssessedHouse(page, address);
  const wanted = 'Does a wood or vinyl fence or gate touch the house';
  const more = page.getByRole('button', { name: /^Show .* more question/ });
  const question = page
    .getByRole('listitem')
    .filter({ hasText: wanted })
    .filter({ has: page.getByRole('radio') });
  while ((await question.count()) === 0) {
    await answerShownQuestions(page);
    await more.click();
  }
  await question.getByRole('button', { name: 'Side by side' }).click();
  const north = question.getByRole('group', { name: 'North side' });
  await north.getByLabel('Yes', { exact: true }).check();
  await expect(north.locator('..').getByText('Saved')).toBeVisible();

  await expect(
    page.getByRole('article').filter({ hasText: 'Wood or vinyl fence joined to the house' }),
  ).toContainText('North');
});

test('an answer that could not be saved stays chosen, says so, and can be saved again', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 503/, /ERR_FAILED/);
  await openAssessedHouse(page, address);
  await page.route('**/answers', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const question = page.getByRole('group').filter({ hasText: 'Why we ask' }).first();
  await question.getByLabel('Yes', { exact: true }).check();
  await expect(page.getByText(/^Not saved\. The server can’t be reached/)).toBeVisible();
  await expect(question.getByLabel('Yes', { exact: true })).toBeChecked();

  await page.unroute('**/answers');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(question.getByLabel('Yes', { exact: true })).toBeChecked();
});

test('an answer given offline says that it waits, holds the page, and is sent when the connection is back', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  // A picture further down is loaded only when scrolling comes near it.
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openAssessedHouse(page, address);
  const isHeld = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isHeld()).toBe(false);
  await context.setOffline(true);
  const question = page.getByRole('group').filter({ hasText: 'Why we ask' }).first();
  await question.getByLabel('Yes', { exact: true }).check();
  await expect(page.getByText('Not sent yet: no connection.', { exact: false })).toBeVisible();
  expect(await isHeld()).toBe(true);

  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await isHeld()).toBe(false);
  await page.reload();
  await expect(page.getByText('Your answer', { exact: true })).toBeVisible();
});

test('a hazard said not to be there is set aside, raises the score, and comes back when restored', async ({
  page,
  browser,
  product,
}) => {
  await openAssessedHouse(page, address);
  const before = await shownScore(page);
  const hazard = page.getByRole('article').first();
  const title = await hazard.getByRole('heading', { level: 4 }).innerText();
  await expect(hazard.getByText('Why it matters, rules and sources')).toBeVisible();
  await expect(page.getByText(/Score as seen/)).toHaveCount(0);

  await hazard.getByRole('button', { name: 'Not right?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is not right?' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expect(dialog.getByLabel('Not there')).toBeFocused();
  await dialog.getByLabel('Not there').check();
  await dialog.getByLabel('Reason').fill('That is a gravel path, not grass.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const setAside = page.getByRole('region', { name: 'Set aside by you' });
  await expect(setAside.getByText(title)).toBeVisible();
  await expect(setAside.getByText('“That is a gravel path, not grass.”')).toBeVisible();
  await expect(setAside.getByText(/^You said: not there, on .*\d{4}$/)).toBeVisible();
  await expect(page.getByText(`Score as seen, without your corrections: ${before}`)).toBeVisible();
  expect(await shownScore(page)).toBeGreaterThan(before);

  const strangers = await browser.newContext({ baseURL: product.url });
  const theirs = `/api/properties/${propertyIdOf(page)}/disputes`;
  expect((await strangers.request.get(theirs)).status()).toBe(404);
  const [dispute] = (
    (await (await page.request.get(theirs)).json()) as { disputes: { id: string }[] }
  ).disputes;
  const taken = await strangers.request.delete(`${theirs}/${dispute?.id}`);
  expect(taken.status()).toBe(404);
  await strangers.close();

  await page.reload();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  await expect(setAside).toHaveCount(0);
  await expect.poll(() => shownScore(page)).toBe(before);
  await expect(page.getByText(/Score as seen/)).toHaveCount(0);
});

test('an objection that fails keeps what was typed, and one that succeeds can be undone', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  await openAssessedHouse(page, address);
  const before = await shownScore(page);
  await page.getByRole('article').first().getByRole('button', { name: 'Not right?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Already fixed').check();
  await dialog.getByLabel('Reason').fill('Mowed on Saturday.');

  await page.route('**/disputes', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Mowed on Saturday.');
  await page.unroute('**/disputes');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Set aside: already fixed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back. It counts again.')).toBeVisible();
  expect(await shownScore(page)).toBe(before);
});

test('a double click on Save files one objection, and restoring it really restores', async ({
  page,
}) => {
  await openAssessedHouse(page, address);
  const before = await shownScore(page);
  const hazard = page.getByRole('article').first();
  const title = await hazard.getByRole('heading', { level: 4 }).innerText();
  await hazard.getByRole('button', { name: 'Not right?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is not right?' });
  await dialog.getByLabel('Not there').check();
  await dialog.getByLabel('Reason').fill('That is a gravel path, not grass.');
  let filed = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/disputes')) filed += 1;
  });
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Set aside by you' })).toContainText(title);
  expect(filed).toBe(1);

  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set aside by you' })).toHaveCount(0);
  await expect.poll(() => shownScore(page)).toBe(before);
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText(title);
  expect(await shownScore(page)).toBe(before);
});

test('a reason near its limit says how much room is left, and Save stays in view on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openAssessedHouse(page, address);
  await page.getByRole('article').first().getByRole('button', { name: 'Not right?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Not mine to change').check();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Reason').fill('a'.repeat(950));
  await expect(dialog.getByText('50 characters left')).toBeVisible();
  await dialog.getByLabel('Reason').fill('a'.repeat(1000));
  await expect(dialog.getByText('No characters left')).toBeVisible();
});

test('the method can be read without JavaScript and says its version', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const slash of ['', '/']) {
    const response = await page.goto(`/how-scoring-works${slash}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^Version 20\d\d\.\d+$/)).toBeVisible();
  }
  await expect(page.getByRole('img', { name: 'First five feet: 30 of 100 points' })).toBeVisible();
  const shares = page.getByRole('table', { name: 'Share that counts by distance from the house' });
  await expect(shares.getByRole('row').filter({ hasText: '10 to under 20 ft' })).toContainText(
    '80%',
  );
  const slopes = page.getByRole('table', { name: 'Factor downhill of the house' });
  await expect(slopes.getByRole('row').filter({ hasText: '40% and more' })).toContainText('× 1.30');
  await expect(page.getByText(/a photo of one side shows 25% of it/)).toBeVisible();
  await expect(page.getByText(/at 30% of homes or more counts 70%/)).toBeVisible();
  await expect(page.getByText(/beyond your property line cannot be marked yet/)).toBeVisible();
  await page.getByText('Plants close to the house').click();
  await expect(page.getByText('What it is easily mistaken for').first()).toBeVisible();
  await expect(page.getByText('Item: ember-resistant zone of five feet').first()).toBeVisible();
  await expect(page.getByText('Draft, not law yet').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the score is not' })).toBeVisible();
  await context.close();
});

test('the results lead to the method and back without losing the score', async ({ page }) => {
  await openAssessedHouse(page, address);
  const score = await shownScore(page);
  await page.getByRole('link', { name: 'How scoring works', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'How scoring works' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => shownScore(page)).toBe(score);
});

test('the results and the form of an objection are accessible', async ({ page }) => {
  await openAssessedHouse(page, address);
  await openAll(page);
  await expectAccessible(page);
  await page.getByRole('article').first().getByRole('button', { name: 'Not right?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Not mine to change').check();
  await expectAccessible(page);
});

async function answerShownQuestions(page: Page): Promise<void> {
  const unanswered = page
    .getByRole('group')
    .filter({ hasText: 'Why we ask' })
    .filter({ hasNot: page.locator('input:checked') });
  while ((await unanswered.count()) > 0) {
    const left = await unanswered.count();
    await unanswered.first().getByLabel('Not sure').click();
    await expect(unanswered).toHaveCount(left - 1);
  }
}

async function openAll(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true;
  });
}

const dial = /^(\d+) out of 100, \w+\. Between (\d+) and (\d+)\.$/;

async function rangeOf(page: Page): Promise<{ score: number; low: number; high: number }> {
  const said = await page.getByRole('img', { name: dial }).getAttribute('aria-label');
  const [, score, low, high] = dial.exec(said ?? '') ?? [];
  return { score: Number(score), low: Number(low), high: Number(high) };
}

async function shownScore(page: Page): Promise<number> {
  return (await rangeOf(page)).score;
}

/** Every deduction shown as a row of its own: hazards, what is not seen yet, limits. */
async function deductions(page: Page): Promise<number[]> {
  const hazards = page
    .getByRole('article')
    .locator('summary')
    .getByText(/^−[\d.]+ points?$/);
  const notSeen = page
    .getByRole('listitem')
    .filter({ hasText: /: not seen yet/ })
    .filter({
      hasNot: page.getByRole('listitem'),
    });
  const limits = page
    .getByRole('region', { name: 'Limits on the score' })
    .getByText(/^−[\d.]+ points?$/);
  const texts = [
    ...(await hazards.allInnerTexts()),
    ...(await notSeen.allInnerTexts()),
    ...(await limits.allInnerTexts()),
  ];
  return texts.map(deductionIn);
}

async function pointsOf(line: ReturnType<Page['locator']>): Promise<number> {
  return (await line.count()) === 0 ? 0 : deductionIn(await line.innerText());
}

function deductionIn(text: string): number {
  const [, points] = /−([\d.]+)/.exec(text) ?? [];
  if (points === undefined) throw new Error(`no deduction in "${text}"`);
  return Number(points);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + Math.round(each * 100), 0) / 100;
}
