import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { rangeOf } from './product/shown-results.ts';

// Run in order in one worker, to share one page. Each test has a house of its own, with one answer.
test.describe.configure({ mode: 'default' });

const address = '7 Canyon View, Ojai, CA 93023';
/** Words of a question whose yes is good news, so that no sides are asked for. */
const siding = 'stucco';
/** Worth enough to move the shown range of a home of which nothing else is known. */
const eaves = 'rafters';
const fence = 'Is there a fence or gate that burns';
const firewood = 'Is firewood or lumber kept within five feet';

const questionsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /Narrow your range|Your answers/ });
const askedOn = (page: Page): Locator => questionsOf(page).getByRole('heading', { level: 3 });
const answerOf = (page: Page, name: string): Locator =>
  questionsOf(page).getByRole('button', { name, exact: true });

test('an answer narrows the range until it is cleared', async ({ sharedPage: page }) => {
  await openAnsweredHouse(page, address);
  const before = await rangeOf(page);
  await skipTo(page, eaves);
  await expect(askedOn(page)).toHaveCount(1);
  const asked = await askedOn(page).innerText();
  await answerOf(page, 'Yes').click();

  await expect(askedOn(page)).not.toHaveText(asked);
  await expect(askedOn(page)).toBeFocused();
  const after = await rangeOf(page);
  expect(after).not.toEqual(before);
  await expect(
    page.getByText(
      `Score now ${after.score}, likely between ${after.low} and ${after.high}. Before, it was likely between ${before.low} and ${before.high}.`,
    ),
  ).toBeAttached();
  await expect(
    questionsOf(page).getByText(`${before.low}–${before.high} → ${after.low}–${after.high}`),
  ).toBeVisible();
  await expect(
    questionsOf(page).getByText(/^(Up|Down) \d+ points?|\d+ points? (narrower|wider)$/),
  ).toBeVisible();
  await expect(questionsOf(page).getByText(/^\d+% known \(was \d+%\)$/)).toBeVisible();

  await page.reload();
  await expect(askedOn(page)).not.toHaveText(asked);
  await page.getByText('Your answers to 2 questions', { exact: true }).click();
  const given = page
    .getByRole('listitem')
    // The statement that its question asks about: a yes to “Are the eaves boxed in?” is a no to it.
    .filter({ hasText: 'Open eaves' })
    .filter({ has: page.getByRole('button', { name: /^Clear/ }) });
  await expect(given.getByText(/^No, on /)).toBeVisible();
  await expectAccessible(page, '[aria-labelledby=answers-heading]', { dark: false });
  expect(await rangeOf(page)).toEqual(after);

  await given.getByRole('button', { name: /^Clear/ }).click();
  await expect(page.getByText('Answer cleared')).toBeVisible();
  await expect.poll(() => rangeOf(page)).toEqual(before);
});

test('the page does not scroll from one question to the next', async ({ sharedPage: page }) => {
  await openAnsweredHouse(page, address);
  await questionsOf(page).scrollIntoViewIfNeeded();
  const placeOf = () =>
    questionsOf(page).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const asked = await askedOn(page).innerText();
  const before = await placeOf();
  await answerOf(page, 'Not sure').click();
  await expect(askedOn(page)).not.toHaveText(asked);
  expect(await placeOf()).toBe(before);
});

test('a double click on an answer answers one question', async ({ sharedPage: page }) => {
  const id = await openAnsweredHouse(page, address);
  await skipTo(page, siding);
  const first = await askedOn(page).innerText();
  await answerOf(page, 'Yes').dblclick();
  await expect(askedOn(page)).not.toHaveText(first);
  await expect(page.getByText('Your answers to 2 questions', { exact: true })).toBeVisible();
  expect(await countStored(page, id)).toBe(2);
});

test('Back returns to a question to answer it differently', async ({ sharedPage: page }) => {
  await openAnsweredHouse(page, address);
  const first = await askedOn(page).innerText();
  await answerOf(page, 'Skip').click();
  await expect(askedOn(page)).not.toHaveText(first);
  await answerOf(page, 'Back').click();
  await expect(askedOn(page)).toHaveText(first);

  await answerOf(page, 'Not sure').click();
  await expect(askedOn(page)).not.toHaveText(first);
  await page.reload();
  await answerOf(page, 'Back').click();
  await expect(askedOn(page)).toHaveText(first);
  await expect(answerOf(page, 'Not sure')).toHaveAttribute('aria-pressed', 'true');
});

