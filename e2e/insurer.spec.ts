import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/** A day of this browser's calendar, as a date field takes it. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
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

  await page.getByLabel('By when does your insurer want to hear from you?').fill(dayIn(12));
  await page.getByRole('button', { name: 'Save the date' }).click();
  await expect(page.getByText('12 days left')).toBeFocused();
  await page.reload();
  await expect(page.getByText('12 days left')).toBeVisible();
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('link', { name: 'For your insurer' })).toContainText('12 days left');
  await page.goto(`/property/${id}/insurer`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  await page.getByLabel('By when does your insurer want to hear from you?').fill(dayIn(-1));
  await page.getByRole('button', { name: 'Save the date' }).click();
  await expect(page.getByText('Your deadline was yesterday')).toBeVisible();

  await page.goto(`/es/property/${id}/insurer`);
  await expect(page.getByText('Su fecha límite fue ayer')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar la fecha' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByLabel('¿Hasta cuándo espera su aseguradora una respuesta?')).toHaveValue(
    '',
  );
  await page.getByRole('link', { name: 'Escribir la carta' }).click();
  await expect(page).toHaveURL(`/es/property/${id}/letter`);
});

test('an owner names a day, and sees by when the law of the state has the insurer act', async ({
  page,
}) => {
  const clock = (name = 'How long they have') => page.getByRole('region', { name });
  const id = await homeAt(page, '9 Ember Lane, Ojai, CA', 'roof_wood');
  await page.goto(`/property/${id}/insurer`);
  await clock().getByLabel('When did they get your appeal?').fill(dayIn(-20));
  await expect(clock().getByRole('status')).toContainText('That was 10 days ago');
  await expect(clock().getByRole('status')).toContainText('10 days left');
  await expect(clock().getByRole('status')).toContainText('10 CCR 2644.9. Last checked');
  await expectAccessible(page);
  await clock().getByLabel('When did they get your appeal?').fill('0202-11-01');
  await expect(clock()).toContainText('Check the year.');
  await expect(clock().getByRole('status')).toBeEmpty();

  await clock().getByLabel('What happened?').selectOption('They won’t renew my policy');
  await expect(clock().getByLabel('When does your policy end?')).toHaveValue('');
  await clock().getByLabel('When does your policy end?').fill(dayIn(75));
  await expect(clock().getByRole('status')).toContainText('Today');
  await expect(clock().getByRole('status')).toContainText('Insurance Code 678');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/es/property/${id}/insurer`);
  const spanish = clock('Cuánto tiempo tiene la aseguradora');
  await spanish.getByLabel('¿Qué pasó?').selectOption('Les dije lo que arreglé');
  await spanish.getByLabel('¿Cuándo se enteraron?').fill(dayIn(0));
  await expect(spanish.getByRole('status')).toContainText('Quedan 30 días');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.goto(
    `/property/${await homeAt(page, '12 Elm Street, Bend, OR 97701', 'roof_wood')}/insurer`,
  );
  await expect(clock()).toContainText('We know no law of Oregon');
  await expect(page.getByText('The Oregon Division of Financial Regulation')).toBeVisible();
  // Its program is one that insurers needn’t ask about.
  await expect(page.getByRole('main')).toContainText('Wildfire Prepared Home');
  await expect(page.getByRole('main')).not.toContainText('What insurers ask about');
});

test('elsewhere, the page names no rule and no authority of California', async ({ page }) => {
  const id = await homeAt(page, '4 Aspen Way, Evergreen, CO 80439', 'roof_wood');
  await page.goto(`/property/${id}/insurer`);
  await expect(page.getByText('The Colorado Division of Insurance')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(
    /California|Safer from Wildfires|927-4357/,
  );
});

test('what applies at an address names its own state’s laws, and how the home stands', async ({
  page,
}) => {
  const paradise = await homeAt(page, '6500 Skyway, Paradise, CA 95969', 'roof_clean');
  await page.goto(`/property/${paradise}/insurer`);
  await page.getByRole('link', { name: 'What applies here' }).first().click();
  const laws = (group: string) => page.getByRole('region', { name: group });
  await expect(laws('Your city or county')).toContainText('Paradise’s own rule');
  await expect(laws('Depends on your exact address')).toContainText(
    'found: Leaves and needles on the roof',
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

  await page.goto(
    `/property/${await homeAt(page, '3 Prairie Road, Wichita, KS 67202', 'roof_clean')}/rules`,
  );
  await expect(page.getByText('We haven’t looked for laws of Kansas')).toBeVisible();
  await page.goto(
    `/property/${await homeAt(page, '301 Yakima St, Wenatchee, WA 98801', 'roof_clean')}/rules`,
  );
  await expect(
    page.getByText('On September 25, 2026, we looked for laws of Washington'),
  ).toBeVisible();
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
  await page.getByLabel('When did they get your request?').fill('2027-01-20');
  await expect(page.getByRole('status').filter({ hasText: 'MCA 33-16-117' })).toContainText(old);
  await page.getByText('Insurance rules in Montana').click();
  await expect(page.getByText(old)).toHaveCount(2);
  await page.goto(`/es/property/${id}/rules`);
  await expect(page.getByText('Eso fue hace más de 120 días.')).toBeVisible();
});
