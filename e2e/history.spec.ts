import type { Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';

test('every change behind a score is one tap away, all of it as a table, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await openAnsweredHouse(page, '31 Cedar Lane, Grass Valley');
  const answers = [{ question_id: 'mulch_at_wall', side: 'north', answer: 'yes' }];
  const saved = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(saved.ok()).toBe(true);
  await page.goto(`/property/${id}/history`);

  const everyChange = page.getByText('Every change');
  await expect(everyChange).toBeVisible();
  await everyChange.click();
  const chart = page.getByRole('group', { name: 'Choose a result' });
  const points = chart.getByRole('radio');
  await expect(points).toHaveCount(2);
  await expect(points.last()).toBeChecked();
  const found = 'Found: Mulch or turf that burns within five feet';
  const change = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(change(found)).toBeVisible();
  await expect(change('1 question answered')).toBeVisible();

  await chart.getByRole('button', { name: 'Older' }).click();
  await expect(points.first()).toBeChecked();
  await expect(change('The first result.')).toBeVisible();
  await expect(change(found)).toHaveCount(0);
  await points.first().press('ArrowRight');
  await expect(change(found)).toBeVisible();

  await page.getByText('As a table').click();
  const rows = page.getByRole('table', { name: 'All results' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(found);
  await expect(rows.nth(2)).toContainText('The first result.');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

interface WireMilestone {
  readonly created_at: string;
  readonly changes: object;
  readonly [field: string]: unknown;
}

/** Shows the results of this test as if months were between them, the last with a score: nobody can wait that long. */
async function monthsPassed(page: Page): Promise<void> {
  await page.route('**/milestones', async (route) => {
    const response = await route.fetch();
    const { milestones } = (await response.json()) as { milestones: WireMilestone[] };
    const [first] = milestones;
    const at = (date: string, changed: object) => ({ ...first, created_at: date, ...changed });
    const changes = first?.changes;
    const none = { answers_given: [], hazards_appeared: [], hazards_gone: [] };
    const score = { enough_seen: true, opens_sitting: true };
    await route.fulfill({
      response,
      json: {
        earlier: 0,
        milestones: [
          at('2025-03-10T18:00:00.000Z', { ...score, dss_score: 30 }),
          at('2025-06-10T18:00:00.000Z', {
            ...score,
            dss_score: 41,
            kind: 'weights',
            difference: 11,
            changes: { ...changes, ...none, new_method: '2' },
          }),
          {
            ...at('2025-10-10T18:00:00.000Z', { ...score, dss_score: 47 }),
            kind: 'work',
            difference: 6,
            changes: { ...changes, ...none, work_said: ['zone0_firewood_lumber'] },
          },
        ],
      },
    });
  });
}

test('the history of a score is a few milestones on a time axis, each with a way to what was stored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await openAnsweredHouse(page, '31 Cedar Lane, Grass Valley');
  const milestones = page.getByRole('list', { name: 'How your score came about' });
  await page.goto(`/property/${id}/history`);
  await expect(milestones.getByRole('heading')).toHaveText(['First result']);
  await expect(milestones).toContainText('1 question answered');

  await monthsPassed(page);
  await page.reload();
  await expect(page.getByText('+6 since June 2025')).toBeVisible();
  await expect(milestones.getByRole('heading')).toHaveText([
    /^Work done: /,
    'Our scoring method changed',
    'First result',
  ]);
  await expect(milestones).toContainText('The method changed, not your home.');
  await expect(
    page.getByRole('img', { name: /March 10, 2025: 30, .* October 10, 2025: 47, / }),
  ).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await milestones.getByRole('link', { name: /: First result$/ }).click();
  await expect(page.getByRole('group', { name: 'Choose a result' }).getByRole('radio')).toHaveCount(
    1,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'The first result.' })).toBeVisible();
  await expectAccessible(page);
});
