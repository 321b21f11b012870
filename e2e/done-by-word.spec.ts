import { readFile } from 'node:fs/promises';
import { pressAnswer } from './product/answer-question.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { fineHouse } from './product/fine-house.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/** Of the calendar of the browser: in Playwright, that of this machine. */
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
const isoDay = (date: Date) => date.toLocaleDateString('sv-SE');
const dayText = (date: Date, dateStyle: 'medium' | 'long') =>
  date.toLocaleDateString('en-US', { dateStyle });

test('without a model, work is done by its owner’s word, first without a photo and then with one, everywhere', async ({
  page,
}) => {
  const [picture] = drawnPictures();
  if (!picture) throw new Error('too few pictures');
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '14 Chamise Court' });
  const answers = [...fineHouse, { question_id: 'firewood_at_wall', answer: 'yes' }];
  await send('PUT', `/api/properties/${id}/answers`, { answers });
  const changes = [{ step_id: 'move_firewood', planned: true }];
  await send('PUT', `/api/properties/${id}/plan`, { changes });

  await page.goto(`/property/${id}/plan`);
  await page.getByRole('checkbox', { name: /^Done: / }).click();
  const form = page.getByRole('dialog', { name: 'Mark as done' });
  await expect(form).toContainText('By marking it done, you say that none of this is left: ');
  const day = form.getByLabel('When was it done?');
  await day.fill('2026-01-02');
  await pressAnswer(form.getByRole('button', { name: 'Done, without a photo' }));
  await expect(
    form.getByText(/^You told us about this on .* Choose that day or a later one\.$/),
  ).toBeVisible();
  await day.fill(isoDay(yesterday));
  await pressAnswer(
    form.getByRole('button', { name: `Done on ${dayText(yesterday, 'medium')}, without a photo` }),
  );
  await expect(page.getByText('Done, as you said; no photo.')).toBeVisible();
  await pressAnswer(page.getByRole('button', { name: 'Close' }));
  const card = page
    .getByRole('region', { name: 'Done', exact: true })
    .getByRole('listitem')
    .first();
  await expect(card.getByText('You said so', { exact: true })).toBeVisible();
  await expect(card.getByText(`Done on ${dayText(yesterday, 'long')}`)).toBeVisible();
  await expect(card.getByText(/^\+\d+ points?$/)).toBeVisible();
  await expect(page.getByText(/Set aside|not confirmed|No points regained/i)).toHaveCount(0);

  await card.getByRole('button', { name: 'Add a photo of it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a photo' });
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Choose a photo' }).click();
  await (await chooser).setFiles(picture);
  const check = page.getByRole('dialog', { name: 'Is this the finished work?' });
  await pressAnswer(check.getByRole('button', { name: 'Use this photo' }));
  const added = page.getByRole('dialog', { name: 'Photo added' });
  await expect(added.getByText('Your photo stands beside what you said.')).toBeVisible();
  await pressAnswer(added.getByRole('button', { name: 'Close' }));
  await expect(card.getByText('You said so, photo attached')).toBeVisible({ timeout: 60_000 });
  await expect(card.getByAltText(/^After: /)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: 'Back to results' }).first().click();
  await page.getByRole('link', { name: 'See Full Details' }).click();
  const workDone = page.getByRole('region', { name: 'Work done' });
  await expect(workDone.getByText('You said so, photo attached')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set aside by you' })).toHaveCount(0);

  await page.goto(`/property/${id}/letter`);
  const letter = page.getByLabel('The letter’s text');
  await expect(letter).toHaveValue(/WORK THAT I STATE IS DONE/);
  await expect(letter).toHaveValue(
    new RegExp(`I state that this work was done on ${dayText(yesterday, 'long')}\\.`),
  );
  await expect(letter).toHaveValue(/I state that photo 1, .*, is from after the work\./);
});

test('a photo from long before the hazard was told of says so, and gives the work no day', async ({
  page,
}) => {
  const [picture] = drawnPictures();
  if (!picture) throw new Error('too few pictures');
  const made = await page.request.post('/api/properties', {
    data: { address: '18 Chamise Court' },
    headers: fromOurPage,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [...fineHouse, { question_id: 'firewood_at_wall', answer: 'yes' }];
  await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers },
    headers: fromOurPage,
  });

  await page.goto(`/property/${id}/plan`);
  await page.getByRole('checkbox', { name: /^Done: / }).click();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog', { name: 'Mark as done' })
    .getByRole('button', { name: 'Choose a photo' })
    .click();
  await (
    await chooser
  ).setFiles({
    name: 'old.jpg',
    mimeType: 'image/jpeg',
    buffer: takenOn('2007:05:24 10:00:00', await readFile(picture)),
  });
  const check = page.getByRole('dialog', { name: 'Is this the finished work?' });
  const today = new Date();
  await expect(check).toContainText(
    `This photo is from May 24, 2007, before you told us about this on ${dayText(today, 'long')}. So it can’t show that this is gone. Take a new one, or say when the work was done.`,
  );
  await expect(check.getByLabel('When was it done?')).toHaveValue('');
  await expectAccessible(page);
  await pressAnswer(check.getByRole('button', { name: 'Done, with this photo' }));
  await expect(check.getByText('Choose a day.')).toBeVisible();
  await check.getByLabel('When was it done?').fill(isoDay(today));
  await pressAnswer(check.getByRole('button', { name: 'Done today, with this photo' }));
  await expect(
    page.getByText(
      'A photo from after this work is dated before it; one of the two dates is wrong.',
    ),
  ).toBeVisible({ timeout: 60_000 });
});

/** The same JPEG with the moment at which it was taken in its EXIF: 'YYYY:MM:DD hh:mm:ss'. */
function takenOn(moment: string, jpeg: Buffer): Buffer {
  // Little-endian TIFF: a directory that points to the one of EXIF, whose only entry is DateTimeOriginal (0x9003).
  const tiff = Buffer.concat([
    Buffer.from('49492a0008000000', 'hex'),
    Buffer.from('010069870400010000001a00000000000000', 'hex'),
    Buffer.from('010003900200140000002c00000000000000', 'hex'),
    Buffer.from(`${moment}\0`),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}

test('a part of a step that is told of later is new, and gives its name to nothing that is done', async ({
  page,
}) => {
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '16 Chamise Court' });
  const tell = (about: string) =>
    send('PUT', `/api/properties/${id}/answers`, {
      answers: [{ question_id: about, answer: 'no' }],
    });
  await tell('gutters_clean');
  await send('PUT', `/api/properties/${id}/plan/clean_roof_and_gutters/done`, {
    done_on: isoDay(new Date()),
    cost_usd: null,
    note: 'I cleaned them on Friday.',
  });
  await tell('roof_clean');

  await page.goto(`/property/${id}/plan`);
  const done = page.getByRole('region', { name: 'Done', exact: true }).getByRole('listitem');
  await expect(done.getByRole('heading')).toHaveText(['Clean the gutters']);
  await expect(page.getByText('Found again since')).toHaveCount(0);
  await expect(
    page.getByRole('checkbox', { name: 'Done: Clear leaves off the roof' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Back to results' }).first().click();
  await page.getByRole('link', { name: 'See Full Details' }).click();
  const workDone = page.getByRole('region', { name: 'Work done' }).getByRole('listitem');
  await expect(workDone).toHaveCount(1);
  await expect(workDone).toContainText(/gutters/);
});
