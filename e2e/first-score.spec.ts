import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect } from './product/fixtures.ts';
import {
  addPhotos,
  createPropertyInBrowser,
  getScore,
  openNewProperty,
} from './product/main-job.ts';
import { test } from './product/modeled-product.ts';
import type { SeenHazard } from './product/model-server.ts';
import { drawnPictures } from './product/photos.ts';
import { dialOf } from './product/shown-results.ts';
import { leaveStop, stopName, tile } from './product/tap-stop.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

test.use({
  sorts: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Without an imagery service there is no aerial picture.
  expectedConsoleErrors: [/status of 404/],
});

const address = '14 Oak Lane, Grass Valley, CA 95945';

/** What a model can rule out where a wall is tidy. */
const ruledOut = [
  'zone0_combustible_mulch',
  'zone0_vegetation',
  'zone0_dead_debris',
  'zone0_firewood_lumber',
  'zone0_combustible_items',
  'attached_combustible_fence',
];

const wallWith = (...hazards: readonly SeenHazard[]) => ({
  hazards,
  areas: ['zone_0', 'siding'],
  notThere: ruledOut.filter((type) => hazards.every((seen) => seen.type !== type)),
});

const plants: SeenHazard = {
  type: 'zone0_vegetation',
  area: 'zone_0',
  box: { x: 0.1, y: 0.5, width: 0.3, height: 0.3 },
};

const primary = (page: Page) => page.locator('.thumb-bar [data-tone=primary]');

test('photos lead over their sides and what they leave open to the score', async ({
  page,
  model,
}) => {
  model.says(
    [wallWith(plants), wallWith(), wallWith(), wallWith()],
    ['front', 'right', 'back', null],
  );
  await createPropertyInBrowser(page, address);
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeInViewport();
  await expect(page.getByText(/^A score needs photos/)).toBeVisible();
  await expectAccessible(page);
  await addPhotos(page, drawnPictures().slice(0, 4));
  await expect(page.getByText('Analysis complete! Ready to show your score.')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(primary(page)).toHaveText('Show My Score');
  await expect(page.getByText(/^Next, check each photo’s side/)).toBeInViewport({ ratio: 1 });
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'html', { dark: true });
  await primary(page).click();

  await expect(page.getByRole('heading', { name: 'Check our guess' })).toBeVisible();
  const group = (name: string) =>
    page.getByRole('main').locator('section section').filter({ hasText: name });
  await expect(group('Side unclear').getByRole('button')).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await expect(primary(page)).toHaveText('Confirm 3, check 1');
  await primary(page).click();
  const question = page.getByRole('dialog', { name: 'Which side of the house is this?' });
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Left' }).click();
  await expect(question).toBeHidden();
  await expect(group('Left').getByRole('button')).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(primary(page)).toHaveText('Next');
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  await primary(page).click();

  // The photos show three walls clear, and something at the fourth, which is to be confirmed.
  await expect(stopName(page)).toHaveText(/ · 1 of 10$/);
  await expect(page.getByRole('link', { name: 'My score' })).toBeVisible();
  await page.getByRole('button', { name: 'All stops' }).click();
  await page.getByRole('button', { name: /things? in your photos to confirm/ }).click();
  await expect(stopName(page)).toHaveText(/first five feet · \d+ of 10$/);
  await expect(tile(page, 'Plants')).toHaveAttribute('aria-pressed', 'true');
  // Which stop that is depends on which photo the model sees first.
  const nameOfStop = async () => (await stopName(page).textContent()) ?? '';
  const first = await nameOfStop();
  await leaveStop(page);
  await expect(stopName(page)).not.toHaveText(first);
  const second = await nameOfStop();
  await page.reload();
  await expect(stopName(page)).toHaveText(second);
  await page.goBack();
  await expect(stopName(page)).toHaveText(first);
  await page.reload();
  await expect(stopName(page)).toHaveText(first);
  const heading = page.getByRole('heading', { name: 'You’ve answered what your photos left open' });
  while (await stopName(page).isVisible()) await leaveStop(page);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('img', { name: /^Score range/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your results' }).click();
  await expect(page).toHaveURL(/\/property\/[^/?]+$/);
  await expect(dialOf(page)).toBeVisible();

  await test.step('where nothing is open, the score comes at once', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`/new-property?property=${id}`);
    await primary(page).click();
    await expect(page).toHaveURL(new RegExp(`/property/${id}$`), { timeout: 60_000 });
    await expect(dialOf(page)).toBeVisible();
  });
});

