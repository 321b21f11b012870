import { rm } from 'node:fs/promises';
import type { BrowserContext, FileChooser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { answerQuestion } from './product/answer-question.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { countKeptAnswers } from './product/kept-answers.ts';
import { isPageKept } from './product/kept-page.ts';
import { startLocalModel } from './product/model-server.ts';
import { drawnPictures } from './product/photos.ts';
import { startProduct } from './product/running-product.ts';
import { openAll } from './product/shown-results.ts';

const phone = { width: 390, height: 844 };

/** Questions to which a yes is bad news; their owner says no, and yes to all others. */
const badNews =
  /^(Is any part of the roof|Is firewood|Is there|Are there|Is anything else|Does anything grow|Do shrubs|Do juniper|Do brush)/;

async function makeHome(page: Page, origin: string): Promise<string> {
  const made = await page.request.post('/api/properties', {
    headers: { Origin: origin },
    data: { address: '1420 Ridge Road, Placerville, CA' },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

const question = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });
const stop = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const atEnd = (page: Page): Locator =>
  page.getByRole('heading', { name: 'You’ve been all around the house' });

async function rangeOf(page: Page): Promise<{ low: number; high: number; width: number }> {
  const said = await page.getByRole('img', { name: /^Score range/ }).getAttribute('aria-label');
  const [, low, high] = /likely (\d+) to (\d+)/.exec(said ?? '') ?? [];
  return { low: Number(low), high: Number(high), width: Number(high) - Number(low) };
}

interface StoredAnswer {
  readonly question_id: string;
  readonly side: string | null;
  readonly answer: string;
  readonly amount: string | null;
  readonly image_id: string | null;
  readonly box: object | null;
}

async function storedAnswers(page: Page, id: string): Promise<readonly StoredAnswer[]> {
  const reply = await page.request.get(`/api/properties/${id}/answers`);
  return ((await reply.json()) as { answers: StoredAnswer[] }).answers;
}

/** Gives an answer, and waits for the next question or the end of the walk. */
async function answer(page: Page, name?: string): Promise<void> {
  const asked = await question(page).innerText();
  const choice = button(page, name ?? (badNews.test(asked) ? 'No' : 'Yes'));
  await answerQuestion(question(page), asked, choice);
}

type File = Exclude<Parameters<FileChooser['setFiles']>[0], readonly unknown[]>;

async function takePhoto(
  page: Page,
  press: () => Promise<void>,
  photo: File = drawnPictures()[0] ?? '',
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(photo);
}

/** Turns an upright phone, in degrees counterclockwise from north, and keeps it so: a compass reports all the time. */
function pointCamera(page: Page, alpha: number): Promise<void> {
  return page.evaluate((turned) => {
    const upright = { alpha: turned, beta: 90, gamma: 0, absolute: true };
    const report = () =>
      window.dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', upright));
    const shared = window as { reporting?: number };
    clearInterval(shared.reporting);
    shared.reporting = window.setInterval(report, 500);
    report();
  }, alpha);
}

/** A photo with hardly any light in it. */
async function darkPhoto(page: Page): Promise<Extract<File, { readonly buffer: Buffer }>> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas to draw on');
    for (let at = 0; at < 480; at += 1) {
      context.fillStyle = `rgb(${at % 40} ${at % 30} ${at % 50})`;
      context.fillRect(at, at, 640, 1);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Answers a question whose buttons are all on the screen and large. @returns the stop and what it asked */
async function answerInView(page: Page, name?: string): Promise<string> {
  await expect(question(page)).toBeVisible();
  const screen = await page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('button')].map((each) => ({
      answers: each.hasAttribute('aria-pressed'),
      box: each.getBoundingClientRect(),
    }));
    return {
      asked: [...main.querySelectorAll('h1, h2')].map((each) => each.textContent).join('? '),
      bottom: Math.max(...boxes.map(({ box }) => box.bottom)),
      lowest: Math.min(...boxes.flatMap(({ answers, box }) => (answers ? [box.height] : []))),
    };
  });
  expect(screen.bottom, screen.asked).toBeLessThanOrEqual(phone.height);
  expect(screen.lowest, screen.asked).toBeGreaterThanOrEqual(56);
  await answer(page, name);
  return screen.asked;
}

