import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { pressAnswer } from './answer-question.ts';

/** The name and the place of the stop of the walk that is on screen. */
export const stopName = (page: Page): Locator => page.locator('#stop-heading');

/** The picture of a hazard at a stop. */
export const tile = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Brings each picture of a stop into view, as somebody who scrolls. */
async function lookAtAll(page: Page): Promise<void> {
  for (const name of await page.locator('[data-tile]').all()) {
    await name.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }
}

/** What a stop asks once about what was tapped without saying how much there is of it. */
export const askedHowMuch = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^(How much\?|¿Cuánto hay\?)/ });

/**
 * Leaves a stop as somebody who has looked at all of it, and waits for the next or the walk's end.
 * @param name what the button says; without it, whichever there is
 * @returns the stop, and how many taps of a person it took: two where it asks how much there is, which they don't say
 */
export async function leaveStopByTaps(
  page: Page,
  name: string | RegExp = /^(None|That’s all|Next)/,
): Promise<{ readonly left: string; readonly taps: number }> {
  const left = (await stopName(page).textContent()) ?? '';
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  const same = stopName(page).filter({ hasText: left });
  let taps = 1;
  // On a busy machine a stop can be painted after it is in the page: then the press comes too soon, and a person presses again.
  await expect(async () => {
    if ((await same.count()) > 0) {
      await lookAtAll(page);
      // What has just come into view wants to be read.
      await delay(650);
      await pressAnswer(button);
      if (await askedHowMuch(page).isVisible()) {
        taps = 2;
        await pressAnswer(button);
      }
    }
    await expect(same).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  return { left, taps };
}

/** The same for tests that count no taps. @returns the stop */
export async function leaveStop(page: Page, name?: string | RegExp): Promise<string> {
  return (await leaveStopByTaps(page, name)).left;
}
