import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { areAllPagesKept } from './product/kept-page.ts';
import { signUp } from './product/new-account.ts';
import { drawnPictures } from './product/photos.ts';
import { leaveStop, stopName, tile } from './product/tap-stop.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
} as const;

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

async function send<Body>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<Body> {
  const reply = await page.request.fetch(path, { method, data, headers: fromOurPage });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Body;
}

/** A home of the page's visitor, to which an assessor is invited. @returns its id and the invitation's token */
async function openHome(page: Page, address: string): Promise<{ id: string; token: string }> {
  const { id } = await send<{ id: string }>(page, 'POST', '/api/properties', { address });
  await send(page, 'PUT', `/api/properties/${id}/answers`, {
    answers: [{ question_id: 'roof_wood', side: null, answer: 'no' }],
  });
  const { url } = await send<{ url: string }>(page, 'POST', `/api/properties/${id}/people`, {
    role: 'assessor',
    name: 'The assessor',
    email: null,
  });
  return { id, token: new URL(url).hash.slice(1) };
}

const addresses = [
  '1 Alder Court, Nevada City',
  '2 Birch Court, Nevada City',
  '3 Cedar Court, Nevada City',
  '4 Dogwood Court, Nevada City',
];

async function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ ...phone, baseURL });
}

test('four visits without a network arrive once, and each owner sees theirs with the assessor’s name', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(420_000);
  const homes = [];
  for (const address of addresses) homes.push(await openHome(page, address));
  const context = await newPhone(browser, product.url);
  try {
    const assessor = await context.newPage();
    await signUp(assessor);
    for (const { token } of homes) {
      await send(assessor, 'POST', '/api/home-roles', { token, name: 'Kim Lee' });
    }
    await assessor.goto('/visits');
    await expect(assessor.getByText('Opens without a signal')).toHaveCount(homes.length);
    await expect.poll(() => assessor.evaluate(areAllPagesKept)).toBe(true);
    await expectAccessible(assessor);
    await expectNoSidewaysScrolling(assessor);

    await context.setOffline(true);
    for (const [index, address] of addresses.entries()) {
      await assessor.goto('/visits');
      await assessor.getByRole('link', { name: `Walk around ${address}` }).tap();
      await expect(
        assessor.getByText('You’re looking at this home as an assessor, as Kim Lee.'),
      ).toBeVisible();
      const start = assessor.getByRole('heading', { level: 1, name: 'Walk around the house' });
      await expect(start).toBeVisible();
      await assessor.getByRole('button', { name: 'Start the walk' }).tap();
      await expect(stopName(assessor)).toHaveText(/^Front: first five feet/);
      await tile(assessor, 'Plants').tap();
      if (index === 0) {
        const camera = assessor.getByRole('button', { name: 'Take a photo' });
        const [chooser] = await Promise.all([assessor.waitForEvent('filechooser'), camera.tap()]);
        await chooser.setFiles(drawnPictures()[0] ?? '');
      }
      await leaveStop(assessor);
      await assessor.getByRole('button', { name: 'Finish' }).tap();
      await expect(assessor.getByText(/^Likely between \d+ and \d+\. We don’t know/)).toBeVisible();
      const notes = assessor.getByRole('textbox', { name: 'Notes for the owner (optional)' });
      await notes.fill(`Notes of visit ${index + 1}`);
      await assessor
        .getByRole('textbox', { name: 'For whom you came (optional)' })
        .fill('Nevada County Fire Safe Council');
      await assessor.getByRole('button', { name: 'Finish the visit' }).tap();
      await expect(assessor.getByText('You finished this visit.')).toBeVisible();
      await expect(assessor.getByText('Saved on this device.', { exact: false })).toBeVisible();
    }
    await assessor.goto('/visits');
    await expect(assessor.getByText(/wait to be sent/)).toHaveCount(homes.length);
    for (const { id } of homes) {
      const reply = await page.request.get(`/api/properties/${id}/home-visits`);
      expect(await reply.json()).toEqual({ visits: [] });
    }

    // Two tabs of the phone are there when the network returns.
    const other = await context.newPage();
    await other.goto('/visits');
    await context.setOffline(false);
    for (const [index, { id }] of homes.entries()) {
      await expect
        .poll(
          async () => {
            const reply = await page.request.get(`/api/properties/${id}/home-visits`);
            const { visits } = (await reply.json()) as {
              visits: { name: string; notes: string; answers: unknown[]; image_ids: string[] }[];
            };
            return visits.map(({ name, notes, answers, image_ids: photos }) => [
              name,
              notes,
              answers.length > 0,
              photos.length,
            ]);
          },
          { timeout: 60_000 },
        )
        .toEqual([['Kim Lee', `Notes of visit ${index + 1}`, true, index === 0 ? 1 : 0]]);
    }
    await expect(other.getByText(/waits? to be sent/)).toHaveCount(0, { timeout: 30_000 });
    await expect(other.getByRole('region', { name: 'Visits' }).getByRole('listitem')).toHaveCount(
      4,
    );
    const [download] = await Promise.all([
      other.waitForEvent('download'),
      other.getByRole('button', { name: 'Save as a table (CSV)' }).tap(),
    ]);
    const table = await readFile(await download.path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(5);
    expect(table).toContain('Notes of visit 4');
    await expectAccessible(other);

    const [first, second] = homes;
    await page.goto(`/property/${first?.id ?? ''}/details`);
    await expect(
      page.getByText(/^Photo by Kim Lee \(Nevada County Fire Safe Council\), an assessor, /),
    ).toBeVisible();
    await page.goto(`/property/${second?.id ?? ''}`);
    await expect(
      page.getByText(/^Visited by Kim Lee \(Nevada County Fire Safe Council\) on /),
    ).toBeVisible();
    await expect(page.getByText('Notes of visit 2')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/property/${second?.id ?? ''}/details`);
    const seen = 'An assessor, Kim Lee (Nevada County Fire Safe Council), saw this on ';
    await expect(page.getByRole('main')).toContainText(seen);
    await expect(page.getByRole('main')).not.toContainText('You told us');
    // Disputed, both stand.
    await page.getByRole('button', { name: /^Not there/ }).click();
    const dispute = page.getByRole('dialog', { name: 'What’s not right?' });
    await dispute.getByLabel('Not there').check();
    await dispute.getByLabel('Reason').fill('I dug them up in May.');
    await dispute.getByRole('button', { name: 'Save' }).click();
    const aside = page.getByRole('region', { name: 'Set aside by you' });
    await expect(aside).toContainText('I dug them up in May.');
    await expect(aside).toContainText(seen);
  } finally {
    await context.close();
  }
});
