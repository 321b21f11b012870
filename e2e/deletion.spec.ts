import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { keptInBrowser } from './product/kept-in-browser.ts';
import { listenToConnections } from './product/live-connection.ts';
import { locatedAddress as address, makeLocatedProperty } from './product/located-property.ts';

/** Pages that show something deleted request it once more. */
test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 404/);
});

const photoCards = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens a home without photos, which is enough where nothing is said about what it has. */
async function openHome(page: Page, origin: string): Promise<void> {
  const { id } = await makeLocatedProperty(page, origin, { photos: 0, place: null });
  await page.goto(`/property/${id}`);
  await expect(heading(page, address)).toBeVisible();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete this property' }).click();
  await expect(page.getByRole('alertdialog', { name: `Delete ${address}?` })).toBeVisible();
}

async function deleteProperty(page: Page): Promise<void> {
  await askToDelete(page);
  await page.getByRole('button', { name: 'Delete property' }).click();
  await expect(page).toHaveURL('/properties');
}

async function deletePhoto(page: Page): Promise<void> {
  await photoCards(page)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(photoCards(page)).toHaveCount(3);
}

interface Result {
  readonly reason: string;
  readonly confidence_percent: number;
}

async function newestResult(page: Page): Promise<Result | undefined> {
  const id = new URL(page.url()).pathname.split('/').at(2);
  const answer = await page.request.get(`/api/properties/${id}/analyses?limit=1`);
  const { analyses }: { analyses: Result[] } = await answer.json();
  return analyses[0];
}

test.describe('deleting a property', () => {
  test('once confirmed, can be undone by keyboard from the list of homes', async ({ page }) => {
    await openAssessedHouse(page, address);
    const details = page.url();
    const url = details.replace('/details', '');
    await page.goto(url);
    await askToDelete(page);
    await expect(page.getByRole('alertdialog')).toContainText(
      'Your 4 photos, the score, your answers and notes are deleted. This can’t be undone after 10 seconds.',
    );
    await expectAccessible(page, dialogs);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(heading(page, address)).toBeVisible();

    // An accessibility scan may take longer than the undo offer lasts.
    await page.evaluate(() => {
      const original = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => original(run, ms === 10_000 ? 60_000 : ms),
      });
    });
    await deleteProperty(page);
    await expect(page.getByText('No homes here yet')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: `Property deleted${address}` }),
    ).toBeVisible();
    await expect(undo(page)).toBeVisible();
    await expectAccessible(page);
    await undo(page).focus();
    expect(await page.evaluate(() => localStorage.getItem('dss-last-home'))).toBeNull();

    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(url);
    await expect(heading(page, address)).toBeVisible();
    await page.goto(details);
    await expect(photoCards(page)).toHaveCount(4);
    await expect(undo(page)).toBeHidden();
  });

  test('removes the property from every tab', async ({ page, context, product }) => {
    await openHome(page, product.url);
    const other = await context.newPage();
    const connections = listenToConnections(other);
    await other.goto(page.url());
    await connections.expectReceived('subscribed');
    await deleteProperty(page);

    await expect(heading(other, 'Property Not Found')).toBeVisible();
    await page.goBack();
    await expect(heading(page, address)).toBeHidden();
  });

  test('happens exactly once, neither later after a failure nor twice for a double click', async ({
    page,
    context,
    product,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await openHome(page, product.url);
    await askToDelete(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Delete property' }).click();
    await expect(page.getByText('The property could not be deleted')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(heading(page, address)).toBeVisible();

    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    await askToDelete(page);
    await page.getByRole('button', { name: 'Delete property' }).dblclick();
    await expect(page.getByText('No homes here yet')).toBeVisible();
    expect(deletions).toHaveLength(1);
  });
});

test('deleting a photo scores the home again, as does undoing it', async ({ page }) => {
  await openAssessedHouse(page, address);
  const before = await newestResult(page);
  await photoCards(page)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'This can’t be undone after 10 seconds.',
  );
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(photoCards(page)).toHaveCount(4);

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await deletePhoto(page);
    expect(await newestResult(page)).toMatchObject({ reason: 'photo_deleted' });
    await expect(undo(page)).toBeFocused();
    await expect(undo(page)).toBeInViewport({ ratio: 1 });
    const box = await undo(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await undo(page).click();

    await expect(photoCards(page)).toHaveCount(4);
    const after = await newestResult(page);
    expect(after).toMatchObject({
      reason: 'photo_restored',
      confidence_percent: before?.confidence_percent,
    });
  }
});

test('everything can be downloaded before it is deleted for good, in the browser, too', async ({
  page,
  product,
}) => {
  const { id } = await makeLocatedProperty(page, product.url, { photos: 1, place: null });
  await page.goto(`/property/${id}`);
  await expect(heading(page, address)).toBeVisible();
  await page.goto('/properties');
  await expect(page.getByText(/deleted after 12 months without/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^defensible-space-score-[\d-]+\.zip$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(1000);

  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete everything?' });
  await expectAccessible(page, dialogs);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything was deleted')).toBeVisible();
  await expect(heading(page, 'No homes here yet')).toBeVisible();
  const kept = await keptInBrowser(page);
  expect(kept.filter(({ content }) => content.includes(id))).toEqual([]);
  expect(kept.flatMap(({ where, name }) => (where === 'indexedDB' ? name : []))).toEqual([]);
  await page.goto(`/property/${id}`);
  await expect(heading(page, 'Property Not Found')).toBeVisible();
});
