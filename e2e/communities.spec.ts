import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { signUp } from './product/new-account.ts';
import { drawnPictures } from './product/photos.ts';

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
  // After the answers, which give a home without photos a result at once.
  await page.request.put(`/api/properties/${id}/photos/front`, {
    data: await readFile(drawnPictures()[0] ?? ''),
    headers: { ...headers, 'Content-Type': 'image/jpeg' },
  });
  return page;
}

/** A neighbor reads who would see a photo, and agrees to show the only one there is. */
async function showPhoto(neighbor: Page): Promise<void> {
  const part = neighbor.getByRole('region', { name: 'Photos for the annual assessment' });
  await expect(part.getByText('Who sees a photo that you choose: Ana Ruiz, and')).toBeVisible();
  await part.getByText('Choose a photo').click();
  await part.getByRole('button', { name: /^Choose / }).click();
  await expect(part.getByRole('form', { name: /^The photo you chose/ })).toBeFocused();
  await part.getByLabel('Your caption').fill('Gravel at the wall');
  await expectAccessible(neighbor);
  await part.getByRole('button', { name: 'I agree: show this photo' }).click();
  await expect(part.getByText('Gravel at the wall')).toBeVisible();
  await expect(part).toBeFocused();
  // Before homes of five owners have joined, nobody sees it.
  await expect(part.getByText(/^You agreed on /)).toBeVisible();
  await expect(part.getByText('This home has no more photos to choose from')).toBeAttached();
  await expectAccessible(neighbor);
}

