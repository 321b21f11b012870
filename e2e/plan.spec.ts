import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { pressAnswer } from './product/answer-question.ts';
import { expectAccessible, expectValidHtml } from './product/accessibility.ts';
import { fineHouse } from './product/fine-house.ts';
import { expect, test } from './product/fixtures.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

interface GivenAnswer {
  readonly question_id: string;
  readonly side: string | null;
  readonly answer: string;
}

/** Hazards at a house of which enough is known for a score. */
const someHazards: readonly GivenAnswer[] = [
  ...fineHouse,
  { question_id: 'roof_clean', side: null, answer: 'no' },
  { question_id: 'gutters_clean', side: null, answer: 'no' },
  { question_id: 'mulch_at_wall', side: null, answer: 'yes' },
  { question_id: 'things_at_wall', side: null, answer: 'yes' },
  { question_id: 'vents_fine_mesh', side: null, answer: 'no' },
  { question_id: 'branches_clear', side: null, answer: 'no' },
];

/** Gives the page's visitor a house that is scored from answers alone. */
async function answerAboutHouse(
  page: Page,
  answers: readonly GivenAnswer[] = someHazards,
): Promise<string> {
  const created = await page.request.post('/api/properties', {
    data: { address: '7 Manzanita Way' },
    headers: fromOurPage,
  });
  const { id }: { id: string } = await created.json();
  const saved = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: fromOurPage,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return id;
}

/** What says that everything is there, on every side. */
function everyHazard(): GivenAnswer[] {
  const toNo =
    'roof_whole roof_clean gutters_clean gutters_covered branches_clear chimney_screened vents_fine_mesh eaves_closed windows_two_panes windows_tempered gaps_sealed siding_unburnable wall_base_bare deck_unburnable under_deck_clear propane_clear driveway_open address_visible';
  const toYes =
    'roof_wood pergola_attached fence_attached plants_at_wall mulch_at_wall things_at_wall firewood_at_wall woodpile_in_yard shed_near double_fence slope_below neighbor_near on_ridge dead_plants_in_yard shrubs_close_together fuel_under_trees dry_grass_in_yard fire_prone_plants_near brush_beyond_yard dry_grass_beyond_yard';
  const perHome = new Set(
    toNo.split(' ').concat('roof_wood', 'on_ridge', 'pergola_attached', 'double_fence'),
  );
  return [
    ...toNo.split(' ').map((id) => ({ id, answer: 'no' })),
    ...toYes.split(' ').map((id) => ({ id, answer: 'yes' })),
  ].flatMap(({ id, answer }) =>
    (perHome.has(id) ? [null] : ['north', 'east', 'south', 'west']).map((side) => ({
      question_id: id,
      side,
      answer,
    })),
  );
}

const roofAndGutters = /Clear leaves off the roof|Clean the gutters/;
const add = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^Add to plan: (${roofAndGutters.source})`) });
const remove = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^Remove from your plan: (${roofAndGutters.source})`),
  });

async function openBudget(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Budget: $500, one weekend' }).click();
  return page.getByRole('region', { name: 'What can you do with your budget?' });
}

