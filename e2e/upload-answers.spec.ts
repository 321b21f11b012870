import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { createPropertyInBrowser } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

const address = '9 Manzanita Lane, Paradise, CA 95969';
const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true });

test('another file replaces one that the server refused', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 415/);
  const disguised = path.join(await temporaryDirectory(), 'notes.jpg');
  await writeFile(disguised, 'no picture at all');
  const [front = '', back = '', side = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await page.getByLabel('Choose photos').setInputFiles([front, disguised, back]);
  await expect(uploaded(page)).toHaveCount(2);
  await expect(page.getByText('notes.jpg was not added.')).toBeVisible();
  await expect(page.getByText(/Please try again/)).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file to replace notes.jpg' }).click();
  await (await chooser).setFiles(side);
  await expect(uploaded(page)).toHaveCount(3);
  const pictures = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  const names = () => pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  await expect
    .poll(names)
    .toEqual([front, side, back].map((file) => `Photo ${path.basename(file)}`));
});

test('a file that the property already has is not sent again', async ({ page }) => {
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  const [front = '', back = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await page.getByLabel('Choose photos').setInputFiles(front);
  await expect(uploaded(page)).toHaveCount(1);
  await page.reload();
  await expect(uploaded(page)).toHaveCount(1);
  await page.getByLabel('Choose photos').setInputFiles([front, back]);
  await expect(page.getByText(`Already added: ${path.basename(front)}`)).toBeVisible();
  await expect(uploaded(page)).toHaveCount(2);
  expect(puts).toHaveLength(2);
});
