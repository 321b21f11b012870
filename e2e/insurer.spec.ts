import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

// The server counts by California's calendar, as an owner there does.
const timezoneId = 'America/Los_Angeles';
test.use({ timezoneId });

/** A day of this browser's calendar, as a date field takes it. */
function dayIn(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: timezoneId });
  return new Date(Date.parse(today) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A home of which a single question is answered. */
async function homeAt(
  page: Page,
  address: string,
  question: 'roof_wood' | 'roof_clean',
): Promise<string> {
  const made = await page.request.post('/api/properties', {
    data: { address },
    headers: fromOurPage,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [{ question_id: question, side: null, answer: 'no' }];
  await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: fromOurPage,
  });
  return id;
}

test('an owner who heard from an insurer sees how long is left, how the home stands, and what to send', async ({
  page,
}) => {
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '9 Ember Lane, Ojai, CA' });
  const answers = [
    { question_id: 'eaves_closed', side: null, answer: 'yes' },
    { question_id: 'mulch_at_wall', side: 'south', answer: 'yes' },
  ];
  await send('PUT', `/api/properties/${id}/answers`, { answers });

  await page.goto(`/property/${id}/insurer`);
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item('Eaves')).toContainText('Met, or none here');
  await expect(item('First five feet')).toContainText('Not met');
  await expect(item('Community program')).toContainText('Not asked');
  await expectAccessible(page);

  await page.goto(`/es/property/${id}/insurer`);
  await page.getByRole('link', { name: 'Escribir la carta' }).click();
  await expect(page).toHaveURL(`/es/property/${id}/letter`);
});

