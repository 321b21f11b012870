import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { signUp } from './product/new-account.ts';

const headers = { 'Sec-Fetch-Site': 'same-origin' };
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

test('a coordinator plans a work day, whose link people open and sign up by without an account', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/communities/${id}`);
  await expect(page.getByText('No work day is planned.')).toBeVisible();
  await page.getByRole('link', { name: 'Plan a work day' }).click();
  await page.getByRole('button', { name: 'Plan a work day' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByLabel('What do you work on?')
    .selectOption({ label: 'Mulch or turf that burns within five feet' });
  await expect(sheet.getByLabel('What is done')).toHaveValue(/^Rake what burns .*\nTake up/);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Enter a date from today')).toBeVisible();
  await expect(sheet.getByText('Enter where you meet.')).toBeVisible();
  await sheet.getByLabel('Date').fill(inDays(30));
  await sheet.getByLabel('To', { exact: true }).fill('11:30');
  await sheet.getByLabel('Meeting place').fill('Corner of Elm and Oak');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nobody has signed up yet')).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByLabel('Link to the work day').inputValue();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/work-day$/);
  await expect(guest.getByText('Ana Ruiz invites you, for Elm Park.')).toBeVisible();
  await expect(guest.getByText(/9:00\sAM to 11:30\sAM/)).toBeVisible();
  await expect(guest.getByText('Call 811 a few days before you dig.')).toBeVisible();
  await expect(guest.getByText('Work gloves')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Sign up' }).click();
  await expect(guest.getByText('Enter a first name')).toBeVisible();
  await guest.getByLabel('First name').fill('Luz');
  await guest.getByLabel('How many are you in all?').selectOption('3');
  await guest.getByRole('button', { name: 'Sign up' }).click();
  await expect(guest.getByText('You are signed up, Luz: 3 people.')).toBeVisible();
  await guest.getByLabel('How many are you in all?').selectOption('2');
  await guest.getByRole('button', { name: 'Save the change' }).click();
  await expect(guest.getByText('2 people are coming')).toBeVisible();
  const downloading = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Add to your calendar' }).click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  expect(calendar).toContain(`DTSTART:${inDays(30).replaceAll('-', '')}T090000`);

  await page.reload();
  await expect(page.getByText('Luz, 2 people')).toBeVisible();
  await page.getByRole('link', { name: 'Sign-in sheet to print' }).click();
  await expect(page.getByRole('cell', { name: 'Luz' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the work day' }).click();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await sheet.getByLabel('Meeting place').fill('Fire station');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText('This work day has changed')).toBeVisible();
  for (const format of ['Letter', 'A4']) {
    const paper = await guest.pdf({ format });
    expect((await getDocumentProxy(new Uint8Array(paper))).numPages).toBe(1);
  }
  await expect(guest.getByText(/, Corner of Elm and Oak$/)).toBeVisible();
  await expect(guest.getByText('You are signed up, Luz: 2 people.')).toBeVisible();
  const guestsAgain = await guest.context().newPage();
  await guestsAgain.goto('/work-day');
  await expect(guestsAgain.getByText('You are signed up, Luz: 2 people.')).toBeVisible();
  await expect(guestsAgain.getByText('This browser remembers your sign-up')).toBeVisible();
  await expectAccessible(guestsAgain);
  await guestsAgain.getByRole('button', { name: 'I can’t come after all' }).click();
  await expect(guestsAgain.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await guestsAgain.getByLabel('First name').fill('Luz');
  await guestsAgain.getByRole('button', { name: 'Sign up' }).click();
  await expect(guestsAgain.getByText('You are signed up, Luz: 1 person.')).toBeVisible();
  await guestsAgain.close();
  await guest.getByRole('button', { name: 'I can’t come after all' }).click();
  await expect(guest.getByText('Nobody has signed up yet')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Sign up' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the day' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the day' }).click();
  await expect(page.getByText('This work day is canceled')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('This work day is canceled')).toBeVisible();
  await expect(guest.getByText('Sign-up is closed')).toBeVisible();
  await expectAccessible(guest);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/work-days$/);
  await guest.reload();
  await expect(guest.getByText('This work day doesn’t exist anymore')).toBeVisible();
  await guest.context().close();
});

test('after a work day, its hours become an entry of the year’s record', async ({ page }) => {
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  const dayId = crypto.randomUUID();
  const day = {
    hazard: 'zone0_combustible_mulch',
    day: await page.evaluate(() => new Date().toLocaleDateString('sv')),
    starts_at: '09:00',
    ends_at: '11:30',
    place: 'Fire station',
    tasks: ['Rake'],
    bring: [],
    cancelled: false,
  };
  const kept = await page.request.put(`/api/communities/${id}/work-days/${dayId}`, {
    data: day,
    headers,
  });
  const { invitation_url: link } = (await kept.json()) as { invitation_url: string };
  for (const people of [2, 3]) {
    await page.request.put(`/api/work-day-sign-ups/${crypto.randomUUID()}`, {
      data: { token: new URL(link).hash.slice(1), first_name: 'Luz', people },
      headers,
    });
  }
  await page.goto(`/communities/${id}/work-days/${dayId}`);
  await expect(page.getByText('5 people who signed up, 2.5 hours each')).toBeVisible();
  await page.getByRole('button', { name: 'Enter hours' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Hours')).toHaveValue('12.5');
  await expect(sheet.getByLabel('Note or evidence')).toHaveValue(/^Work day, Fire station/);
  await sheet.getByLabel('Dollars spent').fill('120');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('In the year’s record: 12.5 hours')).toBeVisible();
  // The file waits for the work days, which say its zones.
  const days = Promise.withResolvers<undefined>();
  await page.route(`**/api/communities/${id}/work-days`, async (route) => {
    await days.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Open the year’s record' }).click();
  await expect(page.getByText('12.5 hours · $120')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  days.resolve(undefined);
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(',,zone_0,work day,12.5,120,');
  await page.goBack();
  // On another date, the next hours would be entered over these.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(sheet.getByLabel('Date')).not.toBeEditable();
  await expect(sheet.getByText('Hours of this day are in the year’s record')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change the entry' }).click();
  await expect(sheet.getByLabel('Dollars spent')).toHaveValue('120');
});
