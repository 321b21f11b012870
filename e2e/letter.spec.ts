import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

test('a letter to the insurer is still there after a reload, ready to be saved as a PDF', async ({
  page,
}) => {
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '9 Ember Lane, Ojai, CA' });
  const shed = { question_id: 'shed_near', answer: 'no' };
  const answers = [
    { question_id: 'eaves_closed', side: null, answer: 'yes' },
    ...['north', 'east', 'south', 'west'].map((side) => ({ ...shed, side })),
  ];
  await send('PUT', `/api/properties/${id}/answers`, { answers });
  const typed = 'They say that the fence is wood.';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto(`/property/${id}/letter`);
  const letter = page.getByLabel('The letter’s text');
  await expect(letter).toHaveValue(/title 10, section 2644\.9/);
  await expect(letter).toHaveValue(/\d\. No open eaves/);
  await page.getByLabel('Your insurer', { exact: true }).fill('Acme Mutual');
  await page.getByLabel('That they correct something').check();
  await page.getByLabel('What else did they get wrong?').fill(typed);
  await expect(page.getByText('Based on your answer to one question.')).toHaveCount(2);
  await page.getByLabel('No open eaves').uncheck();
  await page.getByLabel('No shed or small building').uncheck();
  await expect(letter).toHaveValue(/Acme Mutual/);
  await expect(letter).not.toHaveValue(/No open eaves/);
  // It lists nothing that could be counted.
  await expect(letter).not.toHaveValue(/safety measures below/);
  await expect(page.getByLabel('That they count what I’ve done')).toHaveCount(0);
  await expectAccessible(page);

  await letter.fill(`${await letter.inputValue()}\nP.S. My own line.`);
  await page.reload();
  await expect(letter).toHaveValue(/They say that the fence is wood\.[^]*P\.S\. My own line\./);
  // Nothing of it has left the browser so far.
  expect(sent.filter((request) => request.includes('fence') || request.includes('Acme'))).toEqual(
    [],
  );

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^letter-to-insurer-[\d-]{10}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`/es/property/${id}/letter`);
  await expect(page.getByLabel('Texto de la carta')).toHaveValue(/P\.S\. My own line\./);
  await page.getByLabel('Español', { exact: true }).check();
  await expect(page.getByLabel('Texto de la carta')).toHaveValue(/título 10, sección 2644\.9/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // It stays Spanish on pages in English, until another language is chosen.
  await page.goto(`/property/${id}/letter`);
  await expect(letter).toHaveValue(/título 10, sección 2644\.9/);
  await page.getByLabel('English', { exact: true }).check();
  await expect(letter).toHaveValue(/P\.S\. My own line\./);

  const stale = page.getByText('You changed photos, sides or areas after the score');
  await expect(stale).toHaveCount(0);
  const [picture = ''] = drawnPictures();
  const stored = await page.request.put(`/api/properties/${id}/photos/front`, {
    data: await readFile(picture),
    headers: { ...fromOurPage, 'Content-Type': 'image/jpeg' },
  });
  expect(stored.ok()).toBe(true);
  await page.reload();
  await expect(stale).toBeVisible();
});

test('a home in Colorado is told nothing of California’s rules', async ({ page }) => {
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const address = '28 Bear Creek Rd, Evergreen, CO 80439';
  const { id } = await send('POST', '/api/properties', { address });
  const answers = [
    { question_id: 'eaves_closed', side: null, answer: 'yes' },
    { question_id: 'roof_wood', side: null, answer: 'yes' },
  ];
  await send('PUT', `/api/properties/${id}/answers`, { answers });
  const californias =
    /CCR|2644|Safer from Wildfires|Chapter 7A|California (?:Building|Fire|Code)|rights in California/;

  await page.goto(`/property/${id}/details`);
  await page.getByRole('heading', { name: 'Insurance and safety programs' }).click();
  await expect(page.getByText('We know of no program for homes in Colorado yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(californias);

  await page.goto(`/property/${id}/letter`);
  const letter = page.getByLabel('The letter’s text');
  await expect(letter).toHaveValue(/\d\. No open eaves/);
  await expect(letter).not.toHaveValue(californias);
  await expect(letter).toHaveValue(/Colorado Revised Statutes, section 10-4-124/);
  await expect(page.getByText('The letter names a law of Colorado.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(californias);

  await page.goto(`/property/${id}/plan`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(californias);
});
