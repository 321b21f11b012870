/**
 * Takes the pictures in docs/pictures, and those that browsers show before they install the product, from the built product with a made-up
 * home. The results are committed; run this again when what they show has changed.
 *
 *   node e2e/draw-document-pictures.mjs        with Node 24, after `npm run build -w @dss/web`
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { openNewProperty } from './product/main-job.ts';
import { startDevelopmentServer } from './product/development-server.ts';
import { projectDirectory, startProduct } from './product/running-product.ts';

const pictures = path.join(projectDirectory, 'docs/pictures');
const screenshots = path.join(projectDirectory, 'apps/web/public/screenshots');

/** Sections of /dev/design, by heading. */
const sections = [
  ['design-drawings', 'Drawings'],
  ['design-rules', 'Do and don’t'],
];

/** What the owner of the home in the picture says. */
const said = {
  roof_wood: 'no',
  gutters_clean: 'no',
  gutters_covered: 'no',
  vents_fine_mesh: 'no',
  deck_unburnable: 'no',
  under_deck_clear: 'no',
  firewood_at_wall: 'no',
  fence_attached: 'no',
  things_at_wall: 'no',
  shed_near: 'no',
  woodpile_in_yard: 'no',
  dead_plants_in_yard: 'no',
  shrubs_close_together: 'no',
  fuel_under_trees: 'no',
  roof_clean: 'yes',
  eaves_closed: 'yes',
  windows_two_panes: 'yes',
  siding_unburnable: 'yes',
  gaps_sealed: 'yes',
  chimney_screened: 'yes',
  five_feet_kept: 'yes',
  branches_clear: 'yes',
  mulch_at_wall: 'yes',
  plants_at_wall: 'yes',
  dry_grass_in_yard: 'yes',
};

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
  const id = await makeHome(page);
  await takePlan(page, id);
  await takeScreenshots(page, id);
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

/**
 * @param {import('@playwright/test').Page} page
 * @returns its id
 */
async function makeHome(page) {
  const id = await openNewProperty(page, '1420 Ridge Road, Placerville, CA');
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answers = Object.entries(said).map(([question, answer]) => ({
    question_id: question,
    answer,
  }));
  await page.request.put(`/api/properties/${id}/answers`, { data: { answers }, headers });
  await page.request.post('/functions/v1/analyze_v2', { data: { property_id: id }, headers });
  return id;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
async function takePlan(page, id) {
  await page.setViewportSize({ width: 900, height: 1000 });
  await page.goto(`/property/${id}/plan`);
  await page.getByRole('button', { name: /^Add these/ }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ clip: { x: 0, y: 65, width: 900, height: 846 } });
  await keep(await sharp(shot).webp({ quality: 80, effort: 6 }).toBuffer(), 'plan.webp');
}

/**
 * For the manifest: below the header, whose name may be another in somebody's deployment.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
async function takeScreenshots(page, id) {
  for (const language of ['en', 'es']) {
    const within = language === 'en' ? '' : `/${language}`;
    for (const [name, address, width, height] of [
      ['phone', `${within}/property/${id}`, 390, 844],
      ['wide', `${within}/property/${id}/plan`, 1280, 800],
    ]) {
      await page.setViewportSize({ width, height: height + 65 });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shot = await page.screenshot({ clip: { x: 0, y: 65, width, height } });
      await keep(
        await sharp(shot).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
        `${name}-${language}.jpg`,
        screenshots,
      );
    }
  }
}

/**
 * @param {Buffer} picture
 * @param {string} name
 */
async function keep(picture, name, folder = pictures) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), picture);
  console.log(`${name} ${(picture.length / 1000).toFixed(0)} kB`);
}
