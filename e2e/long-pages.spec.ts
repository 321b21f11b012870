import { expectAccessible } from './product/accessibility.ts';
import { expect, openOnce, test } from './product/fixtures.ts';
import { pageChecked } from './product/page-check.ts';

// Run in order in one worker, to share one product and two pages.
test.describe.configure({ mode: 'default' });

const phone = { width: 390, height: 844 };

const longPages = [
  { path: '/how-scoring-works', opener: 'On this page', place: 'Limits on the score' },
  { path: '/fire-safety-guidelines', opener: 'On this page', place: 'Home hardening' },
  { path: '/faq', opener: 'Go to a group', place: 'Coverage & Accuracy' },
  { path: '/es/how-scoring-works', opener: 'En esta página', place: 'Topes del puntaje' },
] as const;

for (const { path, opener, place } of longPages) {
  test(`${path} keeps its navigation in view on a phone`, async ({ sharedPage: page }) => {
    await page.setViewportSize(phone);
    await openOnce(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const bar = page.locator('.section-bar');
    for (const target of [bar.getByRole('button', { name: opener }), bar.getByRole('link')]) {
      await expect(target).toBeInViewport({ ratio: 1 });
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const box = await bar.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThanOrEqual(64);
  });

  for (const scripts of [true, false]) {
    test(`${path} goes to a chosen section ${scripts ? 'with' : 'without'} scripts`, async ({
      sharedPage,
      plainPage,
    }) => {
      const page = scripts ? sharedPage : plainPage;
      await page.setViewportSize(phone);
      await openOnce(page, path);
      if (scripts) await pageChecked(page);
      await page.getByRole('button', { name: opener }).click();
      const list = page.getByRole('navigation', { name: opener });
      await list.getByRole('link', { name: place }).click();
      const heading = page.getByRole('heading', { level: 2, name: place });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const bar = await page.locator('.section-bar').boundingBox();
      const chosen = await heading.boundingBox();
      const top = chosen?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      if (scripts) await expect(list).toBeHidden();
      else expect(top + (chosen?.height ?? 0)).toBeLessThan((await list.boundingBox())?.y ?? 0);
    });
  }

  test(`${path} lists its sections in the page on a desktop`, async ({ plainPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openOnce(page, path);
    await expect(page.getByRole('navigation', { name: opener })).toBeVisible();
    await expect(page.locator('.places-bar')).toBeHidden();
  });
}

test('the sheet of sections is accessible', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // All long pages have the same sheet. Of this one a scan takes a sixth of the time.
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Go to a group' }).click();
  await expect(page.getByRole('navigation', { name: 'Go to a group' })).toBeVisible();
  await expectAccessible(page, '[popover]');
});
