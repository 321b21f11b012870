import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './product/accessibility.ts';
import { openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { propertyIdOf } from './product/main-job.ts';

// Without an imagery service there is no aerial picture.
test.use({ expectedConsoleErrors: [/status of 404/] });

const publicPages = [
  '',
  'about',
  'faq',
  'fire-safety-guidelines',
  'how-scoring-works',
  'insurance-letter',
  'terms',
  'privacy',
  'new-property',
  'sign-in',
  'sign-up',
  'account',
  'report-check',
];

const pagesOfHome = [
  '',
  '/details',
  '/label',
  '/plan',
  '/letter',
  '/insurer',
  '/rules',
  '/sale',
  '/people',
  '/upkeep',
  '/history',
  '/walk',
  '/walk?start=front',
];

test('text of twice the size fits on a phone on every page, in the language of longer words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const enlarge = () => {
      document.documentElement.style.fontSize = '200%';
    };
    document.addEventListener('DOMContentLoaded', enlarge);
  });
  await openAssessedHouse(page, '1420 Upper Lime Saddle Road, Rancho Santa Margarita, CA 92688');
  const id = propertyIdOf(page);
  const made = await page.request.post(`/api/properties/${id}/share-links`, {
    data: { hides_place: false, expires_in_days: 30 },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  const { pathname, hash } = new URL(((await made.json()) as { url: string }).url);
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = [
    ...publicPages.map((path) => `/es/${path}`),
    ...pagesOfHome.map((path) => `/es/property/${id}${path}`),
    '/es/properties',
    `/es/properties/compare?homes=${id}`,
    `/es/new-property?property=${id}`,
    `/es${pathname}${hash}`,
  ];
  const wrong: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expect(page.locator('main .animate-breathe')).toHaveCount(0);
    const found = await tooWide(page);
    if (found.length > 0) wrong[path.replace(hash, '')] = found;
  }
  expect(wrong).toEqual({});
});

test('text of twice the size fits beside the links in the footer of a smaller computer', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/about', '/es/about']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScrolling(page);
  }
});

/** What of the page, unfolded, reaches beyond the screen, or is cut off by the box that it stands in. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const screen = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth > screen;
    const found: string[] = scrolls ? ['the page scrolls sideways'] : [];
    for (const element of document.querySelectorAll('body *')) {
      const text = element.textContent.trim().slice(0, 50);
      // The link to the content stands outside the page until it is focused.
      const isAway = element.closest('a[href^="#"]:not(main *)') !== null;
      if (text === '' || isAway || !element.checkVisibility() || element.clientWidth <= 1) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      // What ends in an ellipsis is shortened on purpose.
      if (cuts && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${text}`);
      const isControl = element.matches('main a[href], main button');
      if (isControl && scrolls && element.getBoundingClientRect().right > screen + 1)
        found.push(`beyond the screen: ${text}`);
    }
    return found;
  });
}
