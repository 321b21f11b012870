import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';

test('the history of a score shows what changed with each result, all of it as a table, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await openAnsweredHouse(page, '31 Cedar Lane, Grass Valley');
  const answers = [{ question_id: 'mulch_at_wall', side: 'north', answer: 'yes' }];
  const saved = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(saved.ok()).toBe(true);
  await page.goto(`/property/${id}/history`);

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
