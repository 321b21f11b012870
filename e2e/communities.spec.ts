import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { signUp } from './product/new-account.ts';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

/** Somebody with an account and a home whose firewood lies at the wall. */
async function newNeighbor(browser: Browser, street: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await signUp(page);
  const made = await page.request.post('/api/properties', { data: { address: street }, headers });
  const { id } = (await made.json()) as { id: string };
  const answers = [{ question_id: 'firewood_at_wall', side: null, answer: 'yes' }];
  await page.request.put(`/api/properties/${id}/answers`, { data: { answers }, headers });
  return page;
}

test('a coordinator invites neighbors, who see what they share, and sees counts from five owners up', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For neighborhoods' }).click();
  await expect(page.getByText('You need an account to coordinate')).toBeVisible();
  await signUp(page);
  await page.goto('/communities');
  await page.getByRole('button', { name: 'Start it' }).click();
  await expect(page.getByText('Name at least one street')).toBeVisible();
  await page.getByLabel('Name of the neighborhood').fill('Elm Park');
  await page.getByLabel('Streets').fill('Elm Street\nOak Lane');
  await page.getByLabel('How many homes are there in all?').fill('40');
  await page.getByRole('button', { name: 'Start it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elm Park' })).toBeVisible();
  await expect(page.getByText('Nothing is shown yet.')).toBeVisible();
  await expectAccessible(page);
  const invitation = await page.getByLabel('Invitation link').inputValue();

  await page.getByRole('link', { name: 'Flyer to print' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByText('Ana Ruiz invites you to join Elm Park.')).toBeVisible();
  await expectAccessible(page);

  for (let number = 1; number <= 5; number += 1) {
    const neighbor = await newNeighbor(browser, `${number} Elm Street`);
    await neighbor.goto(invitation);
    await expect(neighbor).toHaveURL(/\/join$/);
    await expect(neighbor.getByText('Ana Ruiz coordinates this neighborhood.')).toBeVisible();
    await expect(neighbor.getByText('What this home would share')).toBeVisible();
    await expect(neighbor.getByText(/Its kinds of hazards: .*[Ff]irewood/)).toBeVisible();
    if (number === 1) await expectAccessible(neighbor);
    await neighbor.getByRole('button', { name: 'Join with this home' }).click();
    await expect(neighbor.getByText('This home is in Elm Park.')).toBeVisible();
    if (number === 1) {
      await neighbor.getByRole('button', { name: 'Leave' }).click();
      await expect(neighbor.getByRole('button', { name: 'Join with this home' })).toBeVisible();
      await neighbor.getByRole('button', { name: 'Join with this home' }).click();
      await expect(neighbor.getByText('This home is in Elm Park.')).toBeVisible();
    }
    await neighbor.context().close();
  }

  await page.getByRole('link', { name: 'Back to the neighborhood' }).click();
  await page.reload();
  await expect(page.getByText('5 of 40 homes have joined')).toBeVisible();
  await expect(page.getByText('Each count below is off by chance')).toBeVisible();
  await expect(page.getByText('Elm Street, ')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByText('Change name, streets or homes').click();
  await page.getByRole('button', { name: 'Delete this neighborhood' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/communities$/);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(invitation);
  await expect(guest.getByText('This invitation doesn’t work')).toBeVisible();
  await guest.context().close();
});
