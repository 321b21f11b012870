import type { Page } from '@playwright/test';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { expect } from './product/fixtures.ts';
import { openHazardousHouse } from './product/hazardous-house.ts';
import type { LocalModel } from './product/model-server.ts';
import { test } from './product/modeled-product.ts';

// Nobody outside answers here: the map has no picture of the ground.
test.use({ expectedConsoleErrors: [/status of 404/] });

// Run in order in one worker, to share one product and one page.
test.describe.configure({ mode: 'default' });

const formats = ['Letter', 'A4'] as const;

test('printed results keep the reasons for the score', async ({ sharedPage: page, model }) => {
  await openHouseOfEightPhotos(page, model);
  const titles = await page.getByRole('article').getByRole('heading', { level: 4 }).allInnerTexts();
  const { text } = await resultsOnLetter(page, model);
  for (const said of [
    '9 Ember Lane',
    'Assessed',
    new URL(page.url()).pathname,
    'Why this score',
    'Not seen yet',
    'Side of the house: Back (north)',
    'Side of the house: Front (south)',
    'Area: Siding',
    'Cost:',
    '(In force in some areas)',
    ...titles,
  ])
    expect(text).toContain(said.replaceAll(/\s/g, ''));
});

test('printed results keep the answers that were given', async ({ sharedPage: page, model }) => {
  const { text } = await resultsOnLetter(page, model);
  for (const said of ['Your answer', 'Wood shingles or shakes', 'No, on '])
    expect(text).toContain(said.replaceAll(/\s/g, ''));
});

test('printed results leave out the controls', async ({ sharedPage: page, model }) => {
  const { text } = await resultsOnLetter(page, model);
  for (const said of ['Back to the score', 'I fixed this', 'Add photos', 'Not there', 'Not sure'])
    expect(text).not.toContain(said.replaceAll(/\s/g, ''));
});

test('printed results show every photo, even those never scrolled to', async ({
  sharedPage: page,
  model,
}) => {
  const { pdf } = await resultsOnLetter(page, model);
  let pictures = 0;
  for (let sheet = 1; sheet <= pdf.numPages; sheet += 1)
    pictures += (await extractImages(pdf, sheet)).length;
  // One for each hazard, and the eight themselves.
  expect(pictures).toBeGreaterThanOrEqual(13 + 8);
});

test('an open dialog neither covers nor shortens what is printed', async ({
  sharedPage: page,
  model,
}) => {
  const { text, sheets } = await resultsOnLetter(page, model);
  await openHouseOfEightPhotos(page, model);
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await printed(page, 'Letter')).toMatchObject({ text, sheets });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the results of 8 photos with 13 hazards print on at most 5 sheets of Letter or A4', async ({
  sharedPage: page,
  model,
}) => {
  expect((await resultsOnLetter(page, model)).sheets).toBeLessThanOrEqual(5);
  await openHouseOfEightPhotos(page, model);
  expect(await sheetsOn(page, 'A4')).toBeLessThanOrEqual(5);
  await page.goto(`/es${new URL(page.url()).pathname}`);
  await everythingLoaded(page);
  for (const format of formats) expect(await sheetsOn(page, format), format).toBeLessThanOrEqual(5);
});

test('Print opens the dialog of the browser once every photo is loaded', async ({
  page,
  model,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const missing = [...document.images].filter(({ complete }) => !complete).length;
      document.documentElement.dataset['missing'] = String(missing);
    };
  });
  await openHouseOfEightPhotos(page, model);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-missing', '0');
});

let onLetter: ReturnType<typeof printed> | undefined;

/** The results on paper, printed once. */
async function resultsOnLetter(page: Page, model: LocalModel): ReturnType<typeof printed> {
  if (onLetter === undefined) {
    await openHouseOfEightPhotos(page, model);
    onLetter = printed(page, 'Letter');
  }
  return onLetter;
}

async function openHouseOfEightPhotos(page: Page, model: LocalModel): Promise<void> {
  await openHazardousHouse(page, model, { photoCount: 8, frontFaces: 'south', roofIsWood: 'no' });
  await everythingLoaded(page);
  await expect(page.getByText('Your answer', { exact: true })).toBeAttached();
}

/** Each hazard with what to do about it, and no place of something that is still to come. */
async function everythingLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(13);
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^(Area|Parte)/ })).toHaveCount(8);
}

async function sheetsOn(page: Page, format: (typeof formats)[number]): Promise<number> {
  return (await paperOf(page, format)).numPages;
}

async function paperOf(page: Page, format: (typeof formats)[number]) {
  return getDocumentProxy(new Uint8Array(await page.pdf({ format })));
}

/** The page on paper: how many sheets it takes, and what they say, without its spaces. */
async function printed(page: Page, format: (typeof formats)[number]) {
  const pdf = await paperOf(page, format);
  const { totalPages: sheets, text } = await extractText(pdf, { mergePages: true });
  return { pdf, sheets, text: text.replaceAll(/\s/g, '') };
}
