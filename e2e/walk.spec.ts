import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, FileChooser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { pressAnswer } from './product/answer-question.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { countKeptAnswers } from './product/kept-answers.ts';
import { isPageKept } from './product/kept-page.ts';
import { startLocalModel } from './product/model-server.ts';
import { addPhotos, openNewProperty } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';
import { startProduct } from './product/running-product.ts';
import { openAll } from './product/shown-results.ts';
import { askedHowMuch, leaveStop, leaveStopByTaps, stopName, tile } from './product/tap-stop.ts';

const phone = { width: 390, height: 844 };

async function makeHome(page: Page, origin: string): Promise<string> {
  const made = await page.request.post('/api/properties', {
    headers: { Origin: origin },
    data: { address: '1420 Ridge Road, Placerville, CA' },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

const asks = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
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

/** Leaves a stop whose buttons to go on are on the screen and large. */
async function leaveInView(page: Page): ReturnType<typeof leaveStopByTaps> {
  const bar = page.locator('.thumb-bar').getByRole('button');
  await expect(bar.last()).toBeInViewport({ ratio: 1 });
  for (const box of await bar.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()),
  )) {
    expect(box.height).toBeGreaterThanOrEqual(56);
  }
  await expectNoSidewaysScrolling(page);
  return leaveStopByTaps(page);
}

/** The “No” on pictures of what looking from the ground doesn't settle. */
const denials = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^No: /, pressed: false });

/** Says no of everything that looking doesn't settle and that wasn't tapped. */
async function denyRest(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  for (let left = await denials(page).count(); left > 0; left -= 1) {
    await tap(denials(page).first());
    await expect(denials(page)).toHaveCount(left - 1);
    // The next tap is a person's, not a shaky finger's.
    await delay(400);
  }
}

/** Offers to install the page, as a browser does, once it listens. Runs in the page. */
function offerInstallation(): void {
  const offering = setInterval(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => void Reflect.set(window, 'isAsked', true);
    window.dispatchEvent(Object.assign(offer, { prompt }));
    if (offer.defaultPrevented) clearInterval(offering);
  }, 20);
}

/** How tall the page is, in screens. */
const screens = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

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