test('a coordinator invites neighbors, who see what they share, and sees counts from five owners up', async ({
  page,
  browser,
  expectedConsoleErrors,
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
  // Two taps start one neighborhood.
  await page.getByRole('button', { name: 'Start it' }).evaluate((start: HTMLElement) => {
    start.click();
    start.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Elm Park' })).toBeVisible();
  await expect(page.getByText('Nothing is shown yet.')).toBeVisible();
  await expectAccessible(page);
  const invitation = await page.getByLabel('Invitation link').inputValue();

  await page.getByRole('link', { name: 'Flyer to print' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByText('Ana Ruiz invites you to join Elm Park.')).toBeVisible();
  await expectAccessible(page);

  let showing = page;
  for (let number = 1; number <= 5; number += 1) {
    const neighbor = await newNeighbor(browser, `${number} Elm Street`);
    await neighbor.goto(invitation);
    await expect(neighbor).toHaveURL(/\/join$/);
    const heading = neighbor.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Join Elm Park');
    await expect(neighbor.getByText('Ana Ruiz coordinates this neighborhood.')).toBeVisible();
    await expect(neighbor.getByText('What this home would share')).toBeVisible();
    await expect(
      neighbor.getByRole('listitem').filter({ hasText: 'Its kinds of hazards:' }),
    ).toContainText(/firewood/i);
    if (number === 1) await expectAccessible(neighbor);
    const sharesAmounts = neighbor.getByRole('checkbox', { name: /hours, dollars/ });
    await expect(sharesAmounts).not.toBeChecked();
    if (number > 1) await sharesAmounts.check();
    await neighbor.getByRole('button', { name: 'Join with this home' }).click();
    await expect(neighbor.getByText('This home is in Elm Park.')).toBeVisible();
    await expect(heading).toHaveText('Elm Park');
    if (number === 1) {
      await neighbor.getByRole('button', { name: 'Leave' }).click();
      await expect(heading).toHaveText('Join Elm Park');
      await expect(neighbor.getByRole('button', { name: 'Join with this home' })).toBeVisible();
      await neighbor.getByRole('button', { name: 'Join with this home' }).click();
      await expect(neighbor.getByText('This home is in Elm Park.')).toBeVisible();
      await sharesAmounts.check();
    }
    await neighbor.reload();
    await expect(sharesAmounts).toBeChecked();
    if (number === 2) {
      await showPhoto(neighbor);
      showing = neighbor;
    } else {
      await neighbor.context().close();
    }
  }

  await page.getByRole('link', { name: 'Back to the neighborhood' }).click();
  await page.reload();
  await expect(page.getByText('5 of 40 homes have joined')).toBeVisible();
  await expect(page.getByText('Each count below is off by chance')).toBeVisible();
  await expect(page.getByText(/^In this are about .* of finished work/)).toBeVisible();
  await page.getByRole('link', { name: 'Renewal packet' }).click();
  await expect(page.getByText(/often by more than 24 hours, \$2,000 or 10 cubic/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the neighborhood' }).click();
  await expect(page.getByText('Elm Street, ')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Annual assessment' }).click();
  await expect(page.getByText('5 of 40 homes have joined')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Gravel at the wall' });
  await expect(photo).toBeVisible();
  await expect(page.getByText('Captions are the owners’ own words.')).toBeVisible();
  await expect(page.getByText('It isn’t known on which day it was taken')).toBeVisible();
  expect(await page.content()).not.toContain('2 Elm Street');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(photo).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByLabel('Print photo 1').uncheck();
  await page.emulateMedia({ media: 'print' });
  await expect(photo).toBeHidden();
  await expect(page.getByText('Captions are the owners’ own words.')).toBeHidden();
  await page.emulateMedia({ media: null });
  await showing.getByRole('button', { name: /^Take it back/ }).click();
  await expect(showing.getByText('The photo is taken back')).toBeVisible();
  await showing.context().close();
  await page.reload();
  await expect(page.getByText('No owner shows a photo yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the neighborhood' }).click();
  await expect(page).toHaveURL(/\/communities\/[^/]+$/);

  const shown = (await (
    await page.request.get(`/api/communities/${page.url().split('/').at(-1)}`)
  ).json()) as { figures: { as_of: string; homes: number; bands: { poor: number } } };
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GeoJSON' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    features: { geometry: object | null; properties: object }[];
  };
  expect(file.features).toHaveLength(1);
  expect(file.features[0]?.geometry).toBeNull();
  expect(file.features[0]?.properties).toMatchObject({
    as_of: shown.figures.as_of,
    homes_joined: 5,
    homes_poor: shown.figures.bands.poor,
  });
  expect(JSON.stringify(file)).not.toContain('Elm Street, ');

  const deleted = page.url();
  await page.getByText('Change name, streets or homes').click();
  await page.getByRole('button', { name: 'Delete this neighborhood' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/communities$/);
  await expect(page.getByRole('link', { name: /^Elm Park/ })).toHaveCount(0);
  expectedConsoleErrors.push(/404 \(Not Found\)/);
  await page.goto(deleted);
  await expect(page.getByRole('heading', { name: 'Neighborhood not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your neighborhoods' }).click();
  await expect(page).toHaveURL(/\/communities$/);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(invitation);
  await expect(guest.getByText('This invitation doesn’t work')).toBeVisible();
  await guest.context().close();
});

test('a coordinator prints an invitation for each address of a file, which is sent nowhere', async ({
  page,
}) => {
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/es/communities/${id}/flyer`);
  await page.getByText('Un volante para cada dirección').click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const rows = Array.from({ length: 40 }, (_, at) => `${at},"${at + 1} Elm Street, Paradise, CA"`);
  const file = ['lot,Site Address', ...rows, '41,', '42,Total'].join('\r\n');
  const field = page.locator('input[type=file]');
  const load = (name: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType: 'text/csv', buffer });
  await load('book.csv', Buffer.from('PK\0\0'));
  await expect(page.getByText('Esto no es un archivo CSV')).toBeVisible();
  await load('homes.csv', Buffer.from(file));
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.getByText('40 direcciones')).toBeVisible();
  await expect(page.getByText('Línea 42: ninguna dirección, solo “41”')).toBeVisible();
  await expect(page.getByText('Línea 43: ningún número de casa en “42, Total”')).toBeVisible();
  await expectAccessible(page);
  const sheets = async () => {
    const bytes = await page.pdf({ format: 'Letter' });
    return (await getDocumentProxy(new Uint8Array(bytes))).numPages;
  };
  expect(await sheets()).toBe(10);
  await page.getByText('Una carta, una por hoja').click();
  expect(await sheets()).toBe(40);

  await page
    .getByLabel(/^Direcciones/)
    .fill(Array.from({ length: 501 }, (_, at) => `${at + 1} Elm Street`).join('\n'));
  await page.getByLabel('Qué direcciones imprimir ahora').selectOption('501 a 501');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Para la casa en 501 Elm Street')).toBeVisible();
  expect(
    sent.filter((each) => each.includes('Elm%20Street') || each.includes('Elm Street')),
  ).toEqual([]);
});

test('a coordinator draws the boundary', async ({ page, expectedConsoleErrors }) => {
  // There is no imagery service.
  expectedConsoleErrors.push(/status of 404/);
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/communities/${id}`);
  await expect(page.getByText('No boundary is drawn yet')).toBeVisible();
  await expect(page.getByText('The file is there once counts are shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Draw the boundary' }).click();
  const sheet = page.getByRole('dialog');
  const map = sheet.getByTestId('boundary-map');
  const save = sheet.getByRole('button', { name: 'Save' });
  // The whole West, where a boundary would be as large as a state.
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [right, down] of [
    [0, 0],
    [60, 0],
    [60, 60],
  ] as const) {
    await page.mouse.click(x + width / 2 + right, y + height / 2 + down);
  }
  await expect(sheet.getByText('3 corners')).toBeVisible();
  await expect(sheet.getByText('That is far larger than a neighborhood.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Remove all' }).click();
  await sheet.getByRole('button', { name: 'Add a corner in the middle of the map' }).click();
  await expect(sheet.getByText('It takes at least three.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  const boundary = [
    { lat: 39.76, lng: -121.62 },
    { lat: 39.76, lng: -121.61 },
    { lat: 39.765, lng: -121.61 },
  ];
  await page.request.put(`/api/communities/${id}`, { data: { ...details, boundary }, headers });
  await page.reload();
  await expect(page.getByText('The boundary is drawn with 3 corners.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the boundary' }).click();
  await expect(sheet.getByTitle('Corner 3: drag to move it')).toBeVisible();
  await map.click({ position: { x: 60, y: 40 } });
  await expect(sheet.getByText('4 corners')).toBeVisible();
  // All corners are drawn anew then.
  await expect(sheet.getByTitle('Corner 4: drag to move it')).toBeVisible();
  await sheet.getByTitle('Corner 1: drag to move it').hover();
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 200, { steps: 4 });
  await page.mouse.up();
  await save.click();
  await expect(page.getByText('The boundary is drawn with 4 corners.')).toBeVisible();
  const read = await page.request.get(`/api/communities/${id}`);
  const saved = ((await read.json()) as { boundary: typeof boundary }).boundary;
  expect(saved).toHaveLength(4);
  expect(saved[0]).not.toEqual(boundary[0]);
  expect(saved[1]).toEqual(boundary[1]);

  // What else is said of the neighborhood is changed without it.
  await page.getByText('Change name, streets or homes').click();
  await page.getByLabel('Name of the neighborhood').fill('Elm Hill');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elm Hill' })).toBeVisible();
  await expect(page.getByText('The boundary is drawn with 4 corners.')).toBeVisible();
});

test('a coordinator keeps the record of the year, and takes it along as a file', async ({
  page,
}) => {
  await page.goto('/');
  await signUp(page);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await page.request.post('/api/communities', { data: details, headers });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/communities/${id}`);
  await expect(page.getByText('0 of 40 hours')).toBeVisible();
  await page.getByRole('link', { name: 'Open the year’s record' }).click();
  await expect(page.getByText('Nothing is entered')).toBeVisible();

  await page.getByRole('button', { name: 'Add an entry' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Enter at least one of hours')).toBeVisible();
  await sheet.getByLabel('Hours').fill('twelve');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Enter a number from 0 to 100,000')).toBeVisible();
  await sheet.getByLabel('Hours').fill('12.5');
  await sheet.getByLabel('Dollars spent').fill('$1,300');
  await sheet.getByLabel('Given in kind').fill('=1+1');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('12.5 of 40 hours')).toBeVisible();
  await expect(page.getByText('27.5 more hours make an hour for each home.')).toBeVisible();
  await expect(page.getByRole('link', { name: /NFPA/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Change: Work day/ }).click();
  await sheet.getByLabel('Hours').fill('48');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('That is an hour for each home.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.slice(1).split('\r\n')[0]).toBe(
    'date,dwelling,zone,activity,hours,dollars,cubic_yards,in_kind,evidence',
  );
  expect(file).toContain(",,,work day,48,1300,,'=1+1,");

  await page.getByRole('button', { name: /^Delete: Work day/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('0 of 40 hours')).toBeVisible();
  await expect(page.getByText('Nothing is entered')).toBeVisible();
});