test('a plan made within a budget is there on another device, too', async ({ page, context }) => {
  const id = await answerAboutHouse(page);
  await page.goto(`/property/${id}`);
  await page.getByRole('link', { name: /^Your plan/ }).click();
  await expect(page).toHaveURL(`/property/${id}/plan`);
  await expect(page.getByRole('heading', { name: 'Your plan', level: 1 })).toBeVisible();
  const best = await openBudget(page);
  await expect(best.getByText('With $500 and one weekend, your best')).toBeVisible();

  await best.getByLabel('Budget in dollars').fill('0');
  await best.getByRole('radio', { name: 'An evening' }).check();
  await expect(best.getByText('With $0 and an evening, your best')).toBeVisible();
  const evening = page.getByRole('region', { name: 'This evening' });
  await expect(evening.getByRole('heading', { name: roofAndGutters })).toBeVisible();
  const figures = (await best.getByText(/^Score \d+ to \d+$/).textContent()) ?? '';
  const [from = '', to = ''] = figures.match(/\d+/g) ?? [];
  expect(Number(to)).toBeGreaterThan(Number(from));
  // One job alone is nothing “together”.
  await expect(evening.getByText(`+${Number(to) - Number(from)}`, { exact: true })).toBeVisible();
  await best.getByRole('button', { name: /^Add th/ }).click();
  await expect(page.getByText(`From ${from} to ${to}`).first()).toBeAttached();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`Score ${to}[,.]`) }),
  ).toBeAttached();
  await expect(remove(page)).toBeVisible();
  await expectAccessible(page);
  await expectValidHtml(page);

  const other = await context.newPage();
  await other.goto(`/property/${id}/plan`);
  await remove(other).click();
  await expect(add(other)).toBeVisible();
  await expect(add(page)).toBeVisible();

  await best.getByLabel('Budget in dollars').fill('300');
  const totals =
    (await best.getByText('if you hire someone for “').locator('..').textContent()) ?? '';
  expect(totals).toContain('if you do yourself what you can');
  await best.getByRole('button', { name: 'Add these 2 to your plan' }).click();
  await expect(page.getByText('2 jobs in your plan').first()).toBeVisible();
  await expect(page.locator('p').filter({ hasText: totals })).toHaveCount(2);

  const contractor = page.getByRole('region', { name: 'With a contractor' });
  await expect(contractor.getByRole('listitem')).not.toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await contractor.locator('summary').first().click();
  await expect(contractor.getByText('Keep people, ladders and tools away')).toBeVisible();
  await page.getByRole('button', { name: 'Show your home from above' }).click();
  await page.locator('summary').filter({ hasText: 'Points by part' }).click();
  await expectAccessible(page);
});