test('a whole walk without a network takes 45 taps, then arrives once despite a reload, a killed browser, a killed server', async ({
  playwright,
}) => {
  // Two browsers: on a busy machine they take longer than other tests.
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
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    const left: string[] = [];
    const leave = async () => {
      const leaving = await leaveInView(page);
      left.push(leaving.left);
      taps += leaving.taps;
    };
    const id = await makeHome(page, product.url);
    const { cookies } = await context.storageState();
    await page.goto(`/new-property?property=${id}`);
    await tap(page.getByRole('link', { name: 'Walk me through it (about 20 minutes)' }));
    await expect(stopName(page)).toHaveText('Front: first five feet · 1 of 13');
    await expect.poll(() => page.evaluate(isPageKept)).toBe(true);

    await context.setOffline(true);
    await takePhoto(page, () => tap(button(page, 'Take a photo')));
    await tap(tile(page, 'Plants'));
    await tap(button(page, 'a lot'));
    await leave();
    await page.reload();
    await expect(stopName(page)).toHaveText('Front: yard · 2 of 13');
    await tap(tile(page, 'Tall dry grass'));
    for (let stops = 0; stops < 7; stops += 1) await leave();
    await expect(stopName(page)).toHaveText('Roof and gutters · 9 of 13');
    await expect(page.getByText('48 answers and 1 photo waiting for a connection')).toBeVisible();
    await tap(tile(page, 'Leaves in the gutters'));
    await Promise.all([product.kill(), killBrowser(context)]);

    context = await open();
    // Chromium writes down only every half minute who its visitor is.
    await context.addCookies(cookies);
    await context.setOffline(true);
    page = await context.newPage();
    await page.goto(`/property/${id}/walk`);
    await expect(stopName(page)).toHaveText('Roof and gutters · 9 of 13');
    await expect(tile(page, 'Leaves in the gutters')).toHaveAttribute('aria-pressed', 'true');
    await takePhoto(page, () => tap(button(page, 'Take a photo')), drawnPictures()[1]);
    await denyRest(page, tap);
    await leave();
    await denyRest(page, tap);
    await leave();
    await tap(button(page, 'No deck, porch or stairs'));
    await denyRest(page, tap);
    await leave();
    await tap(tile(page, 'Uncovered woodpile'));
    await tap(button(page, 'Back'));
    await leave();
    await leave();
    await expect(atEnd(page)).toBeVisible();
    expect(new Set(left).size).toBe(13);
    const [photos, results] = [3, 1];
    expect(taps + photos + results).toBeLessThanOrEqual(45);
    const after = await rangeOf(page);
    expect(after.width).toBeLessThanOrEqual(12);
    await page.getByRole('link', { name: 'See your results' }).tap();
    const told = page.getByRole('region', {
      name: `Likely between ${after.low} and ${after.high}, based on what you’ve told us`,
    });
    await expect(told).toContainText(
      /^.*Your \d+ answers are saved on this device\. They’ll be sent when you’re back online\./,
    );

    product = await startProduct({ dataDir, port });
    const sent: { readonly path: string; readonly body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'PUT') return;
      const path = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      sent.push({ path, body: path === 'answers' ? request.postDataJSON() : null });
    });
    const sentTo = (path: string) => sent.filter((each) => each.path === path);
    await context.setOffline(false);
    const storedPhotos = async () => {
      const reply = await page.request.get(`/api/properties/${id}/photos`);
      return ((await reply.json()) as { photos: { image_id: string }[] }).photos;
    };
    await expect.poll(() => sentTo('placement').length).toBe(2);
    await expect.poll(async () => (await storedPhotos()).length).toBe(2);
    await expect.poll(async () => (await storedAnswers(page, id)).length).toBeGreaterThan(70);
    expect(sentTo('answers')).toHaveLength(1);
    const stored = await storedAnswers(page, id);
    const of = (questionId: string) =>
      stored
        .filter((each) => each.question_id === questionId)
        .map(({ side, answer: said, amount }) => [side, said, amount ?? null].join(' '))
        .toSorted();
    expect(of('plants_at_wall')).toEqual(['east no ', 'north no ', 'south yes a_lot', 'west no ']);
    expect(of('gutters_clean')).toEqual([' no ']);
    expect(of('vents_fine_mesh')).toEqual([' yes ']);
    expect(of('deck_unburnable')).toEqual([' not_applicable ']);
    expect(of('woodpile_in_yard')).toEqual(['east no ', 'north yes ', 'south no ', 'west no ']);
    const linked = stored.filter((each) => each.image_id !== null);
    expect(new Set(linked.map((each) => each.image_id)).size).toBe(2);

    // Without a reload.
    await expect(page.getByRole('region', { name: 'Your score' })).toBeVisible();
    await expect(told).toHaveCount(0);
    await expect(page.getByText(/We don’t know enough/)).toHaveCount(0);

    // Until the browser has noted that they arrived, a reload would send them again, which changes nothing.
    await expect.poll(() => page.evaluate(countKeptAnswers)).toBe(0);
    await page.addInitScript(offerInstallation);
    await page.goto(`/property/${id}/walk`);
    await expect(atEnd(page)).toBeVisible();
    expect(sentTo('answers')).toHaveLength(1);

    // Once, whatever came of it.
    await page.getByRole('button', { name: 'Install', exact: true }).tap();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isAsked'))).toBe(true);
    await page.reload();
    await expect(atEnd(page)).toBeVisible();
    await expect(page.getByText('Keep this on your phone')).toHaveCount(0);
  } finally {
    await context.close();
    await product.stop();
    for (const folder of [dataDir, profile]) await rm(folder, { recursive: true, force: true });
  }
});

