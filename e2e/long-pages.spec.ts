import type { Page } from '@playwright/test';
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

for (const [path, title, closest] of [
  ['/how-scoring-works', 'In short', 'The first 5 feet from the walls (Zone 0) matter most'],
  ['/es/how-scoring-works', 'En pocas palabras', 'Los primeros 5 pies desde la pared (Zona 0)'],
] as const) {
  test(`${path} begins with a summary of five to seven points`, async ({ plainPage: page }) => {
    await openOnce(page, path);
    const headings = page.locator('main').getByRole('heading');
    await expect(headings.nth(1)).toHaveText(title);
    const points = page.getByRole('region', { name: title }).getByRole('listitem');
    await expect(points.filter({ hasText: closest })).toHaveCount(1);
    const count = await points.count();
    expect(count).toBeGreaterThanOrEqual(5);
    expect(count).toBeLessThanOrEqual(7);
  });
}

for (const { language, path, labels, zone } of [
  {
    language: 'English',
    path: '/how-scoring-works',
    labels: [
      'First 5 feet (Zone 0)',
      'Yard, 5 to 30 feet (Zone 1)',
      'Land, 30 to 100 feet (Zone 2)',
    ],
    zone: /(?<!\()Zones? \d/,
  },
  {
    language: 'Spanish',
    path: '/es/how-scoring-works',
    labels: [
      'Primeros 5 pies (Zona 0)',
      'Patio, de 5 a 30 pies (Zona 1)',
      'Terreno, de 30 a 100 pies (Zona 2)',
    ],
    zone: /(?<!\()Zonas? \d/,
  },
] as const) {
  test(`distances come before the zones' numbers in ${language}`, async ({ plainPage: page }) => {
    await openOnce(page, path);
    const parts = page.locator('#parts');
    for (const label of labels) {
      await expect(parts.getByRole('heading', { name: label, exact: true })).toBeVisible();
    }
    for (const section of ['#split', '#working', '#distance', '#unseen']) {
      expect(await textOf(page, section), section).not.toMatch(zone);
    }
  });
}

async function textOf(page: Page, section: string): Promise<string> {
  return (await page.locator(section).textContent()) ?? '';
}
