import { readFile } from 'node:fs/promises';
import { pressAnswer } from './product/answer-question.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { fineHouse } from './product/fine-house.ts';
import { seenBox } from './product/hazardous-house.ts';
import { expect } from './product/fixtures.ts';
import { test } from './product/modeled-product.ts';
import { drawnPictures } from './product/photos.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };
const mulch = { type: 'zone0_combustible_mulch', area: 'zone_0', box: seenBox };
const firewood = { type: 'zone0_firewood_lumber', area: 'zone_0', box: seenBox };
/** An upload and an analysis. */
const looked = { timeout: 60_000 };
const clear = (...notThere: string[]) => ({ hazards: [], areas: ['zone_0'], notThere });

test('work is done by its owner’s word; an after-photo confirms it, or shows it again', async ({
  page,
  model,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const [front, back, frontAgain, backAgain, another] = drawnPictures();
  if (!front || !back || !frontAgain || !backAgain || !another) throw new Error('too few pictures');
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const options = { method, data, headers: fromOurPage, timeout: 60_000 };
    const answer = await page.request.fetch(path, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '12 Chamise Court' });
  await send('PUT', `/api/properties/${id}/answers`, { answers: fineHouse });
  const photos = [
    { file: front, direction: 'south', seen: mulch },
    { file: back, direction: 'north', seen: firewood },
  ];
  for (const { file, direction, seen } of photos) {
    const photo = `/api/properties/${id}/photos/${direction}`;
    const headers = { ...fromOurPage, 'Content-Type': 'image/jpeg' };
    await page.request.put(photo, { data: await readFile(file), headers });
    await send('PUT', `${photo}/placement`, { direction, area: 'zone_0' });
    model.says([[seen]]);
    await send('POST', '/functions/v1/analyze_v2', { property_id: id });
  }
  await send('PUT', `/api/properties/${id}/plan`, {
    changes: ['replace_mulch', 'move_firewood'].map((step) => ({ step_id: step, planned: true })),
  });

  await page.goto(`/property/${id}/plan`);
  const done = page.getByRole('region', { name: 'Done', exact: true });
  const item = (name: RegExp) => done.getByRole('listitem').filter({ hasText: name }).first();
  const markDone = async (name: RegExp) => {
    await page.getByRole('checkbox', { name }).click();
    return page.getByRole('dialog', { name: 'Mark as done' });
  };
  const takeAfterPhoto = async (name: RegExp, file: string, button = 'Take the after-photo') => {
    await item(name).getByRole('button', { name: button }).click();
    const sheet = page.getByRole('dialog', { name: 'Take the after-photo' });
    await expect(sheet.getByText('Stand where you stood for this photo')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Choose a photo' }).click();
    await (await chooser).setFiles(file);
    const check = page.getByRole('dialog', { name: 'Is this the same place?' });
    await check.getByRole('slider', { name: 'How much of the after-photo shows' }).press('Home');
    await pressAnswer(check.getByRole('button', { name: 'Use this photo' }));
    const added = page.getByRole('dialog', { name: 'Photo added' });
    await pressAnswer(added.getByRole('button', { name: 'Close' }));
  };

  // Hazard seen before, gone after: confirmed, and the score goes up.
  const form = await markDone(/^Done: .*mulch/i);
  const withoutPhoto = form.getByRole('button', { name: /^Done.*, without a photo$/ });
  await form.getByLabel('When was it done?').fill('2199-01-01');
  await pressAnswer(withoutPhoto);
  await expect(form.getByText('Choose today or an earlier day.')).toBeVisible();
  await form.getByLabel('When was it done?').fill('2026-01-02');
  const saving = '**/plan/replace_mulch/done';
  await page.route(saving, (route) => route.abort());
  await pressAnswer(withoutPhoto);
  await expect(form.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(form.getByLabel('When was it done?')).toHaveValue('2026-01-02');
  await page.unroute(saving);
  await pressAnswer(withoutPhoto);
  const outcome = page.getByRole('dialog', { name: 'Marked as done' });
  await expect(outcome.getByText('Done, as you said; no photo.')).toBeVisible();
  await expect(outcome.getByText(/^Range \d+ to \d+ before, \d+ to \d+ now$/)).toBeVisible();
  await expect(outcome.getByRole('link', { name: 'In your insurer file' })).toHaveAttribute(
    'href',
    `/property/${id}/insurer`,
  );
  await expectAccessible(page);
  // A second tap on the same place takes nothing back.
  await pressAnswer(outcome.getByRole('button', { name: /^Undo: / }));
  await expect(outcome).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Done: .*mulch/i })).toBeVisible();
  const onceMore = await markDone(/^Done: .*mulch/i);
  await onceMore.getByLabel('When was it done?').fill('2026-01-02');
  await pressAnswer(onceMore.getByRole('button', { name: 'Done on Jan 2, 2026, without a photo' }));
  await pressAnswer(outcome.getByRole('button', { name: 'Add cost, hours and a note' }));
  const details = page.getByRole('dialog', { name: 'Change what you said' });
  await details.getByLabel('What did it cost').fill('12.50');
  await details.getByLabel('How many hours did it take?').fill('six');
  await details.getByLabel('How many cubic yards').fill('4');
  await details.getByLabel('Note').fill('Gravel from the yard in town.');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Enter whole dollars')).toBeVisible();
  await expect(details.getByText('Enter a number from 0 to 10,000')).toBeVisible();
  await details.getByLabel('How many hours did it take?').fill('6.5');
  await details.getByLabel('What did it cost').fill('420');
  await page.route(saving, (route) => route.abort());
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(details.getByLabel('Note')).toHaveValue('Gravel from the yard in town.');
  await page.unroute(saving);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);
  const gravel = /mulch/i;
  await expect(item(gravel).getByText('You said so', { exact: true })).toBeVisible();
  await expect(item(gravel).getByText('Done on January 2, 2026')).toBeVisible();
  await expect(done.getByText('$420 spent.')).toBeVisible();
  await expect(item(gravel).getByText('6.5 hours', { exact: true })).toBeVisible();
  await expect(item(gravel).getByText('4 cubic yards', { exact: true })).toBeVisible();
  await expect(item(gravel).getByText(/^\+\d+ points?$/)).toBeVisible();

  // The results say so, too, and lead back to it.
  await page.getByRole('link', { name: 'Back to results' }).first().click();
  await page.getByRole('link', { name: 'See Full Details' }).click();
  const workDone = page.getByRole('region', { name: 'Work done' });
  await expect(workDone.getByRole('listitem').filter({ hasText: gravel })).toContainText(
    'You said so',
  );
  await workDone.getByRole('link', { name: 'See it in your plan' }).click();
  await expect(done.getByRole('heading', { name: 'Done', exact: true })).toBeFocused();

  // Another house's clean wall confirms nothing, and takes nothing from the owner's word.
  model.says([clear(mulch.type)]);
  model.compares('other');
  await takeAfterPhoto(gravel, another);
  await expect(item(gravel).getByText('We can’t tell that this is the same place.')).toBeVisible(
    looked,
  );
  await expect(item(gravel).getByText('You said so, photo attached')).toBeVisible();
  await expect(item(gravel).getByText(/^\+\d+ points?$/)).toBeVisible();

  model.says([clear(mulch.type)]);
  model.compares('same');
  await takeAfterPhoto(gravel, frontAgain, 'Take it again');
  await expect(item(gravel).getByText('Confirmed by the photo')).toBeVisible(looked);
  await expect(item(gravel).getByText('Confirmed: both photos show the same place')).toBeVisible();
  await expect(item(gravel).getByText(/^\+\d+ points?$/)).toBeVisible();
  await expect(done.getByText(/ [1-9]\d* points? regained/)).toBeVisible();

  const slider = item(gravel).getByRole('slider', { name: 'How much of the after-photo shows' });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% of the after-photo');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '99% of the after-photo');
  await item(gravel).getByRole('button', { name: 'Side by side' }).click();
  await expect(item(gravel).getByAltText(/^Before: /)).toBeVisible();
  await expect(item(gravel).getByAltText(/^After: /)).toBeVisible();

  // The details show the pair the same way.
  await page.getByRole('link', { name: 'Back to results' }).first().click();
  await page.getByRole('link', { name: 'See Full Details' }).click();
  const compared = workDone.getByRole('slider', { name: 'How much of the after-photo shows' });
  await compared.press('End');
  await expect(compared).toHaveAttribute('aria-valuetext', '0% of the after-photo');
  await expectAccessible(page);
  await workDone.getByRole('link', { name: 'See it in your plan' }).click();

  // Still seen: counts again, until the owner says that the photo doesn't show it.
  const stack = /firewood|lumber/i;
  const secondForm = await markDone(/^Done: .*(firewood|lumber)/i);
  await pressAnswer(secondForm.getByRole('button', { name: 'Done today, without a photo' }));
  await pressAnswer(outcome.getByRole('button', { name: 'Close' }));
  model.says([[firewood]]);
  await takeAfterPhoto(stack, backAgain);
  await expect(item(stack).getByText('It still shows in the after-photo')).toBeVisible(looked);
  await expect(item(stack).getByText('It can be seen well in this photo.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await item(stack)
    .getByRole('button', { name: /^It’s not in this photo/ })
    .click();
  await expect(item(stack).getByText('You said so, photo attached')).toBeVisible();
  await expect(item(stack).getByText('Found again since')).toHaveCount(0);

  await item(stack)
    .getByRole('button', { name: /^Undo: / })
    .click();
  await expect(page.getByRole('checkbox', { name: /^Done: .*(firewood|lumber)/i })).toBeVisible();
  await expect(item(stack)).toHaveCount(0);
});