for (const [locale, height] of [
  ['en', 844],
  // What a phone’s browser leaves of it.
  ['en', 664],
  ['es', 844],
] as const) {
  test(`each stop fits on one screen of 390 by ${height} pixels in ${locale}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      const id = await makeHome(page, product.url);
      await page.goto(`${locale === 'es' ? '/es' : ''}/property/${id}/walk?start=front`);
      for (let stop = 1; stop <= 13; stop += 1) {
        await expect(stopName(page)).toContainText(new RegExp(` ${stop} (of|de) 13$`));
        expect(await screens(page), `stop ${stop}`).toBeLessThanOrEqual(1.15);
        const small = await page
          .getByRole('main')
          .locator('a, button:not([data-tile])')
          .evaluateAll((all) =>
            all
              .filter((each) => each.checkVisibility())
              .filter((each) => {
                const { width, height: tall } = each.getBoundingClientRect();
                return Math.min(width, tall) < 44;
              })
              .map((each) => each.textContent),
          );
        expect(small).toEqual([]);
        await leaveStop(page, locale === 'es' ? /^Nada / : /^None /);
      }
    } finally {
      await context.close();
    }
  });
}

test('what walking past can’t tell may be said on one more screen at the end, which narrows the range', async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone);
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk?start=front`);
  for (let stop = 1; stop <= 13; stop += 1) {
    await expect(stopName(page)).toContainText(` ${stop} of 13`);
    await leaveStop(page);
  }
  await expect(atEnd(page)).toBeVisible();
  await expect(page.getByText('things can’t be told by walking past')).toBeVisible();
  const before = await rangeOf(page);
  await expectAccessible(page);
  await button(page, 'Answer now').click();
  await expect(heading(page)).toHaveText('What walking past can’t tell');
  await expect(heading(page)).toBeFocused();
  const tiles = await page.locator('[data-tile]').count();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await expectAccessible(page, 'html', { dark: true });
  await pressAnswer(button(page, 'No gutters'));
  await expect(tile(page, 'Leaves in the gutters')).toHaveAttribute('aria-disabled', 'true');
  const first = await denials(page).count();
  for (let left = first; left > 1; left -= 1) {
    await pressAnswer(denials(page).first());
    await expect(denials(page)).toHaveCount(left - 1);
  }
  // What was said stays, and a reload doesn't lose the place.
  await expect(page.locator('[data-tile]')).toHaveCount(tiles);
  await page.reload();
  await expect(heading(page)).toHaveText('What walking past can’t tell');
  await expect(page.locator('[data-tile]')).toHaveCount(1);
  await button(page, 'Done').click();
  await expect(page.getByText(/^1 thing can’t be told by walking past/)).toBeVisible();
  await expect.poll(async () => (await rangeOf(page)).width).toBeLessThan(before.width);
  await page.goBack();
  await expect(page.locator('[data-tile]')).toHaveCount(1);
  await pressAnswer(denials(page).first());
  await button(page, 'Done').click();
  await expect(button(page, 'Answer now')).toHaveCount(0);
  await expect.poll(async () => (await rangeOf(page)).width).toBeLessThanOrEqual(12);
  await expect(
    page.getByText('Even so, something may have been overlooked or misjudged.', { exact: false }),
  ).toBeVisible();
});