/** Ends a browser as a dead battery would: it writes nothing more. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (browser === undefined) throw new Error('which process is the browser?');
  const gone = context.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await gone;
}

test('a whole walk without a network fits the screen, then arrives once despite a reload, a killed browser, a killed server', async ({
  playwright,
}) => {
  // Some 65 answers and two browsers: on a busy machine they take longer than other tests.
  test.setTimeout(300_000);
  const [dataDir, profile] = [await temporaryDirectory(), await temporaryDirectory()];
  let product = await startProduct({ dataDir });
  const { port } = product;
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, {
      baseURL: product.url,
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });
  let context = await open();
  try {
    let page = await context.newPage();
    const id = await makeHome(page, product.url);
    const { cookies } = await context.storageState();
    await page.goto(`/new-property?property=${id}`);
    await page.getByRole('link', { name: 'Walk me through it (about 10 minutes)' }).tap();
    await expect(stop(page)).toHaveText('Front: step back');
    const before = await rangeOf(page);
    await expect.poll(() => page.evaluate(isPageKept)).toBe(true);

    await context.setOffline(true);
    await takePhoto(page, () => button(page, 'Take a photo (optional)').tap());
    const asked: string[] = [];
    // The first finds something, for the photo to go with.
    asked.push(await answerInView(page, 'Yes'));
    while (asked.length < 15) asked.push(await answerInView(page));
    await page.reload();
    while (asked.length < 40) asked.push(await answerInView(page));
    await expect(page.getByText('40 answers and 1 photo waiting for a connection')).toBeVisible();
    const left = { stop: await stop(page).innerText(), asked: await question(page).innerText() };
    await Promise.all([product.kill(), killBrowser(context)]);

    context = await open();
    // Chromium writes down only every half minute who its visitor is.
    await context.addCookies(cookies);
    await context.setOffline(true);
    page = await context.newPage();
    await page.goto(`/property/${id}/walk`);
    await expect(stop(page)).toHaveText(left.stop);
    await expect(question(page)).toHaveText(left.asked);
    const camera = button(page, 'Take a photo (optional)');
    await takePhoto(page, () => camera.tap(), drawnPictures()[1]);
    while ((await atEnd(page).count()) === 0) asked.push(await answerInView(page));
    expect(new Set(asked).size).toBe(asked.length);
    expect(new Set(asked.map((each) => each.split('?')[0])).size).toBe(14);
    const toStart = 1;
    expect(toStart + asked.length).toBeLessThanOrEqual(75 - 6 - 5);
    const after = await rangeOf(page);
    expect(after.width).toBeLessThan(before.width);
    expect(after.width).toBeLessThanOrEqual(15);
    await page.getByRole('link', { name: 'See your results' }).tap();
    const told = page.getByRole('region', {
      name: `Likely between ${after.low} and ${after.high}, based on what you’ve told us`,
    });
    const kept = `Your ${asked.length} answers are saved on this device. They’ll be sent when you’re back online.`;
    await expect(told).toContainText(kept);

    product = await startProduct({ dataDir, port });
    const sent: { readonly path: string; readonly body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'PUT') return;
      const path = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      sent.push({ path, body: path === 'answers' ? request.postDataJSON() : null });
    });
    const sentTo = (path: string) => sent.filter((each) => each.path === path);
    await context.setOffline(false);
    const photos = async () => {
      const reply = await page.request.get(`/api/properties/${id}/photos`);
      return ((await reply.json()) as { photos: { image_id: string }[] }).photos;
    };
    await expect
      .poll(async () => (await storedAnswers(page, id)).length)
      .toBeGreaterThanOrEqual(asked.length);
    await expect.poll(() => sentTo('placement').length).toBe(2);
    await expect.poll(async () => (await photos()).length).toBe(2);
    expect(sentTo('answers')).toHaveLength(1);
    const bodies = sentTo('answers').map(({ body }) => body as { answers: StoredAnswer[] });
    const answers = bodies.flatMap((body) => body.answers);
    const about = answers.map((each) => `${each.question_id} ${each.side}`);
    expect(new Set(about).size).toBe(answers.length);
    expect(answers.length).toBeGreaterThanOrEqual(asked.length);
    expect(answers[0]?.question_id).toBe('roof_wood');
    expect(answers.at(-1)?.question_id).toBe('fire_prone_plants_near');
    const fences = answers.filter((each) => each.question_id === 'fence_attached');
    expect(fences.map(({ side }) => side)).toEqual(['south', 'east', 'north', 'west']);
    const linked = (await storedAnswers(page, id)).filter((each) => each.image_id !== null);
    const placed = { image_id: linked[0]?.image_id, placement: { area: 'Siding' } };
    expect((await photos()).filter((each) => each.image_id === placed.image_id)).toMatchObject([
      placed,
    ]);
    const sentPhotos = sent.flatMap(({ path }) =>
      ['answers', 'placement'].includes(path) ? [] : path,
    );
    expect(sentPhotos).toEqual([linked[0]?.image_id, expect.any(String)]);

    // Without a reload.
    await expect(page.getByRole('region', { name: 'Your score' })).toBeVisible();
    await expect(told).toHaveCount(0);
    await expect(page.getByText(/We don’t know enough/)).toHaveCount(0);

    // Until the browser has noted that they arrived, a reload would send them again, which changes nothing.
    await expect.poll(() => page.evaluate(countKeptAnswers)).toBe(0);
    await page.goto(`/property/${id}/walk`);
    await expect(atEnd(page)).toBeVisible();
    expect(sentTo('answers')).toHaveLength(1);
  } finally {
    await context.close();
    await product.stop();
    for (const folder of [dataDir, profile]) await rm(folder, { recursive: true, force: true });
  }
});

test('how much there is takes no tap of its own', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await button(page, 'Start the walk').click();
  await button(page, 'All stops').click();
  await page.getByRole('button', { name: /^Front: along the wall/ }).click();
  await expectNoSidewaysScrolling(page);
  await answer(page, 'Yes, a lot');
  await expect
    .poll(async () =>
      (await storedAnswers(page, id)).map(({ answer: said, amount }) => [said, amount]),
    )
    .toEqual([['yes', 'a_lot']]);
  await button(page, 'Back').click();
  await expect(button(page, 'Yes, a lot')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
});

test('at 320 pixels, keys alone answer the questions of a stop, up to a mark on its photo', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await expect(stop(page)).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Start the walk').press('Enter');
  await expect(question(page)).toBeFocused();
  const announced = page.getByRole('status').filter({ hasText: /^Stop \d+ of/ });
  await expect(announced).toContainText(/^Stop 1 of 14: Front: step back\. Stand where/);
  await expect(announced).toContainText(/Score range now \d+ to \d+\./);

  await button(page, 'This side doesn’t exist').press('Enter');
  await expect(stop(page)).toHaveText('Right: step back');
  const toast = page.getByRole('dialog', { name: 'Left out: Front' });
  await expect(toast).toBeVisible();
  expect(await overlap(toast, question(page))).toBe(false);
  await button(page, 'All stops').press('Enter');
  await button(page, 'Include it again: Front').press('Enter');
  await page.getByRole('button', { name: /^Front: along the wall/ }).press('Enter');
  await expect(stop(page)).toHaveText('Front: along the wall');

  await takePhoto(page, () => button(page, 'Take a photo (optional)').press('Enter'));
  await expect(button(page, 'Another photo')).toBeVisible();
  await button(page, 'Yes').press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Question 1 of 4, answered' })).toBeVisible();
  // With a photo and what it goes with, the answers stay in view, and the drawing large enough to recognize.
  const drawing = await page.locator('main svg[viewBox="0 0 160 120"]').last().boundingBox();
  expect(drawing?.height).toBeGreaterThanOrEqual(66);
  expect((await button(page, 'Can’t tell').boundingBox())?.y).toBeLessThanOrEqual(640 - 56);
  await expect(announced).toContainText('Front: along the wall');
  await expect(announced).toContainText('1 photo of this stop');
  await expect(announced).toContainText('Your photo goes with');
  await expectAccessible(page);

  await button(page, 'Mark the spot').press('Enter');
  await button(page, 'Place a box').press('Enter');
  await page.keyboard.press('ArrowRight');
  await button(page, 'Wider').press('Enter');
  await expectAccessible(page, '[role=dialog]');
  await button(page, 'Save').press('Enter');
  await expect(announced).toContainText('The spot is marked on your photo.');
  await expect
    .poll(async () => (await storedAnswers(page, id)).map(({ box }) => box))
    .toEqual([{ x: expect.closeTo(0.35), y: 0.35, width: expect.closeTo(0.34), height: 0.3 }]);

  await button(page, 'Back').press('Enter');
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'All stops').press('Enter');
  await page.getByRole('button', { name: /^The house as a whole/ }).press('Enter');
  await button(page, 'Yes').press('Enter');
  await button(page, 'Change my answer').press('Enter');
  await expect(question(page)).toBeFocused();
  const asked = await question(page).innerText();
  await button(page, 'Yes').press('Enter');
  await button(page, 'Several sides').press('Enter');
  await button(page, 'Right').press('Enter');
  await button(page, 'Save Front, Back, and Left').press('Enter');
  await expect(question(page)).not.toHaveText(asked);
  await expect(question(page)).toBeFocused();

  await page.goto(`/es/property/${id}/walk`);
  await expect(stop(page)).toHaveText('La casa en general');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  // Nothing covers the last button, however tall the text above it is.
  await button(page, 'Omitir').click({ trial: true });

  // Where the texts are longest, the answers still end on the screen.
  const lastAnswer = button(page, 'No aplica');
  for (const [name, which] of [
    ['Lado izquierdo: tome distancia', 1],
    ['Lado derecho: junto a la pared', 4],
  ] as const) {
    await button(page, 'Paradas').press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
    await page.getByRole('button', { name: `Pregunta ${which} de` }).press('Enter');
    await expect(page.getByRole('button', { name: `Pregunta ${which} de` })).toHaveAttribute(
      'aria-current',
      'step',
    );
    const { y = 640, height = 0 } = (await lastAnswer.boundingBox()) ?? {};
    expect(y + height, name).toBeLessThanOrEqual(640);
  }
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('one of them is not on screen');
  return first.y < second.y + second.height && second.y < first.y + first.height;
}

/** Refuses what is sent there from now on, for good. */
async function refuse(page: Page, path: string, status: number, code: string): Promise<void> {
  const error = { code, message: code, retryable: false, request_id: 'e2e' };
  await page.route(path, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, json: { error } })
      : route.fallback(),
  );
}

