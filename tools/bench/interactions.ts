import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

/** How often somebody clicks or presses a key: more often than anybody does, to meet whatever the page does meanwhile. */
export const interactionEveryMs = 150;
const patienceMs = 300_000;
/** What is reported at least: browsers leave out faster interactions, and round the others to steps of 8 ms. */
const leastMs = 16;
const interactionsPerIgnored = 50;

/** What somebody met who used a page meanwhile. */
export interface Interactions {
  readonly count: number;
  /** From the slowest interaction to the next paint, in milliseconds. */
  readonly slowestMs: number;
  /**
   * The interaction to next paint as it is defined: the slowest, ignoring one for every 50.
   * @see https://web.dev/articles/inp
   */
  readonly inpMs: number;
}

/** Starts the browser of the tests; `stack` ends it. */
export async function startBrowser(stack: AsyncDisposableStack): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  stack.defer(() => browser.close());
  return browser;
}

/**
 * Clicks and presses a key in turn on a page until something is done.
 * @param place where to click: something that does nothing
 * @throws Error if it isn't done within five minutes
 */
export async function interactUntil(
  page: Page,
  place: Locator,
  isDone: () => Promise<boolean>,
): Promise<Interactions> {
  await page.evaluate(noteInteractions);
  // Playwright's own click waits until the page is idle, and checks in it, by listeners that nobody's browser has, what it hits.
  const box = await place.boundingBox();
  if (box === null) throw new Error('there is nothing to click on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const startedAt = performance.now();
  let count = 0;
  while (!(await isDone())) {
    if (performance.now() - startedAt > patienceMs) throw new Error('not done within five minutes');
    if (count % 2 === 0) await page.keyboard.press('Tab');
    else await page.mouse.click(x, y);
    count += 1;
    // A pace, not a guess at when something is done.
    await page.waitForTimeout(interactionEveryMs);
  }
  const noted = await page.evaluate('Object.values(window.interactionDurations)');
  const slowest = z
    .array(z.number())
    .parse(noted)
    .toSorted((one, other) => other - one);
  const ignored = Math.floor(count / interactionsPerIgnored);
  return { count, slowestMs: slowest[0] ?? leastMs, inpMs: slowest[ignored] ?? leastMs };
}

/** For the page: notes how long each interaction took until the next paint. One has several events, of which the longest counts. */
const noteInteractions = `
  window.interactionDurations = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      const before = window.interactionDurations[interactionId] ?? 0;
      if (interactionId > 0) window.interactionDurations[interactionId] = Math.max(before, duration);
    }
  }).observe({ type: 'event', durationThreshold: ${leastMs} });
`;
