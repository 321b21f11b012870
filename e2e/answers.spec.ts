import type { Page } from '@playwright/test';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { rangeOf } from './product/shown-results.ts';

const address = '7 Canyon View, Ojai, CA 93023';

test('an answer changes the range at once, is announced, and is kept after a reload', async ({
  page,
}) => {
  await openAssessedHouse(page, address);
  const gauge = page.getByRole('img', { name: /^Score \d+, between/ });
  const before = await rangeOf(page);
  await expect(page.getByRole('heading', { name: /^Answer one question/ })).toBeVisible();

  const question = page.getByRole('group').filter({ hasText: 'Why we ask' }).first();
  const asked = await question.locator('legend').innerText();
  await question.getByLabel('No', { exact: true }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await expect(page.getByRole('button', { name: /^Show .* more question/ })).toBeVisible();
  const after = await rangeOf(page);
  expect(after).not.toEqual(before);
  expect(after.high - after.low).toBeLessThanOrEqual(before.high - before.low);
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
    .filter({ has: page.getByRole('button', { name: /^Clear/ }) });
  await expect(given.getByText(/^No, on /)).toBeVisible();
  expect(await rangeOf(page)).toEqual(after);

  await given.getByRole('button', { name: /^Clear/ }).click();
  await expect(page.getByText('Answer cleared')).toBeVisible();
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
  await question.getByRole('button', { name: 'Each side separately' }).click();
  const north = question.getByRole('group', { name: 'North side' });
  await north.getByLabel('Yes', { exact: true }).check();
  await expect(north.locator('..').getByText('Saved')).toBeVisible();

  await expect(
    page.getByRole('article').filter({ hasText: 'Wood or vinyl fence attached to the house' }),
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
  await expect(page.getByText(/^Not saved\. We can’t reach the server/)).toBeVisible();
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
  await expect(page.getByText('Not sent yet: you’re offline.', { exact: false })).toBeVisible();
  expect(await isHeld()).toBe(true);

  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await isHeld()).toBe(false);
  await page.reload();
  await expect(page.getByText('Your answer', { exact: true })).toBeVisible();
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
