import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator } from '@playwright/test';

/** A tap that comes sooner after its question did is taken to be meant for the one before (`apps/web/app/ui/quick-taps.ts`). */
const tooSoonMs = 350;

/** Presses an answer to a question that is shown, as somebody who has read it. */
export async function pressAnswer(answer: Locator): Promise<void> {
  await delay(tooSoonMs);
  await answer.click();
}

/**
 * Answers a question, and waits until it is gone.
 * @param asked the question's text
 */
export async function answerQuestion(
  question: Locator,
  asked: string,
  answer: Locator,
): Promise<void> {
  const same = question.filter({ hasText: asked });
  // On a busy machine a question can be painted after it is in the page: then the press comes too soon, and a person presses again.
  await expect(async () => {
    if ((await same.count()) > 0) await pressAnswer(answer);
    await expect(same).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}