test('an owner goes from an insurer’s letter to a new score, and ends with the policy kept', async ({
  page,
}) => {
  const id = await homeAt(page, '9 Ember Lane, Ojai, CA', 'roof_wood');
  const put = (path: string, data: object) =>
    page.request.put(`/api/properties/${id}/${path}`, { data, headers: fromOurPage });
  await put('answers', {
    answers: [{ question_id: 'mulch_at_wall', side: 'south', answer: 'yes' }],
  });
  const done = { done_on: dayIn(0), cost_usd: null, note: null };
  expect((await put('plan/replace_mulch/done', done)).ok()).toBe(true);

  await page.goto(`/property/${id}/insurer`);
  const workDone = page.getByRole('region', { name: 'Work done' });
  await expect(workDone).toContainText('Mulch or turf that burns within five feet');
  await expect(workDone).toContainText('You said so');
  await expect(workDone).toContainText('Done on ');
  await page.getByLabel('What it is').selectOption('A wildfire score');
  await page.getByLabel('Your insurer’s name').fill('Valley Mutual');
  await page.getByLabel('Date on it').fill(dayIn(-10));
  const deadline = page.getByLabel('By when does your insurer want to hear from you?');
  await deadline.fill('0202-11-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Check the year.')).toBeVisible();
  await deadline.fill(dayIn(12));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('12 days left to answer')).toBeFocused();
  await page.reload();
  const notice = page.getByRole('article', { name: 'Wildfire score' });
  await expect(notice).toContainText('12 days left to answer');
  await expect(notice).toContainText('30 days to score your home again after finished work');
  await expect(notice).toContainText('10 CCR 2644.9. Last checked');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write the letter' }).click();
  await expect(page.getByLabel('The letter’s text')).toHaveValue(/^Valley Mutual$/mu);

  await page.goto(`/property/${id}`);
  await expect(page.getByRole('link', { name: 'For your insurer' })).toContainText(
    '12 days left to answer',
  );
  await page.goto('/properties');
  await expect(page.getByRole('listitem').filter({ hasText: '9 Ember Lane' })).toContainText(
    '12 days left to answer',
  );

  await page.goto(`/property/${id}/insurer`);
  const chosen = page.waitForEvent('filechooser');
  await notice.getByRole('button', { name: 'Add a photo of the letter' }).click();
  await (await chosen).setFiles(drawnPictures().slice(0, 1));
  await notice.getByRole('button', { name: 'Show it' }).click();
  await expect(notice.getByRole('img', { name: 'Photo of the letter' })).toBeVisible();
  const photos = await page.request.get(`/api/properties/${id}/photos`);
  expect(await photos.json()).toEqual({ photos: [] });

  await notice.getByRole('link', { name: 'Ask for a new score' }).click();
  const letter = page.getByLabel('The letter’s text');
  await expect(letter).toHaveValue(/Valley Mutual/);
  await expect(letter).toHaveValue(/evaluate the home again with the finished work listed below/);
  await expect(letter).toHaveValue(/you have 30 days from when the work is done/);
  await expect(letter).toHaveValue(/Fixed: Mulch or turf that burns within five feet/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I sent it today' }).click();
  await expect(page.getByText('Noted for today.')).toBeVisible();

  await page.goto(`/property/${id}/insurer`);
  await expect(notice).toContainText('30 days left for your insurer');
  await expect(notice).toContainText('I told them what I fixed');
  await notice.getByRole('button', { name: 'Note what was sent or answered' }).click();
  await notice.getByLabel('What happened?').selectOption('They scored my home again');
  await notice.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice).toContainText('by your notes');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/es/property/${id}/insurer`);
  const spanish = page.getByRole('article', { name: 'Puntaje de incendios forestales' });
  await expect(spanish).toContainText('Volvieron a evaluar mi casa');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.goto(`/property/${id}/insurer`);
  await notice.getByText('It’s over').click();
  await notice.getByLabel('I kept my policy').check();
  await expect(notice).toContainText('We add one to a number: “Wildfire score, kept.”');
  await notice.getByRole('button', { name: 'Save how it ended' }).click();
  await page.getByText('1 that’s over').click();
  await expect(notice).toContainText('you kept your policy');
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('link', { name: 'For your insurer' })).toContainText(
    'Letter and report',
  );
});

test('the days of a non-renewal are those of the state’s law, and none where it has none', async ({
  page,
}) => {
  const enter = async (address: string) => {
    const id = await homeAt(page, address, 'roof_wood');
    await page.goto(`/property/${id}/insurer`);
    await page.getByLabel('What it is').selectOption('They won’t renew my policy');
    await page.getByLabel('Date on it').fill(dayIn(-3));
    await page.getByLabel('By when does your insurer want to hear from you?').fill(dayIn(-1));
    await page.getByLabel('When does your policy end?').fill(dayIn(60));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    return page.getByRole('article', { name: 'Non-renewal' });
  };
  const inCalifornia = await enter('9 Ember Lane, Ojai, CA');
  await expect(inCalifornia).toContainText('60 days until your policy ends');
  await expect(inCalifornia).toContainText('by its date, too late');
  await expect(inCalifornia).toContainText('That was yesterday');
  await expect(inCalifornia).toContainText('You can still write, and ask whether they take it.');
  await expect(inCalifornia).toContainText('75 days before');
  await expect(inCalifornia).toContainText('Insurance Code 678');
  await expect(inCalifornia).toContainText('With a free account, we can email you');

  await inCalifornia.getByRole('button', { name: 'Note what was sent or answered' }).click();
  await inCalifornia.getByLabel('What happened?').selectOption('I appealed my wildfire score');
  await inCalifornia.getByLabel('When did they get it?').fill(dayIn(-15));
  await inCalifornia.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(inCalifornia).toContainText('15 days left for your insurer');
  await inCalifornia.getByText('Ask where it is').click();
  await expect(inCalifornia).toContainText('I have no note of a confirmation.');
  await expect(inCalifornia).toContainText('As I understand the rule (10 CCR 2644.9)');
  await expectAccessible(page);

  const inOregon = await enter('12 Elm Street, Bend, OR 97701');
  await expect(inOregon).toContainText('60 days until your policy ends');
  await expect(inOregon).toContainText('We know no law of Oregon');
  await expect(inOregon).not.toContainText('too late');
  await expect(page.getByText('The Oregon Division of Financial Regulation')).toBeVisible();
  // Its program is one that insurers needn’t ask about.
  await expect(page.getByRole('main')).toContainText('Wildfire Prepared Home');
  await expect(page.getByRole('main')).not.toContainText('What insurers ask about');
});

test('what applies at an address names its own state’s laws, and how the home stands', async ({
  page,
}) => {
  const paradise = await homeAt(page, '6500 Skyway, Paradise, CA 95969', 'roof_clean');
  const firewood = [{ question_id: 'firewood_at_wall', side: 'east', answer: 'yes' }];
  await page.request.put(`/api/properties/${paradise}/answers`, {
    data: { answers: firewood },
    headers: fromOurPage,
  });
  await page.goto(`/property/${paradise}/insurer`);
  await page.getByRole('link', { name: 'What applies here' }).first().click();
  const laws = (group: string) => page.getByRole('region', { name: group });
  await expect(laws('Your city or county')).toContainText('Paradise’s own rule');
  await expect(laws('Depends on your exact address')).toContainText(
    'found: Leaves and needles on the roof. May count, depending on what we don’t ask: Firewood',
  );
  await expect(laws('Not in force today')).toContainText('Withdrawn');
  await expect(page.getByRole('main')).not.toContainText(/Berkeley’s own|Hayward|Ventura/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    `/es/property/${await homeAt(page, '12 Elm Street, Bend, OR 97701', 'roof_clean')}/rules`,
  );
  await expect(laws('Ya no está en vigor')).toContainText('Derogada');
  await expect(page.getByRole('main')).not.toContainText('California');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('a law that nobody looked at for 120 days says so wherever it is told', async ({ page }) => {
  const id = await homeAt(page, '435 Ryman St, Missoula, MT 59802', 'roof_wood');
  const old = 'That is more than 120 days ago. Check it before you rely on it.';
  await page.goto(`/property/${id}/rules`);
  await expect(page.getByText('Last checked September 25, 2026')).toBeVisible();
  await expect(page.getByText(old)).toHaveCount(0);

  await page.clock.setFixedTime('2027-02-01T12:00:00-07:00');
  await page.goto(`/property/${id}/rules`);
  await expect(page.getByText(old)).toBeVisible();
  await page.goto(`/property/${id}/insurer`);
  await page.getByLabel('What it is').selectOption('A wildfire score');
  await page.getByLabel('Date on it').fill('2027-01-20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const law = page.getByRole('article', { name: 'Wildfire score' }).getByText('MCA 33-16-117');
  await expect(law.locator('..')).toContainText(old);
  await page.getByText('Insurance rules in Montana').click();
  await expect(page.getByText(old)).toHaveCount(2);
  await page.goto(`/es/property/${id}/rules`);
  await expect(page.getByText('Eso fue hace más de 120 días.')).toBeVisible();
});

test('the link of a reminder ends the reminders only once a button is pressed', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 404/);
  await page.goto('/end-reminders');
  await expect(page.getByText('This link isn’t whole.')).toBeVisible();
  await page.goto('/es/end-reminders#nothing');
  await page.getByRole('button', { name: 'Desactivar los recordatorios' }).click();
  await expect(page.getByText('No se pudieron desactivar los recordatorios')).toBeVisible();
});
