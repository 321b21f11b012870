import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { signUp } from './product/new-account.ts';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

test('a coordinator plans three years, and prints what the renewal asks for', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  const year = await page.evaluate(() => new Date().getFullYear());
  const fair = {
    day: `${year}-01-02`,
    kind: 'event',
    hours: 12,
    dollars: 250,
    cubic_yards: null,
    in_kind: 'Chipper',
    note: 'Preparedness fair',
  };
  await page.goto(`/communities/${id}`);
  await page.getByRole('link', { name: 'Renewal packet' }).click();
  await expect(page.getByText(`Nothing is entered for ${year}.`)).toBeVisible();
  await expect(page.getByText(`None is entered for ${year}.`)).toBeVisible();
  await expect(page.getByText('No goals are entered.')).toBeVisible();
  await expect(page.getByText('Its day isn’t entered.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Change plan and dates' }).click();
  await expect(page.getByText('Once counts of your homes are shown')).toBeVisible();
  await page.getByRole('button', { name: `Add a goal for ${year + 2}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Enter the goal.')).toBeVisible();
  await sheet.getByLabel('Goal').fill('Screen the vents of ten homes');
  await sheet.getByLabel('Who sees to it').fill('Ana and the board');
  await sheet.getByLabel('When').fill('April');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Ana and the board · April')).toBeVisible();
  await page.getByLabel('Risk assessment made on').fill('2020-02-29');
  await page.getByLabel('Action plan made or updated on').fill('2026-10-02');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It was due by February 28, 2025')).toBeVisible();
  await expect(page.getByText('Next due by October 2, 2029')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First year of the plan').selectOption(String(year));
  await expect(page.getByText('Goals of years that the plan no longer has')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: String(year), exact: true })).toBeVisible();

  await page.request.put(`/api/communities/${id}/entries/${crypto.randomUUID()}`, {
    data: fair,
    headers,
  });
  await page.getByRole('link', { name: 'Renewal packet' }).click();
  await expect(page.getByText('Hours: 12', { exact: true })).toBeVisible();
  await expect(page.getByText('Dollars: $250', { exact: true })).toBeVisible();
  await expect(page.getByText('28 more hours, or money')).toBeVisible();
  await expect(page.getByText(/^Event, January 2, \d+: Preparedness fair$/)).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Screen the vents.*Ana and the board/ }),
  ).toContainText(String(year + 2));
  await expect(page.getByText('Made on February 29, 2020.')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`firewise-renewal-${year}.pdf`);
  const file = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(file, { mergePages: true });
  expect(text).toContain('Screen the vents of ten homes');
  expect(text).toContain('Preparedness fair');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Change plan and dates' })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Change plan and dates' }).click();
  await page.getByRole('button', { name: /^Delete: Screen/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No goals yet.')).toHaveCount(3);
});

test('a coordinator with the plan open in two tabs loses nothing of either', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409 \(Conflict\)/);
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  const url = `/api/communities/${id}/plan`;
  const year = await page.evaluate(() => new Date().getFullYear());
  const goal = { id: crypto.randomUUID(), year, goal: 'Mow the lots', who: null, when: null };
  const plan = { assessed_on: null, planned_on: null, first_year: year };
  await page.request.put(url, { data: { ...plan, goals: [goal] }, headers });
  await page.goto(`/communities/${id}/plan`);
  await page.getByLabel('Risk assessment made on').fill('2024-05-06');
  await page.getByRole('button', { name: 'Change: Mow the lots' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Goal').fill('Mow the lots twice');
  const elsewhere = [
    { ...goal, goal: 'Mow the park' },
    { ...goal, id: crypto.randomUUID(), goal: 'Chipper day' },
  ];
  const saved = { ...plan, planned_on: '2026-10-02', goals: elsewhere, revision: 1 };
  expect((await page.request.put(url, { data: saved, headers })).status()).toBe(200);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The plan was saved in another tab')).toBeVisible();
  await expect(sheet.getByText(`It says now: ${year} · Mow the park.`)).toBeVisible();
  await expect(sheet.getByLabel('Goal')).toHaveValue('Mow the lots twice');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Chipper day')).toBeVisible();
  await expect(page.getByText('Mow the lots twice')).toBeVisible();
  await expect(page.getByLabel('Action plan made or updated on')).toHaveValue('2026-10-02');
  await expect(page.getByLabel('Risk assessment made on')).toHaveValue('2024-05-06');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Next due by May 6, 2029')).toBeVisible();
  await expect(page.getByText('Chipper day')).toBeVisible();
});
