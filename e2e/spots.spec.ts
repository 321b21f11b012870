import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { pressAnswer } from './product/answer-question.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';
import { tile } from './product/tap-stop.ts';

const [front = '', another = ''] = drawnPictures();

interface StoredAnswer {
  readonly question_id: string;
  readonly image_id: string | null;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** What a tapped tile has for its spot on the photo. */
const markOf = (page: Page, questionId: string): Locator =>
  page.locator(`li:has([data-tile=${questionId}])`).getByText(/^(Mark|Change) the spot$/);

/** A home with a photo that was chosen before the walk and labeled as of the front. */
async function homeWithPhoto(page: Page, origin: string): Promise<{ id: string; imageId: string }> {
  const headers = { Origin: origin };
  const made = await page.request.post('/api/properties', {
    headers,
    data: { address: '1420 Ridge Road, Placerville, CA' },
  });
  const { id } = (await made.json()) as { id: string };
  const imageId = crypto.randomUUID();
  const photo = `/api/properties/${id}/photos/${imageId}`;
  const sent = await page.request.put(photo, {
    headers: { ...headers, 'Content-Type': 'image/jpeg', 'X-File-Name': 'front.jpg' },
    data: await readFile(front),
  });
  expect(sent.ok()).toBe(true);
  const labeled = await page.request.put(`${photo}/placement`, {
    headers,
    data: { direction: 'south', direction_said_as: 'house', front_faces: null, area: null },
  });
  expect(labeled.ok()).toBe(true);
  return { id, imageId };
}

/** Where the middle of the spot of a question is, and on which photo. */
async function spotOf(page: Page, id: string, questionId: string) {
  const reply = await page.request.get(`/api/properties/${id}/answers`);
  const { answers } = (await reply.json()) as { answers: StoredAnswer[] };
  const { image_id: imageId, box } = answers.find((each) => each.question_id === questionId) ?? {};
  if (!box) return { imageId: imageId ?? null, at: null };
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  return { imageId, at: middle.map((share) => Math.round(share * 10) / 10) };
}

async function tapPhoto(page: Page, name: string, x: number, y: number): Promise<void> {
  const photo = button(page, `Draw a box on the photo: ${name}`);
  const place = await photo.boundingBox();
  if (place === null) throw new Error('where is the photo?');
  await photo.click({ position: { x: place.width * x, y: place.height * y } });
}

for (const width of [320, 390]) {
  test(`at ${width} pixels a tapped hazard is marked by a tap on the photo of its side`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id, imageId } = await homeWithPhoto(page, product.url);
    await page.goto(`/property/${id}/walk`);
    await button(page, 'Start the walk').click();
    const spots = page.locator('[data-spot]');

    await test.step('the photo that was labeled before is there without being taken again', async () => {
      await expect(button(page, 'Look at your photo of this side')).toBeVisible();
      await expect(page.getByText(/^Your photo, added /)).toBeVisible();
      await expect(button(page, 'Take a newer picture')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('one tap marks, the next one moves the mark', async () => {
      await tile(page, 'Plants').click();
      await pressAnswer(markOf(page, 'plants_at_wall'));
      await expect(page.getByText('Tap where it is: Plants', { exact: true })).toBeVisible();
      expect(await spotOf(page, id, 'plants_at_wall')).toEqual({ imageId: null, at: null });
      await tapPhoto(page, 'Plants', 0.3, 0.7);
      await expect(page.getByText(/^Marked: Plants\./)).toBeVisible();
      await expect(spots).toHaveCount(1);
      await tapPhoto(page, 'Plants', 0.7, 0.6);
      await expect(spots).toHaveCount(1);
      await expect
        .poll(() => spotOf(page, id, 'plants_at_wall'))
        .toEqual({ imageId, at: [0.7, 0.6] });
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });

    await test.step('another hazard gets its own mark, and its pin leads to its tile', async () => {
      await pressAnswer(tile(page, 'Mulch that burns'));
      await pressAnswer(markOf(page, 'mulch_at_wall'));
      await tapPhoto(page, 'Mulch that burns', 0.3, 0.8);
      await expect(spots).toHaveCount(2);
      await button(page, 'Done marking').click();
      await expectAccessible(page);
      await button(page, 'Spot 1: Plants').click();
      await expect(page.getByText(/^Marked: Plants\./)).toBeVisible();
      await button(page, 'Done marking').click();
    });

    await test.step('keys draw instead, and take the mark away', async () => {
      await page
        .locator('li:has([data-tile=plants_at_wall])')
        .getByText('Change the spot')
        .press('Enter');
      await button(page, 'Remove the mark').press('Enter');
      await expect(spots).toHaveCount(1);
      // It isn't of this stop without the mark.
      await expect
        .poll(() => spotOf(page, id, 'plants_at_wall'))
        .toEqual({ imageId: null, at: null });
    });

    await test.step('a photo taken here comes first, each mark stays on its own', async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        button(page, 'Take a newer picture').click(),
      ]);
      await chooser.setFiles(another);
      await expect(button(page, 'Look at photo 1 of this stop')).toBeVisible();
      await expect(spots).toHaveCount(0);
      await pressAnswer(tile(page, 'Firewood or lumber'));
      await pressAnswer(markOf(page, 'firewood_at_wall'));
      await tapPhoto(page, 'Firewood or lumber', 0.5, 0.5);
      await expect(spots).toHaveCount(1);
      await expect
        .poll(() => spotOf(page, id, 'firewood_at_wall'))
        .toEqual({ imageId: expect.any(String), at: [0.5, 0.5] });
      expect((await spotOf(page, id, 'mulch_at_wall')).imageId).toBe(imageId);
      await page.reload();
      await expect(spots).toHaveCount(1);
      await button(page, 'Spot 1: Firewood or lumber').click();
      await page.locator('li:has([data-tile=mulch_at_wall])').getByText('Change the spot').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}
