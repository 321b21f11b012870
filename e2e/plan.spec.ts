import type { Page } from '@playwright/test';
import { expectAccessible, expectValidHtml } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/** Gives the page's visitor a house that is scored from answers alone, which report five hazards. */
async function answerAboutHouse(page: Page): Promise<string> {
  const created = await page.request.post('/api/properties', {
    data: { address: '7 Manzanita Way' },
    headers: fromOurPage,
  });
  const { id }: { id: string } = await created.json();
  const answers = [
    { question_id: 'roof_clean', side: null, answer: 'no' },
    { question_id: 'gutters_clean', side: null, answer: 'no' },
    { question_id: 'mulch_at_wall', side: null, answer: 'yes' },
    { question_id: 'things_at_wall', side: null, answer: 'yes' },
    { question_id: 'vents_fine_mesh', side: null, answer: 'no' },
    { question_id: 'branches_clear', side: null, answer: 'no' },
  ];
  const saved = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: fromOurPage,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return id;
}

const gutters = (page: Page) =>
  page.getByRole('checkbox', { name: /Clear leaves off the roof|Clean the gutters/ });

test('a plan made within a budget is there on another device, too', async ({ page, context }) => {
  const id = await answerAboutHouse(page);
  await page.goto(`/property/${id}`);
  await page.getByRole('link', { name: /^Your plan/ }).click();
  await expect(page).toHaveURL(`/property/${id}/plan`);
  await expect(page.getByRole('heading', { name: 'What to do first', level: 1 })).toBeVisible();
  const best = page.getByRole('region', { name: 'What can you do with your budget?' });
  await expect(best.getByText('With $500 and one weekend, your best')).toBeVisible();

  await best.getByLabel('Budget in dollars').fill('0');
  await best.getByRole('radio', { name: 'An evening' }).check();
  await expect(best.getByText('With $0 and an evening, your best')).toBeVisible();
  const figures = (await best.getByText(/^Score \d+ to \d+$/).textContent()) ?? '';
  const [from = '', to = ''] = figures.match(/\d+/g) ?? [];
  expect(Number(to)).toBeGreaterThan(Number(from));
  await best.getByRole('button', { name: /^Plan th/ }).click();
  await expect(page.getByText(`From ${from} to ${to}`).first()).toBeAttached();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`Score ${to}[,.]`) }),
  ).toBeAttached();
  await expect(gutters(page)).toBeChecked();
  await expectAccessible(page);
  await expectValidHtml(page);

  const other = await context.newPage();
  await other.goto(`/property/${id}/plan`);
  await expect(gutters(other)).toBeChecked();
  // Not uncheck(), which looks at once: the box follows what is being saved.
  await gutters(other).click();
  await expect(gutters(other)).not.toBeChecked();
  await expect(gutters(page)).not.toBeChecked();

  await best.getByLabel('Budget in dollars').fill('300');
  const totals =
    (await best.getByText('if you hire someone for “').locator('..').textContent()) ?? '';
  expect(totals).toContain('if you do yourself what you can');
  await best.getByRole('button', { name: 'Plan these 2' }).click();
  const planned = page.getByText(`2 actions planned. ${totals}`);
  await expect(planned.filter({ visible: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Needs a professional' }).check();
  await expect(page.getByRole('status').filter({ hasText: '1 of 5 shown' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByText('Why and how').click();
  await expect(page.getByText('Keep people, ladders and tools away')).toBeVisible();
  await page.getByText('Points by part').filter({ visible: true }).first().click();
  await expectAccessible(page);
});
