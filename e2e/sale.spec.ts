import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { signUp } from './product/new-account.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/** A home of which two questions are answered: one finds something, one doesn't. */
async function homeAt(page: Page, address: string): Promise<string> {
  const made = await page.request.post('/api/properties', {
    data: { address },
    headers: fromOurPage,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [
    { question_id: 'roof_clean', side: null, answer: 'no' },
    { question_id: 'vents_fine_mesh', side: null, answer: 'yes' },
  ];
  const said = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: fromOurPage,
  });
  expect(said.ok(), await said.text()).toBe(true);
  return id;
}

test('an owner who sells sees what the law asks, which days count, and how the home stands', async ({
  page,
}) => {
  const id = await homeAt(page, '6500 Skyway, Paradise, CA 95969');
  await page.goto(`/property/${id}/rules`);
  await page.getByRole('link', { name: 'Selling this home?' }).click();
  await expect(page).toHaveURL(`/property/${id}/sale`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Civil Code 1102.19');
  await expect(main).toContainText('We don’t know whether this home is in one');
  const booking = page.getByRole('region', { name: 'Where to book the inspection' });
  await expect(booking).toContainText('We don’t know which it is here');
  await expect(booking).toContainText('We don’t know this home’s fire district.');
  const told = [
    { fact: 'hazard_zone', value: { zone: 'very_high' } },
    { fact: 'responsibility', value: { area: 'SRA' } },
    {
      fact: 'fire_district',
      value: { name: 'Ridge Fire District', phone: '(530) 555-0142', county: null },
    },
  ];
  for (const data of told) {
    const said = await page.request.put(`/api/properties/${id}/address-facts`, {
      data,
      headers: fromOurPage,
    });
    expect(said.ok(), await said.text()).toBe(true);
  }
  await page.reload();
  // What the owner just said isn't unknown a line below.
  await expect(main).toContainText('That is your word.');
  await expect(main).not.toContainText('We don’t know whether this home is in one');
  await expect(booking).toContainText('CAL FIRE inspects');
  await expect(booking.getByRole('link', { name: '(530) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15305550142',
  );

  const item = (list: string, name: string) =>
    page.getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: name });
  await expect(
    item('What an inspection may look at', 'Leaves and needles on the roof').getByText('found', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(item('The state’s list of low-cost retrofits', 'vents')).toContainText('none found');

  const contract = page.getByLabel('When is the contract signed?');
  const closing = page.getByLabel('When does the sale close?');
  await contract.fill('2027-01-15');
  await expect(main).toContainText('For a contract signed on January 15, 2027, the paper on');
  await expect(main).toContainText('must have been obtained on July 15, 2026 or later.');
  await closing.fill('2027-01-10');
  await expect(main).toContainText('A sale closes after its contract is signed.');
  await expect(main).not.toContainText('the buyer has until');
  await closing.fill('2027-03-01');
  await expect(main).toContainText('the buyer has until March 1, 2028.');
  await expectAccessible(page);

  await expect(page.getByRole('link', { name: 'Answer what’s open' })).toHaveAttribute(
    'href',
    /walk/,
  );
  // Kept with the home, where other devices and people find them.
  await expect
    .poll(async () => (await page.request.get(`/api/properties/${id}/sale`)).json())
    .toEqual({ contract_on: '2027-01-15', closing_on: '2027-03-01' });
  await page.reload();
  await expect(contract).toHaveValue('2027-01-15');
  await expect(main).toContainText('the buyer has until March 1, 2028.');
  await closing.fill('0027-03-01');
  await closing.blur();
  await expect(main).toContainText('Check the year.');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/es/property/${id}/sale`);
  await expect(main).toContainText('debe ser del 15 de julio de 2026 o posterior');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('of a home without a score, a seller is asked to show it first', async ({ page }) => {
  const made = await page.request.post('/api/properties', {
    data: { address: '6500 Skyway, Paradise, CA 95969' },
    headers: fromOurPage,
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/property/${id}/sale`);
  await expect(page.getByText('Show us the home first.')).toBeVisible();
});

test('an agent keeps the days of three listings, takes them along as CSV, and loses the one that is handed over', async ({
  page,
  browser,
}) => {
  test.slow();
  const agent = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await agent.goto('/');
  await signUp(agent);
  const addresses = [
    '6500 Skyway, Paradise, CA 95969',
    '9 Ember Lane, Ojai, CA 93023',
    '3 Prairie Road, Wichita, KS 67202',
  ];
  const ids: string[] = [];
  for (const address of addresses) {
    const id = await homeAt(page, address);
    ids.push(id);
    const invited = await page.request.post(`/api/properties/${id}/people`, {
      data: { role: 'agent', name: 'Kim' },
      headers: fromOurPage,
    });
    const { url } = (await invited.json()) as { url: string };
    await agent.goto('/about');
    await agent.goto(url);
    await agent.getByRole('button', { name: 'Accept' }).click();
    await expect(agent.getByRole('heading', { level: 1, name: address })).toBeVisible();
    // What is entered elsewhere meanwhile stays.
    await page.request.put(`/api/properties/${id}/sale`, {
      data: { contract_on: '2098-02-01' },
      headers: fromOurPage,
    });
    await agent.getByLabel('When does the sale close?').fill('2098-03-01');
    await expect(agent.getByLabel('When is the contract signed?')).toHaveValue('2098-02-01');
    await expect
      .poll(async () => (await page.request.get(`/api/properties/${id}/sale`)).json())
      .toEqual({ contract_on: '2098-02-01', closing_on: '2098-03-01' });
  }
  await agent.goto('/invited-homes');
  await expect(agent.getByText('Next: the contract, on February 1, 2098.')).toHaveCount(3);
  await expect(
    agent.getByText(/^Of California’s lists for a sale: \d+ with none found/),
  ).toHaveCount(2);
  await expect(agent.getByText('We know of no list for a sale there.')).toHaveCount(1);
  await expectAccessible(agent);
  const started = agent.waitForEvent('download');
  await agent.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await (await started).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(
    /^"6500 Skyway, Paradise, CA 95969",agent,2098-02-01,2098-03-01,contract,2098-02-01,\d/,
  );

  await page.goto(`/property/${ids[0]}/sale`);
  await page.getByText('Only the newest').click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link that hands the home over').inputValue();
  await expectAccessible(page);
  await page.goto('about:blank');
  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(link);
  await buyer.getByRole('button').click();
  await expect(buyer).toHaveURL(`/property/${ids[0]}`);
  await buyer.goto(`/property/${ids[0]}/sale`);
  await expect(buyer.getByText('the buyer has until March 1, 2099.')).toBeVisible();
  const closed = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  await buyer.request.put(`/api/properties/${ids[0]}/sale`, {
    data: { contract_on: null, closing_on: closed },
    headers: fromOurPage,
  });
  await buyer.goto(`/property/${ids[0]}/rules`);
  await expect(buyer.getByText('If you are its buyer')).toBeVisible();
  await agent.reload();
  await expect(agent.getByText('Next: the contract, on February 1, 2098.')).toHaveCount(2);
  await expect(agent.getByText('6500 Skyway')).toHaveCount(0);
  await buyer.context().close();
  await agent.context().close();
});

test('an agent to whom the owner gives the papers makes the packet, and whoever takes the home over reads what ends and whose answers they get', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await homeAt(page, '6500 Skyway, Paradise, CA 95969');
  await page.request.put(`/api/properties/${id}/address-facts`, {
    data: { fact: 'hazard_zone', value: { zone: 'very_high' } },
    headers: fromOurPage,
  });
  await page.goto(`/property/${id}/people`);
  await expect(page.getByLabel('They also get the papers of the sale')).toBeChecked();
  await page.getByText('Buyer', { exact: true }).click();
  await expect(page.getByLabel('They also get the papers of the sale')).not.toBeChecked();
  await page.getByText('Agent', { exact: true }).click();
  await page.getByLabel('What do you call them?').fill('Kim');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  const invitation = await page.getByLabel('Invitation link').inputValue();
  await expect(page.getByText('Gets the papers of the sale.')).toBeVisible();

  const agent = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await agent.goto('/');
  await signUp(agent);
  await agent.goto('/about');
  await agent.goto(invitation);
  await expect(agent.getByText('You also get the papers of the sale')).toBeVisible();
  await expectAccessible(agent);
  await agent.getByRole('button', { name: 'Accept' }).click();
  const list = agent.getByRole('region', { name: 'What an inspection may look at' });
  const debris = list.getByRole('listitem').filter({ hasText: 'Leaves and needles on the roof' });
  await expect(debris.getByText('found', { exact: true })).toBeVisible();
  await expectAccessible(agent);
  await expectPacket(agent);

  await page.goto(`/property/${id}/sale`);
  await expect(page.getByText('the packet would rest on your answers alone')).toBeVisible();
  await expectPacket(page);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link that hands the home over').inputValue();
  await page.goto('about:blank');

  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(link);
  await expect(buyer.getByRole('heading', { name: 'A home is handed to you' })).toBeVisible();
  await expect(buyer.getByText('The role of the former owner’s agent ends then')).toBeVisible();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Take over this home' }).click();
  await expect(buyer).toHaveURL(`/property/${id}`);
  await expect(buyer.getByText('2 answers about this home are the former owner’s')).toBeVisible();
  await expectAccessible(buyer);
  await buyer.goto(`/property/${id}/sale`);
  await expect(buyer.getByText('“Your answers” include 2 of the former owner’s')).toBeVisible();
  await expect(buyer.getByText('That is the former owner’s word.')).toBeVisible();
  await buyer.goto(`/property/${id}`);
  await buyer.getByRole('button', { name: 'They’re right as they are' }).click();
  const question = buyer.getByRole('alertdialog').or(buyer.getByRole('dialog'));
  await question.getByRole('button', { name: 'They’re right as they are' }).click();
  await expect(buyer.getByText('answers about this home are the former owner’s')).toHaveCount(0);

  await agent.reload();
  await expect(agent.getByText('You’re not on this home, or not anymore')).toBeVisible();
  await agent.context().close();
  await buyer.context().close();
});

/** Has the page make the disclosure packet, as a file named by the home and the day. */
async function expectPacket(page: Page): Promise<void> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the disclosure packet' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(
    /^wildfire-disclosure-6500-skyway-paradise-ca-95969-\d{4}-\d{2}-\d{2}\.pdf$/,
  );
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
}
