import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect } from './product/fixtures.ts';
import { makeLocatedProperty } from './product/located-property.ts';
import { test } from './product/modeled-product.ts';

// Run in order in one worker, to share one product and one page.
test.describe.configure({ mode: 'default' });

test.use({ sorts: true });

// A model that sees no area proposes no label.
test.beforeEach(({ model }) => model.says([{ hazards: [], areas: [], notThere: [] }]));

const phone = { width: 390, height: 844 };

/** A house whose photos have no labels. */
async function makeHouse(page: Page, origin: string, photos: number): Promise<string> {
  return (await makeLocatedProperty(page, origin, { photos, place: null })).id;
}

async function makeScoredHouse(page: Page, origin: string, photos: number): Promise<string> {
  const id = await makeHouse(page, origin, photos);
  await page.request.post('/functions/v1/analyze_v2', {
    headers: { Origin: origin },
    data: { property_id: id },
  });
  return id;
}

interface Stored {
  readonly direction: string | null;
  readonly area: string | null;
}

interface StoredPhoto {
  readonly image_id: string;
  readonly placement: Stored | null;
  /** By the model; null if it can't tell, or hasn't looked at the photo yet. */
  readonly proposed_side: string | null;
}

async function storedPhotos(page: Page, id: string): Promise<readonly StoredPhoto[]> {
  const answer = await page.request.get(`/api/properties/${id}/photos`);
  return ((await answer.json()) as { photos: StoredPhoto[] }).photos;
}

async function labelsStored(page: Page, id: string): Promise<(Stored | null)[]> {
  return (await storedPhotos(page, id)).map(
    ({ placement }) => placement && { direction: placement.direction, area: placement.area },
  );
}

async function sidesProposed(page: Page, id: string): Promise<(string | null)[]> {
  return (await storedPhotos(page, id)).map((photo) => photo.proposed_side);
}

/** As another window does. */
async function deletePhoto(page: Page, origin: string, id: string, imageId: string): Promise<void> {
  await page.request.delete(`/api/properties/${id}/photos/${imageId}`, {
    headers: { Origin: origin },
  });
}

const side = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Which side/ }).getByRole('button', { name });
const area = (page: Page, name: string) =>
  page.getByRole('group', { name: /^What does it show/ }).getByRole('button', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

async function rangeWidth(page: Page): Promise<number> {
  const said = await page.getByRole('img', { name: /^Score range/ }).getAttribute('aria-label');
  const [, low, high] = /likely (\d+) to (\d+)/.exec(said ?? '') ?? [];
  return Number(high) - Number(low);
}

test('the results lead to a screen that labels each photo in two taps', async ({
  sharedPage: page,
  product,
  model,
}) => {
  model.says([{ hazards: [], areas: [], notThere: surelyAbsent }]);
  await page.setViewportSize(phone);
  const id = await makeScoredHouse(page, product.url, 4);
  const looks = model.asked();
  await page.goto(`/property/${id}/details`);
  await page.getByRole('link', { name: 'Label your photos' }).click();
  await expect(page.getByRole('heading', { name: /^Photo 1 of 4/ })).toBeVisible();
  const before = await rangeWidth(page);
  await labelAllFour(page);
  const stored = await labelsStored(page, id);
  expect(new Set(stored.map((label) => label?.direction))).toEqual(
    new Set(['north', 'east', 'south', 'west']),
  );
  expect(new Set(stored.map((label) => label?.area))).toEqual(
    new Set(['Zone 0 (0-5ft from structure)']),
  );
  await test.step('labels narrow the range without a new analysis', async () => {
    await expect.poll(() => rangeWidth(page), { timeout: 30_000 }).toBeLessThan(before);
    expect(model.asked()).toBe(looks);
  });
});

test('labeling a photo on a phone takes no scrolling', async ({ sharedPage: page, product }) => {
  await page.setViewportSize(phone);
  const id = await makeScoredHouse(page, product.url, 2);
  for (const [language, next] of [
    ['', 'Next'],
    ['/es', 'Siguiente'],
  ]) {
    await page.goto(`${language}/property/${id}/label`);
    await expect(page.getByRole('button', { name: new RegExp(`^${next}`) })).toBeVisible();
    const controls = [
      page.getByRole('img', { name: /^(Score range|Rango del puntaje)/ }),
      page.getByRole('img', { name: /^(Photo|La foto) / }),
      page.getByRole('button', { name: new RegExp(`^${next}`) }),
      ...(await page.getByRole('group').getByRole('button').all()),
    ];
    expect(controls.length).toBeGreaterThan(10);
    for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'html', { dark: language === '' });
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a swipe goes from photo to photo', async ({ page, product }) => {
    const id = await makeHouse(page, product.url, 2);
    await page.goto(`/property/${id}/label`);
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 300 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const x of [(from + to) / 2, to]) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await expect(page.getByRole('heading', { name: /^Photo 1 of 2/ })).toBeVisible();
    await swipe(300, 120);
    await expect(page.getByRole('heading', { name: /^Photo 2 of 2/ })).toBeVisible();
    await swipe(120, 300);
    await expect(page.getByRole('heading', { name: /^Photo 1 of 2/ })).toBeVisible();
  });
});

