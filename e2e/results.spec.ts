import { dialogs, expectAccessible, expectValidHtml } from './product/accessibility.ts';
import type { Page } from '@playwright/test';
import { expect } from './product/fixtures.ts';
import { openHazardousHouse } from './product/hazardous-house.ts';
import { test } from './product/modeled-product.ts';
import { openAll, resultsShown } from './product/shown-results.ts';

// Without an imagery service there is no aerial picture.
test.use({ expectedConsoleErrors: [/status of 404/] });

// Run in order in one worker, to share one product and one page. Only the last test changes the house.
test.describe.configure({ mode: 'default' });

/** Opens the score of the house, as if enough of it had been seen. */
async function openResults(page: Page, base: '' | '/es' = ''): Promise<void> {
  await page.route(
    '**/analyses?limit=1',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { analyses: Record<string, unknown>[] };
      const analyses = body.analyses.map((analysis) => ({
        ...analysis,
        enough_seen: true,
        dss_score: 60,
      }));
      await route.fulfill({ response, json: { analyses } });
    },
    { times: 1 },
  );
  const { pathname } = new URL(page.url());
  await page.goto(base + pathname.replace(/\/details$/, ''));
  await resultsShown(page);
}

const phone = { width: 390, height: 844 };

for (const [language, base, starts] of [
  ['English', '', /^Start: /],
  ['Spanish', '/es', /^Empezar: /],
] as const)
  test(`results take at most two screens of a phone, 250 words and 20 controls in ${language}`, async ({
    sharedPage: page,
    model,
  }) => {
    await page.setViewportSize(phone);
    await openHazardousHouse(page, model, { labeled: false });
    await openResults(page, base);
    const main = page.locator('main');
    const box = await main.boundingBox();
    expect(box?.height ?? Infinity).toBeLessThanOrEqual(2 * phone.height);
    const words = await main.evaluate((element) => {
      const seen = element.cloneNode(true);
      if (!(seen instanceof HTMLElement)) return [];
      for (const hidden of seen.querySelectorAll('.sr-only')) hidden.remove();
      return (seen.textContent ?? '').split(/\s+/);
    });
    expect(words.length).toBeLessThanOrEqual(250);
    const controls = main.locator('a[href]:not([aria-hidden]), button, input, select, summary');
    // Also where a home has all three notes on what is open: photos to confirm, parts not seen, and exposure.
    const notes = main.getByRole('link', { name: /^(Look|Answer) now|^(Ver|Responder) ahora/ });
    expect((await controls.count()) - (await notes.count()) + 3).toBeLessThanOrEqual(20);
    const start = main.getByRole('button', { name: starts });
    await expect(start).toBeInViewport({ ratio: 1 });
  });

test('points are whole numbers outside the arithmetic', async ({ sharedPage: page, model }) => {
  await openHazardousHouse(page, model);
  await expect(page.getByText(/^−\d+\.\d\d/).filter({ visible: true })).toHaveCount(0);
  await page.getByText('Show the math').click();
  await expect(
    page
      .getByText(/^−\d+\.\d\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByText('Show the math').click();
});

test('the first job says what to do, and leads to its card and to where it is marked as done', async ({
  sharedPage: page,
  model,
}) => {
  await page.setViewportSize(phone);
  await openHazardousHouse(page, model);
  await openResults(page);
  const job = page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: /^Start: / }) });
  await expect(job.getByText(/^\+\d+ points?$|^up to \+|^less than 1 point$/)).toBeVisible();
  await job.getByRole('button', { name: /^Start: / }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'I did this' })).toBeVisible();
  await expectAccessible(page, dialogs);
  await sheet.getByRole('link', { name: 'More about this hazard' }).click();
  const card = page.locator('.hazard-card').filter({ has: page.locator('details[open]') });
  await expect(card).toBeInViewport();
});

test('the results of thirteen hazards are accessible at every width, unfolded', async ({
  sharedPage: page,
  model,
}) => {
  await openHazardousHouse(page, model);
  await openAll(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'html', { dark: false });
  await expectValidHtml(page);
});

test('a hazard that an answer contradicts is set aside with one tap', async ({
  sharedPage: page,
  model,
}) => {
  await openHazardousHouse(page, model);
  const questions = page.getByRole('region', { name: 'Narrow your range' });
  const asked = questions.getByRole('heading', { level: 3 });
  for (;;) {
    const question = await asked.innerText();
    if (question.startsWith('Is firewood or lumber kept within')) break;
    await questions.getByRole('button', { name: 'Skip' }).click();
    await expect(asked).not.toHaveText(question);
  }
  await questions.getByRole('button', { name: 'No', exact: true }).click();

  const notice = questions.getByText('A photo shows otherwise').locator('..');
  await expect(notice).toContainText('so it still counts');
  const hazard = page.getByRole('article').filter({ hasText: 'Your answer says otherwise' });
  await expect(hazard).toHaveCount(1);
  await notice.getByRole('button', { name: /^It isn’t there: / }).click();
  await expect(page.getByText('Set aside: not there')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(hazard).toHaveCount(0);
});