test('a phone’s live camera shows the photo to repeat over its picture, and what it takes is laid over that', async ({
  browser,
  product,
  model,
}) => {
  const [front] = drawnPictures();
  if (!front) throw new Error('too few pictures');
  const phone = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await phone.newPage();
    await page.addInitScript(() => {
      // The machine that tests has no camera.
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const context = canvas.getContext('2d');
        const draw = () => {
          if (context === null) return;
          context.fillStyle = `hsl(${Date.now() % 360} 60% 60%)`;
          context.fillRect(0, 0, 640, 480);
        };
        draw();
        setInterval(draw, 50);
        return Promise.resolve(canvas.captureStream(20));
      };
    });
    const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
      const options = { method, data, headers: fromOurPage, timeout: 60_000 };
      const answer = await page.request.fetch(path, options);
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { id: string };
    };
    const { id } = await send('POST', '/api/properties', {
      address: '14 Chamise Court, Paradise, CA',
    });
    const photo = `/api/properties/${id}/photos/front`;
    const headers = { ...fromOurPage, 'Content-Type': 'image/jpeg' };
    await page.request.put(photo, { data: await readFile(front), headers });
    await send('PUT', `${photo}/placement`, { direction: 'south', area: 'zone_0' });
    model.says([[mulch]]);
    await send('POST', '/functions/v1/analyze_v2', { property_id: id });
    await page.goto(`/property/${id}/insurer`);
    await page.getByRole('link', { name: /^I fixed this: .*mulch/i }).click();
    const sheet = page.getByRole('dialog', { name: 'Mark as done' });
    await expect(
      sheet.getByText('By marking it done, you say that none of this is left'),
    ).toBeVisible();
    const ghost = sheet.getByRole('slider', { name: 'Photo from before' });
    await expect(ghost).toHaveAttribute('aria-valuetext', '35% of the photo from before');
    await ghost.press('ArrowRight');
    await expect(ghost).toHaveAttribute('aria-valuetext', '36% of the photo from before');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await expect
      .poll(() => sheet.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBe(640);
    await sheet.getByRole('button', { name: 'Take the photo' }).click();
    const check = page.getByRole('dialog', { name: 'Is this the same place?' });
    await expect(check.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '50% of the after-photo',
    );
    await expectAccessible(page);
    await pressAnswer(check.getByRole('button', { name: 'Take it again' }));
    await expect(ghost).toBeVisible();
    await sheet.getByRole('button', { name: 'Take the photo' }).click();
    model.says([clear(mulch.type)]);
    model.compares('other');
    await pressAnswer(check.getByRole('button', { name: 'Done today, with this photo' }));
    const outcome = page.getByRole('dialog', { name: 'Marked as done' });
    await expect(outcome.getByText('Done, as you said, with your photo beside it.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    // The card of both photos, to keep or to share: drawn anew, without their data.
    await pressAnswer(outcome.getByRole('button', { name: 'Share before and after' }));
    const sharing = page.getByRole('dialog', { name: 'Before and after' });
    await expect(sharing.getByRole('img', { name: /^The card: / })).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await sharing.getByRole('button', { name: 'Save the picture' }).click();
    const card = await readFile(await (await saved).path());
    expect([...card.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(card.includes('Exif')).toBe(false);
    await sharing.getByRole('button', { name: 'Back' }).click();
    await pressAnswer(outcome.getByRole('button', { name: 'Close' }));
    await expect(page.getByText('We can’t tell that this is the same place.')).toBeVisible(looked);
  } finally {
    await phone.close();
  }
});