test('photos are labeled with keys alone', async ({ sharedPage: page, product }) => {
  const id = await makeHouse(page, product.url, 2);
  await page.goto(`/property/${id}/label`);
  await expect(page.getByRole('heading', { name: /^Photo 1 of 2/ })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('7');
  await expect(side(page, 'Back')).toHaveAttribute('aria-pressed', 'true');
  await expect(area(page, '0–5 ft')).toHaveAttribute('aria-pressed', 'true');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Photo 2 of 2/ })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('5');
  await expect
    .poll(() => labelsStored(page, id))
    .toEqual([
      { direction: 'north', area: 'Zone 0 (0-5ft from structure)' },
      { direction: 'south', area: 'Roof' },
    ]);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: /^Photo 1 of 2/ })).toBeVisible();
});

test('labeling continues after a reload where labels are missing', async ({
  sharedPage: page,
  product,
}) => {
  const id = await makeHouse(page, product.url, 2);
  await page.goto(`/property/${id}/label`);
  await side(page, 'Left').click();
  await area(page, 'Roof').click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Photo 2 of 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect(side(page, 'Left')).toHaveAttribute('aria-pressed', 'true');
  await expect(area(page, 'Roof')).toHaveAttribute('aria-pressed', 'true');
});

test('a label that could not be saved can be saved again', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 503/);
  const id = await makeHouse(page, product.url, 1);
  await page.goto(`/property/${id}/label`);
  await page.route('**/placement', (route) => route.fulfill({ status: 503 }));
  await side(page, 'Right').click();
  await expect(page.getByText('Not saved yet. We kept it here.')).toBeVisible();
  await expect(side(page, 'Right')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/placement');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await labelsStored(page, id)).toEqual([{ direction: 'east', area: null }]);
});

test('a tap never labels the neighbor of a photo that another window deleted', async ({
  sharedPage: page,
  product,
}) => {
  const id = await makeHouse(page, product.url, 3);
  await page.goto(`/property/${id}/label`);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { name: 'Photo 2 of 3' })).toBeVisible();
  const [first, second] = (await storedPhotos(page, id)).map((photo) => photo.image_id);
  await deletePhoto(page, product.url, id, first ?? '');
  await expect(page.getByRole('heading', { name: 'Photo 1 of 2' })).toBeVisible();
  await deletePhoto(page, product.url, id, second ?? '');
  await expect(page.getByRole('heading', { name: 'This photo was deleted' })).toBeVisible();
  await expect(side(page, 'Front')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the next photo' }).click();
  await side(page, 'Front').click();
  await expect(saved(page)).toBeVisible();
  expect(await labelsStored(page, id)).toEqual([{ direction: 'south', area: null }]);
});

test('labeling asks for outdoor photos instead of photos of rooms', async ({
  sharedPage: page,
  product,
  model,
}) => {
  model.says(['no home', { hazards: [], areas: [], notThere: [] }, 'no home']);
  const house = await makeScoredHouse(page, product.url, 3);
  await page.goto(`/property/${house}/label`);
  await expect(page.getByRole('heading', { name: 'Photo 1 of 1' })).toBeVisible();

  model.says(['no home']);
  const rooms = await makeScoredHouse(page, product.url, 2);
  await page.goto(`/property/${rooms}/details`);
  await expect(page.getByText('2 photos don’t count')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Label your (photo$|\d)/ })).toHaveCount(0);
  await page.goto(`/property/${rooms}`);
  await expect(page.getByRole('link', { name: /^Walk me through it/ }).first()).toBeVisible();
  await page.goto(`/property/${rooms}/label`);
  await expect(page.getByRole('heading', { name: 'No photo here counts' })).toBeVisible();
  await expectAccessible(page);
});