test('a pin leads to the card of the job that removes its hazard, and a card marks its pins', async ({
  page,
}) => {
  const id = await answerAboutHouse(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/property/${id}/plan`);
  const home = page.getByRole('group', { name: 'Your home from above' }).filter({ visible: true });
  const vents = home.getByRole('button', { name: /ent.*, whole home/ });
  const card = page.getByRole('listitem').filter({ has: page.getByText('Screen the vents') });
  await card.hover();
  await expect(vents).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(vents).toHaveAttribute('aria-pressed', 'false');
  await vents.press('Enter');
  await expect(card).toBeFocused();
  await expect(vents).toHaveAttribute('aria-pressed', 'true');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Show your home from above' }).click();
  await vents.press('Enter');
  await expect(card).toBeInViewport();
  await expect(vents).toHaveCount(0);
});

test('what is added to the plan, then done, is on one sheet for the fridge', async ({ page }) => {
  const id = await answerAboutHouse(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await page.goto(`/property/${id}/plan`);
  await expect(page.getByText('Sweep the first five feet').first()).toBeAttached();
  // Its prices go beyond the budget of $500 in which it stands.
  const card = page.getByRole('article').filter({ hasText: 'Screen the vents' });
  await expect(card.getByText('$100 to $3,000', { exact: true })).toBeVisible();
  await expect(card.getByText('$100 if you do it yourself')).toBeVisible();
  for (const title of ['Screen the vents', 'Replace mulch with gravel or stone'])
    await page.getByRole('button', { name: `Add to plan: ${title}` }).click();
  await add(page).click();
  await expect(page.getByText('3 jobs in your plan').first()).toBeVisible();
  const together = Number(
    (
      await page
        .getByText(/^together \+\d+$/)
        .first()
        .textContent()
    )?.slice(10),
  );
  expect(together).toBeGreaterThan(0);

  // Checking it leads to what says that it is done, in one tap; leaving says nothing.
  const vents = page.getByRole('checkbox', { name: 'Done: Screen the vents' });
  await vents.click();
  const form = page.getByRole('dialog', { name: 'Mark as done' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(vents).not.toBeChecked();
  await vents.click();
  await pressAnswer(form.getByRole('button', { name: 'Done today, without a photo' }));
  await pressAnswer(page.getByRole('button', { name: 'Close' }));
  await expect(vents).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Done', exact: true })).toContainText('vents');
  await expect(page.getByText('2 jobs in your plan').first()).toBeVisible();

  await page.getByRole('button', { name: 'Print for the fridge' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  for (const format of ['Letter', 'A4'] as const) {
    const { sheets, text } = await printed(page, format);
    expect(sheets).toBe(1);
    for (const said of [
      '7 Manzanita Way',
      'Replace mulch',
      'Screen the vents',
      'Every year',
      'Sweep the first five feet',
    ])
      expect(text).toContain(said.replaceAll(/\s/g, ''));
    expect(text).toMatch(/Score\d+now,\d+whendonetogether\+\d+/i);
    for (const said of ['Cut branches', 'Add to plan', 'Back to results'])
      expect(text).not.toContain(said.replaceAll(/\s/g, ''));
  }
});

test('even everything that can be found prints on one sheet, in both languages', async ({
  page,
}) => {
  test.slow();
  const id = await answerAboutHouse(page, everyHazard());
  for (const base of ['', '/es']) {
    await page.goto(`${base}/property/${id}/plan`);
    await expect(page.getByRole('article').nth(25)).toBeAttached();
    await expect(page.locator('table tr')).not.toHaveCount(0);
    for (const format of ['Letter', 'A4'] as const)
      expect((await printed(page, format)).sheets, `${base} ${format}`).toBe(1);
  }
});

for (const { what, found, done } of [
  {
    what: 'twelve jobs of three groups',
    found:
      'shrubs_close_together:yes address_visible:no dead_plants_in_yard:yes roof_whole:no wall_base_bare:no chimney_screened:no double_fence:yes under_deck_clear:no siding_unburnable:no driveway_open:no mulch_at_wall:yes eaves_closed:no',
    done: [],
  },
  {
    what: 'few jobs of three groups, after finished work',
    found: 'fence_attached:yes plants_at_wall:yes shed_near:yes roof_wood:yes siding_unburnable:no',
    done: ['clear_plants_at_wall'],
  },
]) {
  test(`the plan prints on one sheet: ${what}`, async ({ page }) => {
    const answers = found.split(' ').map((each) => {
      const [id = '', answer = ''] = each.split(':');
      return { question_id: id, side: null, answer };
    });
    const fine = fineHouse.filter(
      ({ question_id: fineId }) => !answers.some(({ question_id: id }) => id === fineId),
    );
    const id = await answerAboutHouse(page, [...fine, ...answers]);
    for (const stepId of done) {
      const said = await page.request.put(`/api/properties/${id}/plan/${stepId}/done`, {
        data: { done_on: new Date().toISOString().slice(0, 10), cost_usd: null, note: null },
        headers: fromOurPage,
      });
      expect(said.ok(), await said.text()).toBe(true);
    }
    for (const base of ['', '/es']) {
      await page.goto(`${base}/property/${id}/plan`);
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      await expect(page.locator('table tr')).not.toHaveCount(0);
      for (const format of ['Letter', 'A4'] as const)
        expect((await printed(page, format)).sheets, `${base} ${format}`).toBe(1);
    }
  });
}

async function printed(page: Page, format: 'Letter' | 'A4') {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { totalPages: sheets, text } = await extractText(pdf, { mergePages: true });
  return { sheets, text: text.replaceAll(/\s/g, '') };
}

test('of a home that can’t be rated, neither plan, budget nor sheet tells a score or points', async ({
  page,
}) => {
  const id = await answerAboutHouse(page, [
    { question_id: 'gutters_clean', side: null, answer: 'no' },
    { question_id: 'mulch_at_wall', side: null, answer: 'yes' },
  ]);
  await page.goto(`/property/${id}/plan`);
  await expect(
    page.getByText('We don’t know enough about your home yet to score it'),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to plan: / })
    .first()
    .click();
  const best = await openBudget(page);
  await expect(best.getByText('With $500 and one weekend, your best')).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByText(/^Range \d+–\d+$/).first()).toBeAttached();
  await expect(
    main.getByText(/Score \d|From \d+ to \d+|together \+|\+\d+ points?|less than 1 point/),
  ).toHaveCount(0);
  expect((await printed(page, 'Letter')).text).toMatch(/Range\d+–\d+/);
  expect((await printed(page, 'Letter')).text).not.toMatch(/Score\d|together/);
});

test('without work that is known, the plan keeps the upkeep, and doesn’t say that nothing is left', async ({
  page,
}) => {
  const id = await answerAboutHouse(page, [
    { question_id: 'roof_clean', side: null, answer: 'yes' },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/property/${id}/plan`);
  await expect(page.getByRole('heading', { name: 'No work is known yet' })).toBeVisible();
  await page.getByRole('link', { name: 'All year, in your calendar' }).click();
  await expect(page).toHaveURL(`/property/${id}/upkeep`);
});