async function expectNothingBelow(page: Page, bottom: number): Promise<void> {
  const bottoms = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(bottom);
}

test('what is said of a new photo leaves the answers in view: advice, a side by the compass, a refusal', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  await page.setViewportSize(phone);
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await button(page, 'Start the walk').click();
  await expect(stop(page)).toHaveText('Front: step back');
  const advice = page.getByText('This photo looks dark.');
  const [good = '', another = ''] = drawnPictures();
  const dryGrass = drawnPictures().find((file) => file.endsWith('side-dry-grass.jpg'));
  const photoOf = (number: number) => button(page, `Look at photo ${number} of this stop`);
  /** What the compass suggests, beside its buttons. */
  const suggested = (text: string) =>
    page.locator('p').filter({ hasText: text, has: page.getByRole('button') });

  await test.step('a dark photo gets a quiet line, a good one gets none', async () => {
    const dark = await darkPhoto(page);
    await takePhoto(page, () => button(page, 'Take a photo (optional)').click(), dark);
    await expect(advice).toBeVisible();
    await page.reload();
    await expect(advice).toBeVisible();
    const point = async () => {
      await button(page, 'Another photo').click();
      await pointCamera(page, 0);
    };
    await takePhoto(page, point, good);
    await expect(photoOf(2)).toBeVisible();
    await expect(advice).toHaveCount(0);
    // The server has it, so that it isn't on its way when the connection goes.
    await expect(suggested('your front faces south')).toBeVisible();
  });

  await test.step('the dark one is removed after a look at it', async () => {
    await button(page, 'Look at photo 1 of this stop').click();
    await expectAccessible(page, '[role=dialog]');
    await button(page, 'Remove it').click();
    await expect(page.getByText('Photo deleted')).toBeVisible();
    await expect(photoOf(2)).toHaveCount(0);
    await expect(photoOf(1)).toBeVisible();
    // Above the answers, not over them.
    await button(page, 'Can’t tell').click({ trial: true });
  });

  await test.step('the repeat of one that this device keeps goes with what was found', async () => {
    expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await page.context().setOffline(true);
    await takePhoto(page, () => button(page, 'Another photo').click(), another);
    await answer(page, 'Yes');
    await expect(button(page, 'Mark the spot')).toBeVisible();
    await button(page, 'Look at photo 2 of this stop').click();
    await takePhoto(page, () => button(page, 'Take it again').click(), dryGrass);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Mark the spot')).toBeVisible();
    await expect(photoOf(2)).toBeVisible();
    await expect(photoOf(3)).toHaveCount(0);
    await button(page, 'Look at photo 2 of this stop').click();
    await button(page, 'Remove it').click();
    await expect(photoOf(2)).toHaveCount(0);
    await expect(question(page)).toBeFocused();
    await page.context().setOffline(false);
  });

  await test.step('a photo of the front, looking north, means that the front faces south', async () => {
    await expect(suggested('your front faces south')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'That’s right').click();
    await expect(suggested('your front faces south')).toHaveCount(0);
    await expect(question(page)).toBeFocused();
    await expect
      .poll(async () => (await (await page.request.get(`/api/properties/${id}`)).json()) as object)
      .toMatchObject({ front_faces: 'south' });
  });

  await test.step('a photo of the left side, looking east, is moved there by one tap', async () => {
    const point = async () => {
      await button(page, 'Another photo').click();
      await pointCamera(page, 270);
    };
    await takePhoto(page, point, another);
    await expect(suggested('this photo shows another side: Left.')).toBeVisible();
    await button(page, 'Move it there').click();
    await expect(stop(page)).toHaveText('Left: step back');
    await expect(photoOf(1)).toBeVisible();
    await expect(suggested('this photo shows another side')).toHaveCount(0);
  });

  await test.step('dry grass that the built-in analyzer measures is proposed as unsure', async () => {
    const asked = await question(page).innerText();
    await button(page, 'All stops').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(question(page)).toHaveText(asked);
    await button(page, 'All stops').click();
    await page.getByRole('button', { name: /^Left: turn around/ }).click();
    await expect(stop(page)).toHaveText('Left: turn around');
    await page.goBack();
    await expect(stop(page)).toHaveText('Left: step back');
    await page.goForward();
    await page.reload();
    await expect(stop(page)).toHaveText('Left: turn around');
    await takePhoto(page, () => button(page, 'Take a photo (optional)').click(), dryGrass);
    await button(page, 'Question 2 of 4').click();
    await expect(question(page)).toHaveText(/^Is there dry grass taller than four inches within/);
    const maybe = page.getByText('Maybe in your photo', { exact: true });
    await expect(maybe).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-hazard-box]')).toBeVisible();
  });

  await test.step('a photo refused at length together with an answer leaves no button below the screen', async () => {
    expectedConsoleErrors.push(/status of 4\d\d/);
    await refuse(page, '**/photos/*', 422, 'photo_unreadable');
    await refuse(page, '**/answers', 410, 'claim_link_invalid');
    const { mimeType, buffer } = await darkPhoto(page);
    // Another file than the one above, which wouldn't be sent twice.
    const other = Buffer.concat([buffer, Buffer.from('2')]);
    const name = `${'PXL_20260917_173022911.NIGHT.'.repeat(3)}jpg`;
    const dark = { name, mimeType, buffer: other };
    await takePhoto(page, () => button(page, 'Another photo').click(), dark);
    await expect(page.getByText(/was not added\. This photo is damaged/)).toBeVisible();
    await answer(page, 'No');
    await expect(page.getByText(/^We couldn’t save your answer\. This link/)).toBeVisible();
    await expectNothingBelow(page, phone.height);
  });

  await test.step('both can be discarded', async () => {
    await button(page, 'See what to do').click();
    const dialog = page.getByRole('dialog', { name: 'What isn’t saved' });
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('listitem').last().getByRole('button', { name: 'Discard' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await page.goto(`/es${new URL(page.url()).pathname}`);
    await expect(page.getByText(/^No pudimos guardar su respuesta\. Este enlace/)).toBeVisible();
    await expectNothingBelow(page, phone.height);
    await button(page, 'Ver qué hacer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(countKeptAnswers)).toBe(0);
  });

  await test.step('what is kept of a property that is gone can be discarded, too', async () => {
    await answer(page, 'No');
    await expect(page.getByText(/^No pudimos guardar su respuesta/)).toBeVisible();
    const headers = { Origin: product.url };
    await page.request.delete(`/api/properties/${id}`, { headers });
    await page.reload();
    await expect(page.getByText('Este dispositivo todavía conserva')).toContainText('1 respuesta.');
    await expectAccessible(page);
    await button(page, 'Descartar').click();
    await expect(button(page, 'Descartar')).toHaveCount(0);
    await expect.poll(() => page.evaluate(countKeptAnswers)).toBe(0);
  });
});

test('what a model sees in a photo of the walk is proposed at its question, for a yes or no to settle', async ({
  browser,
}) => {
  const box = { x: 0.1, y: 0.55, width: 0.42, height: 0.3 };
  const model = await startLocalModel([
    [
      { type: 'zone0_vegetation', area: 'zone_0', box },
      { type: 'zone0_combustible_mulch', area: 'zone_0', box },
      { type: 'zone0_firewood_lumber', area: 'zone_0', box },
      { type: 'zone1_dead_vegetation', area: 'zone_1', box },
    ],
  ]);
  const dataDir = await temporaryDirectory();
  const product = await startProduct({ dataDir, environment: model.environment });
  const context = await browser.newContext({ baseURL: product.url, viewport: phone });
  try {
    const page = await context.newPage();
    const id = await makeHome(page, product.url);
    await page.goto(`/property/${id}/walk`);
    await button(page, 'Start the walk').click();
    await button(page, 'All stops').click();
    await page.getByRole('button', { name: /^Front: along the wall/ }).click();

    const seen = page.locator('section').getByText('Seen in your photo', { exact: true });
    const release = model.hold();
    await takePhoto(page, () => button(page, 'Take a photo (optional)').click());
    await answer(page, 'No');
    const mulch = await question(page).innerText();
    expect(mulch).toMatch(/^Is there mulch that burns/);
    await expect.poll(() => model.asked()).toBe(1);
    await expect(seen).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    const no = await button(page, 'No').boundingBox();
    release();
    await expect(seen).toBeVisible();
    await expect(question(page)).toHaveText(mulch);
    expect(await button(page, 'No').boundingBox()).toEqual(no);
    await page.setViewportSize(phone);
    await expect(page.locator('[data-hazard-box]')).toBeVisible();
    const before = await rangeOf(page);
    await answer(page, 'No');

    await expect(question(page)).toHaveText(/^Is firewood/);
    await expect(seen).toBeVisible();
    await expectAccessible(page);
    await expectNothingBelow(page, phone.height);
    await expect.poll(() => rangeOf(page)).not.toEqual(before);
    await answer(page, 'Yes');
    await expect(seen).toHaveCount(0);
    const [photo] = (
      (await (await page.request.get(`/api/properties/${id}/photos`)).json()) as {
        photos: { image_id: string }[];
      }
    ).photos;
    await expect
      .poll(async () =>
        (await storedAnswers(page, id)).map((each) => [each.question_id, each.image_id, each.box]),
      )
      .toEqual([
        [
          'firewood_at_wall',
          photo?.image_id,
          expect.objectContaining({ y: box.y, width: expect.closeTo(box.width) }),
        ],
        ['mulch_at_wall', photo?.image_id, null],
        ['plants_at_wall', null, null],
      ]);

    await button(page, 'All stops something in a photo to confirm').click();
    await expect(
      page.getByRole('button', {
        name: /^Front: turn around 1 thing in your photos to confirm/,
      }),
    ).toBeVisible();
    // What was answered before the model had looked is asked again, with what it saw.
    await page
      .getByRole('button', { name: /^Front: along the wall .*1 thing in your photos to confirm/ })
      .click();
    await expect(question(page)).toHaveText(/^Does anything grow within five feet/);
    await expect(seen).toBeVisible();
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveAccessibleDescription(/^Seen in your photo/);
    const isOnNo = () => button(page, 'No').evaluate((each) => each === document.activeElement);
    for (let presses = 0; presses < 5 && !(await isOnNo()); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(seen).toHaveCount(0);
    await expect
      .poll(async () => (await storedAnswers(page, id)).map((each) => each.image_id))
      .toEqual(Array(3).fill(photo?.image_id));
    await page.getByRole('link', { name: 'Leave' }).click();
    const setAside = page.getByRole('region', { name: 'Set aside by you' });
    const mulchAside = setAside.getByRole('listitem').filter({ hasText: mulch });
    await expect(mulchAside).toContainText(`You answered otherwise when we asked “${mulch}”`);
    await mulchAside.getByRole('button', { name: /^Restore/ }).click();
    await expect(mulchAside).toHaveCount(0);
    await expect(setAside).toContainText(
      'You answered otherwise when we asked “Does anything grow',
    );
    expect((await storedAnswers(page, id)).map((each) => each.question_id)).toEqual([
      'firewood_at_wall',
      'plants_at_wall',
    ]);
    await openAll(page);
    const said = /You said so; photo of the front, first five feet, received \d+:\d\d\s[AP]M$/;
    await expect(page.getByText(said)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(said)).toBeVisible();
    expect(model.asked()).toBe(1);
    expect(model.unexpected).toEqual([]);
  } finally {
    await context.close();
    await product.stop();
    await model.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
