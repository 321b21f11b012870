import type { Page } from '@playwright/test';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, openOnce, test } from './product/fixtures.ts';
import { openAll, shownScore } from './product/shown-results.ts';

// Run in order in one worker, to share the page of one house.
test.describe.configure({ mode: 'default' });

const address = '7 Canyon View, Ojai, CA 93023';

test('the rows on the page add up to what is missing from 100', async ({ sharedPage: page }) => {
  await openHouse(page);
  const explanation = page.getByRole('region', { name: 'Detailed Analysis' });
  await openAll(page);

  const rows = await deductions(page);
  const rounding = await pointsOf(explanation.getByText('Rounding down').locator('..'));
  const limit = await pointsOf(explanation.getByText('Limit on the score').locator('..'));
  const together = await pointsOf(
    explanation.getByText('Not seen yet, taken together').locator('..'),
  );
  const score = await shownScore(page);
  expect(rows.length).toBeGreaterThan(10);
  expect(sum([...rows, rounding, limit, together])).toBe(100 - score);
  await expect(
    explanation.getByText(`adds up to exactly ${100 - score}, which is 100 − ${score}`),
  ).toBeVisible();

  // Too little is known of it for a score: fixing raises nothing yet.
  await expect(explanation.getByText('By fixing all that was found, together')).toHaveCount(0);

  // The chart and its table agree on what each part of the home kept, lost and hasn't shown.
  const table = explanation.getByRole('table');
  const cells = await table.locator('tfoot td').allInnerTexts();
  const [possible, lost, notSeen, kept] = cells.map(Number);
  expect(possible).toBe(100);
  expect(sum([lost ?? 0, notSeen ?? 0, kept ?? 0])).toBe(100);
  await expect(explanation.getByRole('img', { name: /kept, of 30 points$/ })).toBeVisible();
  // What nobody knows isn't called kept.
  await expect(
    explanation.getByText(/ lost, (\d+|less than 1) assumed typical$/).first(),
  ).toBeVisible();
});

test('a dispute’s form on the results is accessible', async ({ sharedPage: page }) => {
  await openHouse(page);
  await openAll(page);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Not there/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Not mine to change').check();
  await expectAccessible(page, dialogs);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

let house: string | undefined;

/** Opens the results of one house, which no test changes. */
async function openHouse(page: Page): Promise<void> {
  if (house === undefined) {
    await openAssessedHouse(page, address);
    house = new URL(page.url()).pathname;
  }
  await openOnce(page, house);
}

/** Every deduction shown in a row of its own: hazards, and what wasn't seen yet. */
async function deductions(page: Page): Promise<number[]> {
  const rows = page.locator('[data-deduction]').getByText(/^−[\d.]+$/);
  return (await rows.allInnerTexts()).map(deductionIn);
}

async function pointsOf(line: ReturnType<Page['locator']>): Promise<number> {
  return (await line.count()) === 0 ? 0 : deductionIn(await line.innerText());
}

function deductionIn(text: string): number {
  const [, sign, points] = /([−+])([\d.]+)/.exec(text) ?? [];
  if (points === undefined) throw new Error(`no deduction in "${text}"`);
  return sign === '+' ? -Number(points) : Number(points);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + Math.round(each * 100), 0) / 100;
}
