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

/**
 * Leaves a stop as somebody who has looked at all of it, and waits for the next or the walk's end.
 * @param name what the button says; without it, whichever there is
 */
export async function leaveStop(page: Page, name?: string | RegExp): Promise<string> {
  const left = (await stopName(page).textContent()) ?? '';
  const button = page
    .getByRole('main')
    .getByRole('button', { name: name ?? /^(None|That’s all|Next)/, exact: true });
  const same = stopName(page).filter({ hasText: left });
  // On a busy machine a stop can be painted after it is in the page: then the press comes too soon, and a person presses again.
  await expect(async () => {
    if ((await same.count()) > 0) {
      await lookAtAll(page);
      // What has just come into view wants to be read.
      await delay(650);
      await pressAnswer(button);
    }
    await expect(same).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  return left;
}