test('how much there is of what was tapped is asked once, and going on again leaves it open', async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone);
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk?start=front`);
  const [front, next] = ['Front: first five feet · 1 of 13', 'Front: yard · 2 of 13'];
  const bar = page.locator('.thumb-bar [data-tone=primary]');
  const goOn = async () => {
    await page.locator('[data-tile]').last().scrollIntoViewIfNeeded();
    await expect(bar).toHaveText('That’s all');
    await delay(650);
    await bar.press('Enter');
  };
  await expect(stopName(page)).toHaveText(front);
  await tile(page, 'Plants').click();
  await pressAnswer(tile(page, 'Fence or gate that burns'));
  await pressAnswer(tile(page, 'Firewood or lumber'));
  await goOn();
  // In the order of the tiles, without the fence: there is no amount of it to say.
  await expect(askedHowMuch(page)).toHaveText(
    'How much? Say a little or a lot for: Plants, Firewood or lumber. Or go on.',
  );
  await expect(stopName(page)).toHaveText(front);
  await expect(page.locator(':focus')).toHaveText('a little');
  await expect(page.getByRole('group', { name: 'How much' }).locator(':focus')).toHaveCount(1);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectAccessible(page, 'html', { dark: true });
  await page.keyboard.press('Enter');
  await expect(askedHowMuch(page)).toContainText('for: Firewood or lumber.');
  await goOn();
  await expect(stopName(page)).toHaveText(next);

  // Not again, whether the page was loaded anew or not.
  await page.reload();
  await button(page, 'Previous').click();
  await expect(stopName(page)).toHaveText(front);
  await expect(tile(page, 'Plants')).toHaveAttribute('aria-pressed', 'true');
  await expect(askedHowMuch(page)).toHaveCount(0);
  await bar.press('Enter');
  await expect(stopName(page)).toHaveText(next);
});

test('what the home lacks is settled and says why until that is taken back, and going on says no more than was seen', async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone);
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await button(page, 'Start the walk').click();
  await button(page, 'All stops').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roof and gutters' }).click();
  const leaves = tile(page, 'Leaves in the gutters');
  const bar = page.locator('.thumb-bar [data-tone=primary]');
  await leaves.scrollIntoViewIfNeeded();
  await expect(bar).toHaveText('None that I can see');
  await button(page, 'No gutters').click();
  await expect(leaves).toHaveAttribute('aria-disabled', 'true');
  await expect(leaves).toHaveAccessibleDescription('You said: No gutters');
  await expectAccessible(page);
  await expectAccessible(page, 'html', { dark: true });
  // By a key, since a mouse is told that it can't.
  await leaves.press('Enter');
  await expect(leaves).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'No gutters')).toHaveAttribute('aria-pressed', 'true');
  await denyRest(page, (target) => target.click());
  await expect(bar).toHaveText('None of these');
  await button(page, 'No gutters').click();
  await expect(bar).toHaveText('None that I can see');
  await pressAnswer(leaves);
  await expect(leaves).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toHaveText('That’s all I can see');
});

test('a tile is taken back by a second tap, and what can’t be seen is said at once', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await button(page, 'Start the walk').click();
  await tile(page, 'Firewood or lumber').click();
  // A shaky finger taps twice.
  await tile(page, 'Plants').dblclick();
  await button(page, 'a little').first().dblclick();
  await pressAnswer(tile(page, 'Firewood or lumber'));
  await expect(tile(page, 'Firewood or lumber')).toHaveAttribute('aria-pressed', 'false');
  await leaveStop(page, 'Can’t see the rest');
  await expect
    .poll(async () =>
      (await storedAnswers(page, id))
        .map(({ question_id: about, answer, amount }) => [about, answer, amount].join(' '))
        .toSorted(),
    )
    .toEqual([
      'fence_attached not_sure ',
      'firewood_at_wall not_sure ',
      'five_feet_kept not_sure ',
      'mulch_at_wall not_sure ',
      'plants_at_wall yes a_little',
      'things_at_wall not_sure ',
    ]);
});

test('on a small phone, nothing can be denied before its picture was in view', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await button(page, 'Start the walk').click();
  const last = page.locator('[data-tile]').last();
  await expect(last).not.toBeInViewport();
  await expect(button(page, 'None of these')).toHaveCount(0);
  await expect(async () => {
    await pressAnswer(button(page, 'More to see'));
    await expect(button(page, 'None of these')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(last).toBeInViewport();
  expect(await storedAnswers(page, id)).toEqual([]);
  await leaveStop(page, 'None of these');
  await expect.poll(async () => (await storedAnswers(page, id)).length).toBe(6);
});

test('at 320 pixels, keys alone go through a stop, up to a mark on its photo', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Start the walk').press('Enter');
  await expect(asks(page)).toBeFocused();
  const announced = page.getByRole('status').filter({ hasText: /^Stop \d+ of/ });
  await expect(announced).toContainText(/^Stop 1 of 13: Front: first five feet\. From/);

  await button(page, 'This side doesn’t exist').press('Enter');
  await expect(stopName(page)).toHaveText('Right: first five feet · 1 of 11');
  const toast = page.getByRole('dialog', { name: 'Left out: Front' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await button(page, 'What are these?').press('Enter');
  const meanings = page.getByRole('dialog', { name: 'Right: first five feet' });
  await expect(meanings.getByText('anything that grows, even in pots')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await meanings.getByRole('button', { name: 'Close' }).press('Enter');
  await button(page, 'All stops').press('Enter');
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Score range/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Español' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await button(page, 'Include it again: Front').press('Enter');
  await page.getByRole('button', { name: /^Front: first five feet/ }).press('Enter');
  await expect(stopName(page)).toHaveText('Front: first five feet · 1 of 13');
  await expectAccessible(page);

  await takePhoto(page, () => button(page, 'Take a photo').press('Enter'));
  await expect(button(page, 'Another photo')).toBeVisible();
  await expect(announced).toContainText('1 photo of this stop');
  await tile(page, 'Plants').press('Enter');
  await expect(tile(page, 'Plants')).toBeFocused();
  await button(page, 'Mark the spot').press('Enter');
  await button(page, 'Place a box').press('Enter');
  await page.keyboard.press('ArrowRight');
  await button(page, 'Wider').press('Enter');
  await expectAccessible(page, '[role=dialog]');
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Change the spot')).toBeVisible();
  await expect
    .poll(async () => (await storedAnswers(page, id)).map(({ box }) => box))
    .toEqual([{ x: expect.closeTo(0.35), y: 0.35, width: expect.closeTo(0.34), height: 0.3 }]);
  await expectAccessible(page);

  await button(page, 'All stops').press('Enter');
  await page.getByRole('button', { name: /^Around the house/ }).press('Enter');
  await tile(page, 'Uncovered woodpile').press('Enter');
  for (const side of ['Front', 'Left']) await button(page, side).press('Enter');
  await expect
    .poll(async () =>
      (await storedAnswers(page, id))
        .filter(({ question_id: about }) => about === 'woodpile_in_yard')
        .map(({ side, answer }) => `${side} ${answer}`)
        .toSorted(),
    )
    .toEqual(['east no', 'north no', 'south yes', 'west yes']);

  await page.goto(`/es/property/${id}/walk`);
  await expect(stopName(page)).toHaveText('Alrededor de la casa · 12 de 13');
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  const goOn = page.getByRole('button', { name: /^(Eso es todo|Hay más que ver)$/ });
  await goOn.click({ trial: true });
});

/** Refuses what is sent there from now on, for good. */
async function refuse(page: Page, path: string, status: number, code: string): Promise<void> {
  const error = { code, message: code, retryable: false, request_id: 'e2e' };
  await page.route(path, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, json: { error } })
      : route.fallback(),
  );
}

test('what is said of a new photo is said beside it: advice, a side by the compass, a refusal', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  await page.setViewportSize(phone);
  const id = await makeHome(page, product.url);
  await page.goto(`/property/${id}/walk`);
  await button(page, 'Start the walk').click();
  await expect(stopName(page)).toHaveText(/^Front: first five feet/);
  const advice = page.getByText('This photo looks dark.');
  const [good = '', another = ''] = drawnPictures();
  const dryGrass = drawnPictures().find((file) => file.endsWith('side-dry-grass.jpg'));
  const photoOf = (number: number) => button(page, `Look at photo ${number} of this stop`);
  /** What the compass suggests, beside its buttons. */
  const suggested = (text: string) =>
    page.locator('p').filter({ hasText: text, has: page.getByRole('button') });

  await test.step('a dark photo gets a quiet line, a good one gets none', async () => {
    const dark = await darkPhoto(page);
    await takePhoto(page, () => button(page, 'Take a photo').click(), dark);
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
    // Above the buttons, not over them.
    await button(page, 'Can’t see').click({ trial: true });
  });

  await test.step('the repeat of one that this device keeps goes with what was found', async () => {
    expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await page.context().setOffline(true);
    await takePhoto(page, () => button(page, 'Another photo').click(), another);
    // Which the built-in analyzer, whose word on the first photo may or may not be here, never proposes.
    await tile(page, 'Firewood or lumber').click();
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
    await page.context().setOffline(false);
  });

  await test.step('a photo of the front, looking north, means that the front faces south', async () => {
    await expect(suggested('your front faces south')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'That’s right').click();
    await expect(suggested('your front faces south')).toHaveCount(0);
    await expect(asks(page)).toBeFocused();
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
    await expect(stopName(page)).toHaveText(/^Left: first five feet/);
    await expect(photoOf(1)).toBeVisible();
    await expect(suggested('this photo shows another side')).toHaveCount(0);
  });

  await test.step('dry grass that the built-in analyzer measures is proposed as unsure', async () => {
    // Its name goes on where the analyzer proposes something of the photos above by now.
    const allStops = page.getByRole('button', { name: /^All stops/ });
    await allStops.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(stopName(page)).toHaveText(/^Left: first five feet/);
    await allStops.click();
    await page.getByRole('button', { name: /^Left: yard/ }).click();
    await expect(stopName(page)).toHaveText(/^Left: yard/);
    await page.goBack();
    await expect(stopName(page)).toHaveText(/^Left: first five feet/);
    await page.goForward();
    await page.reload();
    await expect(stopName(page)).toHaveText(/^Left: yard/);
    await takePhoto(page, () => button(page, 'Take a photo').click(), dryGrass);
    const maybe = page.getByText('Maybe in your photo', { exact: true });
    await expect(maybe).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-hazard-box]')).toBeVisible();
    await expect(tile(page, 'Tall dry grass')).toHaveAttribute('aria-pressed', 'false');
    // The picture takes no more room than a drawing, so that all tiles stay in view.
    await expect(button(page, 'None of these')).toBeVisible();
  });

  await test.step('a photo refused at length together with an answer leaves the buttons in view', async () => {
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
    await tile(page, 'Steep slope down').click();
    await expect(page.getByText(/^We couldn’t save your answer\. This link/)).toBeVisible();
    await expect(button(page, 'That’s all')).toBeInViewport({ ratio: 1 });
  });

  await test.step('both can be discarded', async () => {
    await button(page, 'See what to do').click();
    const dialog = page.getByRole('dialog', { name: 'What isn’t saved' });
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('listitem').last().getByRole('button', { name: 'Discard' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await page.goto(`/es${new URL(page.url()).pathname}`);
    await expect(page.getByText(/^No pudimos guardar su respuesta\. Este enlace/)).toBeVisible();
    await button(page, 'Ver qué hacer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(countKeptAnswers)).toBe(0);
  });

  await test.step('what is kept of a property that is gone can be discarded, too', async () => {
    await tile(page, 'Bajada fuerte').click();
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

test('what a model sees in a photo of the walk is tapped ahead at its stop, and one tap says no', async ({
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

    const seen = page.getByText('Seen in your photo. Tap if it isn’t there.', { exact: true });
    const release = model.hold();
    await takePhoto(page, () => button(page, 'Take a photo').click());
    await expect.poll(() => model.asked()).toBe(1);
    await expect(seen).toHaveCount(0);
    await leaveStop(page, 'None of these');
    release();
    // What was answered before the model had looked is asked again, with what it saw.
    await button(page, 'All stops something in a photo to confirm').click({ timeout: 60_000 });
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('button', { name: /^Front: yard .*1 thing in your photos to confirm/ }),
    ).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Front: first five feet .*3 things in your photos/ })
      .click();
    await expect(seen).toHaveCount(3);
    await expect(page.locator('[data-hazard-box]')).toHaveCount(3);
    await expectAccessible(page);
    for (const name of ['Plants', 'Mulch that burns', 'Firewood or lumber'])
      await expect(tile(page, name)).toHaveAttribute('aria-pressed', 'true');
    // One tap says no; going on says yes to the rest.
    await tile(page, 'Mulch that burns').click();
    await expect(seen).toHaveCount(2);
    await tile(page, 'Plants').click();
    await expect(seen).toHaveCount(1);
    await leaveStop(page, 'That’s all');
    const [photo] = (
      (await (await page.request.get(`/api/properties/${id}/photos`)).json()) as {
        photos: { image_id: string }[];
      }
    ).photos;
    await expect
      .poll(async () =>
        (await storedAnswers(page, id)).map((each) => [each.question_id, each.image_id, each.box]),
      )
      .toEqual(
        expect.arrayContaining([
          [
            'firewood_at_wall',
            photo?.image_id,
            expect.objectContaining({ y: box.y, width: expect.closeTo(box.width) }),
          ],
          ['mulch_at_wall', photo?.image_id, null],
          ['plants_at_wall', photo?.image_id, null],
        ]),
      );
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'See Full Details' }).click();
    const setAside = page.getByRole('region', { name: 'Set aside by you' });
    const mulchAside = setAside.getByRole('listitem').filter({ hasText: 'Mulch that burns' });
    await expect(mulchAside).toContainText(
      'You said no to: “Mulch that burns (such as bark, wood chips, pine straw or rubber; artificial turf, too), within five feet',
    );
    await mulchAside.getByRole('button', { name: /^Restore/ }).click();
    await expect(mulchAside).toHaveCount(0);
    await expect(setAside).toContainText(
      'You said no to: “Plants (anything that grows, even in pots), within five feet',
    );
    expect((await storedAnswers(page, id)).map((each) => each.question_id)).not.toContain(
      'mulch_at_wall',
    );
    await openAll(page);
    const said =
      /You said so; photo of the front, first five feet, received \w+ \d+, \d{4}, \d+:\d\d\s[AP]M$/;
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

test('without a model, photos get their side by a tap each, and the walk goes on from there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openNewProperty(page, '16 Oak Lane, Grass Valley, CA 95945');
  await expect(page.getByText(/^No AI looks at photos here/)).toBeVisible();
  await addPhotos(page, drawnPictures().slice(0, 4));
  const bar = page.locator('.thumb-bar');
  await expect(bar.locator('[data-tone=primary]')).toHaveCount(1);
  // The colors may have been measured by now.
  await expect(page.getByRole('button', { name: /^(Get|Show) My Score$/ })).toBeVisible();
  await bar.getByRole('link', { name: /^Walk me through it/ }).click();
  await expect(page.getByRole('heading', { name: 'Which side is each photo?' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Change the side or area of/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Which side of the house is this?' });
  await question.getByRole('button', { name: 'Front' }).click();
  // The next photo comes by itself.
  await question.getByRole('button', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Roof' }).click();
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'None of these: skip this photo' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Roof' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Side unclear' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Next').click();
  await expect(stopName(page)).toHaveText('Front: first five feet · 1 of 13');
  await page.getByRole('link', { name: 'My score' }).click();
  await expect(page).toHaveURL(/\/property\/[^/?]+$/);
});
