/**
 * Takes the pictures in docs/pictures from the built product, with a property that has drawn photos. The results are
 * committed; run this again when what they show has changed.
 *
 *   node e2e/draw-document-pictures.mjs        with Node 24, after `npm run build -w @dss/web`
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { addPhotos, createPropertyInBrowser, getScore } from './product/main-job.ts';
import { startDevelopmentServer } from './product/development-server.ts';
import { drawnPictures } from './product/photos.ts';
import { projectDirectory, startProduct } from './product/running-product.ts';

const pictures = path.join(projectDirectory, 'docs/pictures');

/** Sections of /dev/design, by heading. */
const sections = [
  ['design-color', 'Color'],
  ['design-type', 'Type'],
  ['design-drawings', 'Drawings'],
  ['design-rules', 'Do and don’t'],
];

/** What each drawn photo shows, in file name order. */
const shown = [
  ['north', 'zone_1'],
  ['south', 'zone_0'],
  ['', 'roof'],
  ['east', 'zone_1'],
  ['west', 'zone_0'],
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'dss-pictures-'));
const product = await startProduct({ dataDir });
const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: isRoot ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({
    baseURL: product.url,
    reducedMotion: 'reduce',
    viewport: { width: 1200, height: 1000 },
  });
  await takeSections(page);
  await takeResults(page);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** @param {import('@playwright/test').Page} page */
async function takeSections(page) {
  const development = await startDevelopmentServer(product.port);
  await page.goto(`${development.url}/dev/design`);
  for (const [name, title] of sections) {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: title, level: 2 }),
    });
    const shot = await section.screenshot();
    await keep(
      await sharp(shot).resize({ width: 1000 }).webp({ quality: 70, effort: 6 }).toBuffer(),
      `${name}.webp`,
    );
  }
  await development.stop();
}

/** @param {import('@playwright/test').Page} page */
async function takeResults(page) {
  await createPropertyInBrowser(page, '1420 Ridge Road, Placerville, CA');
  const photos = drawnPictures();
  await addPhotos(page, photos);
  for (const [at, photo] of photos.entries()) {
    const name = path.basename(photo);
    const [side = '', area = ''] = shown[at] ?? [];
    await choose(page, `Side of the house in ${name}`, side);
    await choose(page, `Area in ${name}`, area);
  }
  await getScore(page);
  await page.getByText('Analysis Complete!').waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, 0));
  const shot = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: 1200, height: 1160 },
  });
  await keep(
    await sharp(shot).png({ palette: true, compressionLevel: 9 }).toBuffer(),
    'results.png',
  );
}

/**
 * Sets what a photo shows, and waits until it is saved.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} label
 * @param {string} value
 */
async function choose(page, label, value) {
  if (value === '') return;
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/placement') && response.ok(),
  );
  await page.getByLabel(label).selectOption(value);
  await kept;
}

/**
 * @param {Buffer} picture
 * @param {string} name
 */
async function keep(picture, name) {
  await writeFile(path.join(pictures, name), picture);
  console.log(`${name} ${(picture.length / 1000).toFixed(0)} kB`);
}
