import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { openAnsweredHouse, openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { pageChecked } from './product/page-check.ts';
import { drawnPictures, photosKept } from './product/photos.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };
const longAddress =
  'The old Ferguson ranch house above the reservoir, 14200 Upper Cottonwood Canyon Ridge Road West, Building 12, Weaverville, California 96093-1234';

async function addHome(page: Page, address: string): Promise<string> {
  const answer = await page.request.post('/api/properties', {
    data: { address },
    headers: fromOurPage,
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

async function addPhoto(page: Page, propertyId: string): Promise<void> {
  const stored = await page.request.put(`/api/properties/${propertyId}/photos/front`, {
    data: await readFile(drawnPictures()[0] ?? ''),
    headers: { ...fromOurPage, 'Content-Type': 'image/jpeg' },
  });
  expect(stored.status()).toBe(201);
}

const wayBack = (page: Page) => page.getByRole('link', { name: /^Continu(?:e with|ar con)/ });
const headerLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: /^(?:Your homes|Sus casas)$/ });

test.describe('the way back to a home', () => {
  test('is on the home page and in the menu of a phone for everyone who opened one', async ({
    page,
  }) => {
    const id = await addHome(page, '1420 Ridge Road');
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { name: '1420 Ridge Road' })).toBeVisible();
    // The page saves the way back after it has drawn itself, and leaving it before is no way to open a home.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dss-last-home')))
      .toContain(id);

    await page.goto('/');
    await expect(wayBack(page)).toHaveText('Continue with 1420 Ridge Road');
    await headerLink(page).click();
    await expect(page.getByRole('heading', { name: 'Your homes', level: 1 })).toBeVisible();
    await page.goBack();
    await wayBack(page).click();
    await expect(page).toHaveURL(`/property/${id}`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Your homes' }).click();
    await expect(page).toHaveURL('/properties');
  });

  for (const path of ['/', '/es']) {
    test(`shifts nothing on ${path}, from 390 to 1440 px, without a request where there is no home`, async ({
      page,
    }) => {
      const places = () =>
        page
          .locator('h1, h2, header a:not([href$="/properties"]), main a, main img')
          .evaluateAll((all) =>
            all
              .filter((each) => !each.textContent?.startsWith('Continu'))
              .map((each) => JSON.stringify(each.getBoundingClientRect())),
          );
      const placesAtEachWidth = async () => {
        const found: Record<number, string[]> = {};
        for (const width of [390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          found[width] = await places();
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide).toBeLessThanOrEqual(width);
        }
        return found;
      };
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(path);
      await pageChecked(page);
      await expect(headerLink(page)).toHaveCount(0);
      await expect(wayBack(page)).toHaveCount(0);
      expect(asked.filter((each) => each.startsWith('/api/properties'))).toEqual([]);
      const before = await placesAtEachWidth();
      await page.evaluate((address) => {
        localStorage.setItem('dss-last-home', `00000000-0000-4000-8000-000000000000 ${address}`);
      }, longAddress);
      await page.reload();
      await pageChecked(page);
      await expect(wayBack(page)).toBeVisible();
      expect(await placesAtEachWidth()).toEqual(before);
    });
  }

  test.describe('to a home that is gone', () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource/] });
    test('disappears once the home is somebody else’s', async ({ page }) => {
      await page.goto('/');
      const gone = '00000000-0000-4000-8000-000000000000';
      await page.evaluate((id) => localStorage.setItem('dss-last-home', `${id} 1 Elm St`), gone);
      await page.goto(`/property/${gone}`);
      await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(headerLink(page)).toHaveCount(0);
    });
  });
});