test('an answer that finds a hazard leads to a question about sides', async ({
  sharedPage: page,
}) => {
  await openAnsweredHouse(page, address);
  await skipTo(page, fence);
  await answerOf(page, 'Yes').click();
  await expect(questionsOf(page).getByRole('group', { name: 'On which sides?' })).toBeFocused();
  await expectAccessible(page, '[aria-labelledby=answers-heading]');

  // The question can be continued where it was left.
  await page.reload();
  await expect(askedOn(page)).toContainText(fence);
  await answerOf(page, 'Several sides').click();
  for (const side of ['Front', 'Right']) await answerOf(page, side).click();
  await expect(answerOf(page, 'Left')).toHaveAttribute('aria-pressed', 'true');
  await answerOf(page, 'Save Back and Left').click();
  await expect(askedOn(page)).not.toContainText(fence);
  await expect(
    page.getByRole('article').filter({ hasText: 'Fence or gate that burns within five feet' }),
  ).toContainText('Left');
  await page.getByText('Your answers to 2 questions', { exact: true }).click();
  await expect(page.getByText(/^Yes: Left and Back, on /)).toBeVisible();
});

test('an answer says how much by the same tap, and is shown back with it', async ({
  sharedPage: page,
}) => {
  const id = await openAnsweredHouse(page, address);
  await skipTo(page, firewood);
  await answerOf(page, 'Yes, a lot').press('Enter');
  await expect(questionsOf(page).getByText('You answered “Yes, a lot.”')).toBeVisible();
  await answerOf(page, 'Left').press('Enter');
  await expect(askedOn(page)).not.toContainText(firewood);
  await page.getByText('Your answers to 2 questions', { exact: true }).click();
  await expect(page.getByText(/^Yes: Left \(a lot\), on /)).toBeVisible();
  expect(await storedAmounts(page, id)).toEqual(['a_lot']);

  await page
    .getByRole('button', { name: /^Change the answer to: Firewood or lumber/ })
    .press('Enter');
  await expect(answerOf(page, 'Yes, a lot')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, '[aria-labelledby=answers-heading]');
  await answerOf(page, 'Yes').press('Enter');
  await answerOf(page, 'Left').press('Enter');
  await expect(page.getByText(/^Yes: Left, on /)).toBeVisible();
  expect(await storedAmounts(page, id)).toEqual([]);
});

test('an answer that could not be saved stays chosen for another try', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 503/, /ERR_FAILED/);
  await openAnsweredHouse(page, address);
  await page.route('**/answers', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await skipTo(page, siding);
  const asked = await askedOn(page).innerText();
  await answerOf(page, 'Yes').click();
  await expect(page.getByText(/^Not saved\. We can’t reach the server/)).toBeVisible();
  await expect(answerOf(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');

  await page.unroute('**/answers');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(askedOn(page)).not.toHaveText(asked);
  await expect(page.getByText('Your answers to 2 questions', { exact: true })).toBeVisible();
});

async function countStored(page: Page, id: string): Promise<number> {
  const reply = await page.request.get(`/api/properties/${id}/answers`);
  return ((await reply.json()) as { answers: unknown[] }).answers.length;
}

async function storedAmounts(page: Page, id: string): Promise<readonly string[]> {
  const reply = await page.request.get(`/api/properties/${id}/answers`);
  const { answers } = (await reply.json()) as { answers: { amount: string | null }[] };
  return answers.flatMap(({ amount }) => amount ?? []);
}

async function skipTo(page: Page, words: string): Promise<void> {
  await expect(askedOn(page)).toBeVisible();
  for (;;) {
    const asked = await askedOn(page).innerText();
    if (asked.includes(words)) return;
    await answerOf(page, 'Skip').click();
    await expect(askedOn(page)).not.toHaveText(asked);
  }
}