test('the Back button returns to the same place on the results, with the same parts unfolded', async ({
  sharedPage: page,
  product,
}) => {
  await page.setViewportSize(phone);
  await openUnlabeledHouse(page, product.url);
  const photos = page.getByRole('heading', { name: 'Your photos', exact: true });
  const arithmetic = page.locator('details', { hasText: 'Show the math' });
  await arithmetic.locator('summary').first().click();
  const link = page.getByRole('link', { name: 'Label your photos' });
  await link.scrollIntoViewIfNeeded();
  const topOf = async () => Math.round((await photos.boundingBox())?.y ?? Number.NaN);
  const before = await topOf();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Photo 1 of 3' })).toBeVisible();
  await page.goBack();
  await expect(arithmetic).toHaveAttribute('open');
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(4);
});

test('the labels that a model proposes are confirmed with one tap', async ({
  sharedPage: page,
  product,
  model,
}) => {
  await page.setViewportSize(phone);
  const sorting = ['front', 'back', 'left'];
  model.says([[]], sorting);
  const id = await makeScoredHouse(page, product.url, 3);
  await expect.poll(() => sidesProposed(page, id)).toEqual(sorting);
  await page.goto(`/property/${id}/label`);
  await expect(page.getByRole('heading', { name: /^Check our guess/ })).toBeVisible();
  await expectAccessible(page);
  expect(await labelsStored(page, id)).toEqual([null, null, null]);

  await page.getByRole('button', { name: 'Check one by one' }).click();
  await expect(side(page, 'Front')).toContainText('suggested');
  await side(page, 'Right').click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: '3 suggestions' }).click();
  await page.getByRole('button', { name: 'Confirm all 3 photos' }).click();

  await expect(page.getByText('3 of 3 labeled')).toBeVisible();
  const areaOfModel = 'Zone 0 (0-5ft from structure)';
  await expect
    .poll(() => labelsStored(page, id))
    .toEqual([
      // The owner's labels stay as they are.
      { direction: 'east', area: areaOfModel },
      { direction: 'north', area: areaOfModel },
      { direction: 'west', area: areaOfModel },
    ]);
});

test('the photo that still has no side comes after what the others are confirmed by', async ({
  sharedPage: page,
  product,
  model,
}) => {
  await page.setViewportSize(phone);
  const sorting = ['front', 'back', null];
  model.says([[]], sorting);
  const id = await makeScoredHouse(page, product.url, 3);
  // Their areas are proposed with the score, their sides later.
  await expect.poll(() => sidesProposed(page, id)).toEqual(sorting);
  await page.goto(`/property/${id}/label`);
  await page.getByRole('button', { name: 'Confirm 2, check 1' }).click();
  await expect(page.getByRole('heading', { name: 'Photo 3 of 3' })).toBeVisible();
  await expect(page.getByText('2 of 3 labeled')).toBeVisible();
  await side(page, 'Left').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'All 3 photos are labeled' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your results' }).click();
  await expect(page).toHaveURL(new RegExp(`/property/${id}$`));
});

/** What a careful model can rule out in a photo of a tidy wall. */
const surelyAbsent = [
  'zone0_combustible_mulch',
  'zone0_vegetation',
  'zone0_dead_debris',
  'zone0_firewood_lumber',
  'attached_combustible_fence',
  'siding_combustible',
  'deck_combustible',
  'under_deck_fuel',
];

async function labelAllFour(page: Page): Promise<void> {
  const names = ['Front', 'Back', 'Left', 'Right'];
  for (const [index, name] of names.entries()) {
    await expect(page.getByRole('heading', { name: `Photo ${index + 1} of 4` })).toBeVisible();
    await side(page, name).click();
    await area(page, '0–5 ft').click();
    await expect(side(page, name)).toHaveAttribute('aria-pressed', 'true');
    if (index < names.length - 1) await page.getByRole('button', { name: /^Next/ }).click();
  }
  await expect(page.getByText('4 of 4 labeled')).toBeVisible();
  await expect(saved(page)).toBeVisible();
}

let unlabeledHouse: string | undefined;

/** Opens the results of a house with three photos, which no test changes. */
async function openUnlabeledHouse(page: Page, origin: string): Promise<void> {
  unlabeledHouse ??= `/property/${await makeScoredHouse(page, origin, 3)}/details`;
  await page.goto(unlabeledHouse);
}