test.describe('the list of homes', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('says when there are none', async ({ page }) => {
    await page.goto('/properties');
    await expect(page.getByRole('heading', { name: 'No homes here yet' })).toBeVisible();
    await expectAccessible(page);
  });

  test('sums up each home', async ({ page }) => {
    await openAssessedHouse(page, '1420 Ridge Road');
    await addHome(page, longAddress);
    await page.goto('/properties');
    const homes = page.getByRole('list', { name: 'Your homes' });
    await expect(homes.getByRole('listitem')).toHaveCount(2);
    const assessed = homes.getByRole('listitem').filter({ hasText: '1420 Ridge Road' });
    await expect(assessed).toContainText(/\d+ out of 100|Likely between \d+ and \d+/);
    await expect(assessed).toContainText('4 photos');
    await expect(assessed).toContainText(/Scored \w+ \d+, \d{4}/);
    await expect
      .poll(() => assessed.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(homes.getByRole('listitem').first()).toContainText('No score yet');
    await page.getByLabel('Sort by').selectOption('Highest score first');
    await expect(homes.getByRole('listitem').first()).toContainText('1420 Ridge Road');
    await expect(page).toHaveURL('/properties?sort=highest');
    await expectAccessible(page);
    await assessed.getByRole('link').click();
    await expect(page.getByRole('heading', { name: '1420 Ridge Road' })).toBeVisible();
  });

  test('counts the photos that this browser has not sent yet', async ({ page }) => {
    const id = await addHome(page, '1420 Ridge Road');
    await page.route('**/photos/*', (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.fallback(),
    );
    await page.goto(`/property/${id}`);
    await page
      .getByRole('button', { name: /Add Photos/i })
      .first()
      .click();
    await page.locator('input[type=file]').first().setInputFiles(drawnPictures().slice(0, 2));
    await expect(page.getByRole('listitem').filter({ hasText: /\.jpg/ })).toHaveCount(2);
    await expect.poll(() => photosKept(page)).toBe(2);
    await page.goto('/properties');
    await expect(page.getByText('2 photos not sent yet')).toBeVisible();
  });

  test('loads more after forty', async ({ page }) => {
    for (let made = 1; made <= 41; made += 1) await addHome(page, `${made} Elm Street`);
    await page.goto('/es/properties');
    const homes = page.getByRole('list', { name: 'Sus casas' }).getByRole('listitem');
    await expect(homes).toHaveCount(40);
    await page.getByRole('button', { name: 'Mostrar más casas' }).click();
    await expect(homes).toHaveCount(41);
  });

  test('can be loaded again, whatever kept it from loading', async ({ page, context }) => {
    const id = await addHome(page, '1420 Ridge Road');
    await test.step('after a failure', async () => {
      await page.route('**/api/properties', (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto('/properties');
      await expect(page.getByRole('alert')).toContainText('Your homes could not be loaded');
      await page.unroute('**/api/properties');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: '1420 Ridge Road' }).last()).toBeVisible();
    });
    await test.step('without a connection', async () => {
      await addPhoto(page, id);
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      // The address changes before the page does; only then is the loaded list forgotten.
      await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your homes' })).toHaveCount(0);
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Your homes' }).first().click();
      await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('1 photo', { exact: false })).toBeVisible();
    });
  });
});

