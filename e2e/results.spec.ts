import {
  dialogs,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectValidHtml,
} from './product/accessibility.ts';
import { expect } from './product/fixtures.ts';
import { openHazardousHouse } from './product/hazardous-house.ts';
import { test } from './product/modeled-product.ts';
import { openAll } from './product/shown-results.ts';

// Without an imagery service there is no aerial picture.
test.use({ expectedConsoleErrors: [/status of 404/] });

// Run in order in one worker, to share one product and one page. Only the last test changes the house.
test.describe.configure({ mode: 'default' });

const phone = { width: 390, height: 844 };

test('on a phone the first marked photo is within the first two screens', async ({
  sharedPage: page,
  model,
}) => {
  await page.setViewportSize(phone);
  await openHazardousHouse(page, model, { labeled: false });
  const box = await page.locator('[data-hazard-box]').first().boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * phone.height);
});

test('a home of which little was seen shows only its range', async ({
  sharedPage: page,
  model,
}) => {
  await page.route('**/analyses?limit=1', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { analyses: Record<string, unknown>[] };
    const analyses = body.analyses.map((analysis) => ({
      ...analysis,
      enough_seen: false,
      dss_score: 54,
      band: 'fair',
      range: { low: 34, high: 76 },
    }));
    await route.fulfill({ response, json: { analyses } });
  });
  await page.goto('about:blank');
  await openHazardousHouse(page, model, { labeled: false });
  await expect(
    page.getByText('Likely between 34 and 76. We don’t know enough about your home yet.'),
  ).toBeVisible();
  await expect(page.getByText('54 is the middle of all homes that fit what we know')).toBeVisible();
  const score = page.getByRole('region', { name: 'Your score' });
  await expect(score.getByText(/Fair|Good|Excellent|Poor/)).toHaveCount(0);
  await expect(page.getByText(/moderate defensible space/)).toHaveCount(0);
  await expect(score.getByRole('link', { name: /^Walk me through it/ })).toBeVisible();
});

test('on a desktop the three first things to do are on the first screen', async ({
  sharedPage: page,
  model,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHazardousHouse(page, model);
  const items = page.getByRole('region', { name: 'What to do first' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
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

test('on a phone a bar leads from anywhere to any section', async ({ sharedPage: page, model }) => {
  await page.setViewportSize(phone);
  await openHazardousHouse(page, model);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await topOf('Map of your photos')).toBeGreaterThan(await topOf('Hazards found'));
  await page.getByRole('button', { name: 'Jump to…' }).click();
  await expectAccessible(page, dialogs);
  await page.getByRole('dialog').getByRole('button', { name: 'Photos' }).click();
  const heading = page.getByRole('heading', { name: 'Your photos', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px the first thing to do is on the first screen`, async ({
    sharedPage: page,
    model,
  }) => {
    await page.setViewportSize(viewport);
    await openHazardousHouse(page, model);
    const first = page.getByRole('region', { name: 'What to do first' });
    await expect(first.getByRole('listitem')).toHaveCount(3);
    const item = first.getByRole('listitem').first();
    await expect(item).toBeInViewport({ ratio: 1 });
    await expect(item.locator('[data-hazard-box]')).toBeInViewport();
    await expect(item.getByText(/^\+\d+ points?$|^up to \+|^less than 1 point$/)).toBeVisible();
    await expect(item.getByText(/Free|\$/)).toBeVisible();
    await expect(item.getByText(/hour|day/)).toBeVisible();

    const title = (await item.getByRole('button').last().textContent()) ?? '';
    await item.getByRole('button', { name: title }).click();
    const card = page.getByRole('article').filter({ hasText: title }).first();
    await expect(card.locator('details').first()).toHaveAttribute('open', '');
    await expect(card).toBeInViewport();
    await card.locator('summary').first().click();
    await expect(card.locator('details').first()).not.toHaveAttribute('open');
  });
}

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

test('text of twice the size makes no page of results wider than a phone, in either language', async ({
  sharedPage: page,
  model,
}) => {
  await page.setViewportSize(phone);
  await openHazardousHouse(page, model);
  for (const language of ['', '/es']) {
    if (language !== '') await page.goto(`${language}${new URL(page.url()).pathname}`);
    await expect(page.getByRole('article')).toHaveCount(13);
    await openAll(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await expectNoSidewaysScrolling(page);
  }
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
