import type { Page } from '@playwright/test';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { expect } from './product/fixtures.ts';
import { openHazardousHouse, seenBox } from './product/hazardous-house.ts';
import { test } from './product/modeled-product.ts';
import { openAll } from './product/shown-results.ts';

// Without an imagery service there is no aerial picture.
test.use({ expectedConsoleErrors: [/status of 404/] });

// Run in order in one worker, to share one product and one page.
test.describe.configure({ mode: 'default' });

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

test('the photo viewer works by keyboard alone', async ({ sharedPage: page, model }) => {
  await openHazardousHouse(page, model);
  const opener = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Enlarge photo/ });
  await opener.first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  const picture = viewer.getByRole('img', { name: /with the spot marked$/ });
  await expect(picture).toBeVisible();
  const place = viewer.getByText(/^Photo \d+ of \d+/);
  const opened = (await place.textContent()) ?? '';

  const whole = await rectOf(picture);
  await page.keyboard.press('+');
  await expect.poll(async () => (await rectOf(picture)).width).toBeCloseTo(whole.width * 1.5, 0);
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('+');
  await expect.poll(async () => (await rectOf(picture)).width).toBeGreaterThan(1280);
  const large = await rectOf(picture);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await rectOf(picture)).x).toBeLessThan(large.x);
  const [box] = await boxesOnPage(page, '[role=dialog] ');
  if (box === undefined) throw new Error('no box');
  expect(Math.abs(box.box.x - (box.picture.x + seenBox.x * box.picture.width))).toBeLessThan(1);

  await page.keyboard.press('b');
  await expect(viewer.locator('[data-hazard-box]')).toHaveCount(0);
  await page.keyboard.press('b');
  await page.keyboard.press('0');
  await expect.poll(async () => (await rectOf(picture)).width).toBeCloseTo(whole.width, 0);
  await page.keyboard.press('ArrowRight');
  await expect(place).not.toHaveText(opened);
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText(opened);

  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener.first()).toBeFocused();
});

test('the photo viewer is accessible on a narrow phone', async ({ sharedPage: page, model }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHazardousHouse(page, model);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Enlarge photo/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessible(page, dialogs);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a box marks its hazard to the pixel, from 320 to 1920 px', async ({
  sharedPage: page,
  model,
}) => {
  await openHazardousHouse(page, model);
  await openAll(page);
  for (const width of [320, 390, 640, 768, 1023, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await boxesOnPage(page);
    expect(boxes.length).toBeGreaterThanOrEqual(13);
    expect(new Set(boxes.map(({ ratio }) => ratio > 1)), 'both shapes').toEqual(
      new Set([true, false]),
    );
    for (const { box, picture, ratio } of boxes) {
      expect(picture.width).toBeGreaterThan(40);
      // The picture isn't distorted: it keeps its own aspect ratio.
      expect(Math.abs(picture.width / ratio - picture.height)).toBeLessThan(1);
      expect(Math.abs(box.x - (picture.x + seenBox.x * picture.width))).toBeLessThan(1);
      expect(Math.abs(box.y - (picture.y + seenBox.y * picture.height))).toBeLessThan(1);
      expect(Math.abs(box.width - seenBox.width * picture.width)).toBeLessThan(1);
      expect(Math.abs(box.height - seenBox.height * picture.height)).toBeLessThan(1);
    }
  }
});

async function rectOf(picture: ReturnType<Page['locator']>): Promise<Rect> {
  const rect = await picture.boundingBox();
  if (rect === null) throw new Error('the picture is not drawn');
  return rect;
}

/** Every drawn box with the rectangle of its picture on the page, and the picture's own aspect ratio. */
async function boxesOnPage(
  page: Page,
  within = '',
): Promise<{ box: Rect; picture: Rect; ratio: number }[]> {
  // Pictures further down load lazily.
  await page.locator(`${within}img`).evaluateAll((images) => {
    for (const image of images) if (image instanceof HTMLImageElement) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      page
        .locator(`${within}img`)
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.complete),
        ),
    )
    .toBe(true);
  return page.locator(`${within}[data-hazard-box]`).evaluateAll((boxes) => {
    const rect = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    return boxes.flatMap((box) => {
      const picture = box.parentElement?.querySelector('img');
      if (!(picture instanceof HTMLImageElement)) throw new Error('a box without a picture');
      if (picture.getBoundingClientRect().width === 0) return [];
      return {
        box: rect(box),
        picture: rect(picture),
        ratio: picture.naturalWidth / picture.naturalHeight,
      };
    });
  });
}