test('chosen homes can be compared, sorted, exported', async ({ page }) => {
  await openAnsweredHouse(page, '1420 Ridge Road');
  const unscored = await addHome(page, '=1+1, "Elm" St');
  await addHome(page, longAddress);
  await page.goto('/properties');
  await page.getByRole('button', { name: 'Compare homes' }).click();
  await page.getByRole('checkbox', { name: '1420 Ridge Road' }).check();
  await page.getByRole('checkbox', { name: '=1+1' }).check();
  await expect(page.getByRole('status').filter({ hasText: '2 homes chosen' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();

  const columns = page.getByRole('list', { name: 'Homes, one a column' });
  await expect(columns.getByRole('heading', { level: 2 })).toHaveText(['1420 Ridge Road', /^=1/]);
  await expect(page.getByText('Only one of these homes has a score yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('As a table').click();
  const table = page.getByRole('table', { name: 'Your homes side by side' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: '1420 Ridge Road' })).toContainText(/\d+ to \d+/);
  await table.getByRole('button', { name: 'Home' }).click();
  await expect(rows.nth(1)).toContainText('=1+1');
  await expect(table.getByRole('columnheader', { name: 'Home' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page).toHaveURL(/sort=home/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const [heading, first, second, ...rest] = file.split('\r\n');
  expect(heading).toMatch(/^\u{FEFF}Home,Address,Score,Band,"Range, low"/u);
  expect(first).toMatch(/^"'=1\+1, Elm St",/);
  expect(second).toMatch(/^1420 Ridge Road,1420 Ridge Road,.*,\d{4}-\d\d-\d\d,0,/);
  expect(rest).toEqual(['']);

  const gone = await page.request.delete(`/api/properties/${unscored}`, { headers: fromOurPage });
  expect(gone.ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'It takes two homes to compare' })).toBeVisible();
});

/** Gives a home a result by answering some questions. */
async function answerAbout(
  page: Page,
  id: string,
  answers: readonly [string, string][],
): Promise<void> {
  const given = answers.map(([question, answer]) => ({
    question_id: question,
    side: null,
    answer,
  }));
  const saved = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers: given },
    headers: fromOurPage,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

test('three homes slide by home on a phone, on one scale, and a link shows them without their addresses', async ({
  page,
  browser,
  product,
}) => {
  const addresses = ['1 Fern Way', '2 Fern Way', '3 Fern Way'];
  const ids: string[] = [];
  for (const address of addresses) ids.push(await addHome(page, address));
  for (const id of ids)
    await answerAbout(page, id, [
      ['roof_wood', 'no'],
      ['mulch_at_wall', 'yes'],
    ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/properties/compare?homes=${ids.join()}&sort=home`);

  await test.step('too close to call', async () => {
    await expect(
      page.getByText(/^Too close to call: 1 Fern Way, 2 Fern Way, and 3 Fern Way\./),
    ).toBeVisible();
    await expect(page.getByText('Too close to call', { exact: true })).toHaveCount(3);
    await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(3);
  });

  await test.step('by home', async () => {
    const columns = page.getByRole('list', { name: 'Homes, one a column' });
    const second = columns.getByRole('link', { name: '2 Fern Way' });
    const left = async () => (await second.boundingBox())?.x ?? NaN;
    expect(await left()).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Next home' }).click();
    // At the edge of the page, where the first one was.
    await expect.poll(left).toBeLessThan(60);
    await expect(page.getByText('2 / 3')).toBeVisible();
    await page.getByRole('button', { name: 'Home before' }).click();
    await expect(page.getByText('1 / 3')).toBeVisible();
    await columns.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 / 3')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });

  await page.getByRole('button', { name: 'Send this comparison' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send this comparison' });
  await expect(sheet.getByRole('checkbox', { name: /^Leave out the address/ })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const url = await sheet.getByLabel('Link to the comparison').inputValue();

  await test.step('to whoever has the link', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const other = await context.newPage();
    const answers: string[] = [];
    other.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        );
      expect(response.url()).not.toContain(new URL(url).hash.slice(1));
    });
    await other.goto(url);
    await expect(other.getByRole('heading', { name: 'Homes compared', level: 1 })).toBeVisible();
    await expect(other).toHaveURL('/shared');
    const columns = other.getByRole('list', { name: 'Homes, one a column' });
    await expect(columns.getByRole('heading', { level: 2 })).toHaveText([
      'Home 1',
      'Home 2',
      'Home 3',
    ]);
    await expect(other.getByText('Fern Way')).toHaveCount(0);
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.filter((text) => text.includes('Fern'))).toEqual([]);
    await expectAccessible(other);

    const links = await page.request.get(`/api/properties/${ids[0]}/share-links`);
    const { share_links: made } = (await links.json()) as { share_links: { id: string }[] };
    const revoked = await page.request.delete(
      `/api/properties/${ids[0]}/share-links/${made[0]?.id}`,
      { headers: fromOurPage },
    );
    expect(revoked.ok()).toBe(true);
    await other.reload();
    await expect(other.getByText('1 home is no longer shared.')).toBeVisible();
    await expect(columns.getByRole('heading', { level: 2 })).toHaveText(['Home 2', 'Home 3']);
    await context.close();
  });

  await test.step('the address of the page itself shows nothing to others', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const stranger = await context.newPage();
    await stranger.goto(`/properties/compare?homes=${ids.join()}`);
    await expect(
      stranger.getByRole('heading', { name: 'It takes two homes to compare' }),
    ).toBeVisible();
    await expect(stranger.getByText('Fern Way')).toHaveCount(0);
    await context.close();
  });
});
