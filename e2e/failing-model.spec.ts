import { expect } from './product/fixtures.ts';
import { addPhotos, createPropertyInBrowser, getScore } from './product/main-job.ts';
import { test } from './product/modeled-product.ts';
import { drawnPictures } from './product/photos.ts';

const box = { x: 0.1, y: 0.55, width: 0.42, height: 0.3 };

test.use({ expectedConsoleErrors: [/status of 404/] });

test("open results switch by themselves from the basic analysis to the model's, once it answers", async ({
  page,
  model,
}) => {
  // The test waits for two of the product's pauses.
  test.slow();
  const basic = page.getByText('A basic analysis was used');
  const mulch = page.getByRole('article').filter({ hasText: /mulch/i });
  model.says([[{ type: 'zone0_combustible_mulch', area: 'zone_0', box }]]);
  model.failBy(429);
  await createPropertyInBrowser(page, '9 Ember Lane, Ojai, CA 93023');
  await addPhotos(page, drawnPictures().slice(0, 2));
  await getScore(page);
  await expect(basic).toBeVisible();
  await expect(page.getByText(/the AI result will replace this one automatically/)).toBeVisible();
  await expect(mulch).toHaveCount(0);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  // The first background retry fails, too, in another way, and changes nothing.
  model.failBy('garbage');
  const before = model.asked();
  await expect.poll(() => model.asked(), { timeout: 40_000 }).toBeGreaterThan(before);
  await expect(basic).toBeVisible();
  model.failBy(null);

  await expect(mulch).toBeVisible({ timeout: 60_000 });
  await expect(mulch.locator('[data-hazard-box]').first()).toBeAttached();
  await expect(basic).toHaveCount(0);
  expect(loads).toEqual([]);
});