test('a guessed area and a photo without a house are for the owner to correct', async ({
  page,
  model,
}) => {
  model.says([wallWith(), wallWith(), 'no home'], ['front', 'back']);
  const id = await openNewProperty(page, address);
  await addPhotos(page, drawnPictures().slice(0, 3));
  await primary(page).click();
  const group = (name: string) =>
    page.getByRole('main').locator('section section').filter({ hasText: name });
  const photo = (name: string) => group(name).getByRole('button');
  await expect(photo('Front')).toHaveAccessibleName(/0–5 ft$/);
  await expect(photo('No house or yard seen')).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, 'html', { dark: true });

  await photo('Front').click();
  const question = page.getByRole('dialog', { name: 'Which side of the house is this?' });
  const areas = question.getByRole('group', { name: 'What does it show most?' });
  await expect(areas.getByRole('button', { name: '0–5 ft' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await areas.getByRole('button', { name: '5–30 ft' }).click();
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(photo('Front')).toHaveAccessibleName(/5–30 ft$/);

  await photo('No house or yard seen').click();
  await question.getByRole('button', { name: 'Left' }).click();
  await expect(question).toBeHidden();
  await expect(group('No house or yard seen')).toHaveCount(0);
  await photo('Left').click();
  await question.getByRole('button', { name: 'It doesn’t show my home' }).click();
  await expect(group('No house or yard seen')).toHaveCount(1);
  await photo('No house or yard seen').click();
  await question.getByRole('button', { name: 'Left' }).click();

  await expect(primary(page)).toHaveText('Confirm 1 photo');
  await primary(page).click();
  await expect(stopName(page)).toBeVisible({ timeout: 30_000 });
  const reply = await page.request.get(`/api/properties/${id}/photos`);
  const { photos } = (await reply.json()) as {
    photos: { placement: { direction: string; area: string | null } | null }[];
  };
  expect(
    new Set(photos.map(({ placement }) => `${placement?.direction}, ${placement?.area}`)),
  ).toEqual(
    new Set(['south, Zone 1 (5-30ft)', 'north, Zone 0 (0-5ft from structure)', 'west, null']),
  );
});

test('who has photos of rooms alone is told so before the walk', async ({ page, model }) => {
  model.says(['no home']);
  await openNewProperty(page, address);
  await addPhotos(page, drawnPictures().slice(0, 2));
  await primary(page).click();
  await expect(page.getByRole('heading', { name: 'No photo here counts' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: /^Change the side or area of/ })).toHaveCount(2);
  await expectAccessible(page);
  await primary(page).click();
  await expect(stopName(page)).toHaveText('Front: first five feet · 1 of 13');
});

test('each step on the way leads straight to the score', async ({ page, model }) => {
  model.says([wallWith()], ['front', 'back']);
  await openNewProperty(page, address);
  await addPhotos(page, drawnPictures().slice(0, 2));
  await getScore(page);
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(stopName(page)).toBeVisible();
  await page.getByRole('link', { name: 'My score' }).click();
  await expect(page).toHaveURL(/\/property\/[^/?]+$/);
});

test('without a connection the way goes on, and what was confirmed is saved once it is back', async ({
  page,
  context,
  model,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  model.says([wallWith()], ['front', 'back']);
  const id = await openNewProperty(page, address);
  await addPhotos(page, drawnPictures().slice(0, 2));
  await primary(page).click();
  await expect(page.getByRole('heading', { name: 'Check our guess' })).toBeVisible({
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await primary(page).click();
  await expect(stopName(page)).toContainText('Front: first five feet');
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/api/properties/${id}/photos`);
      const { photos } = (await reply.json()) as {
        photos: { placement: { direction: string | null } | null }[];
      };
      return photos.map(({ placement }) => placement?.direction ?? null);
    })
    .toEqual(['south', 'north']);
});

test('after a long form, the photos’ page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/es/new-property');
  await page.getByLabel('Dirección de la propiedad').fill(address);
  await page.getByRole('button', { name: 'Crear propiedad para evaluarla' }).tap();
  await expect(page.getByRole('heading', { name: 'Agregue fotos' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
