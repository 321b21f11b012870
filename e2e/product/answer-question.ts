import { expect, type Locator } from '@playwright/test';

/** A tap that comes sooner after the last answer is taken to be meant for the question before (`apps/web/app/ui/quick-taps.ts`). */
const tooSoonMs = 350;

/**
 * Presses an answer until its question is gone, because a press that comes too soon doesn't count. One that counts takes the question
 * away before `press` returns, so none reaches the next question.
 * @param asked the question's text
 */
export async function answerQuestion(
  question: Locator,
  asked: string,
  press: () => Promise<void>,
): Promise<void> {
  const still = question.filter({ hasText: asked });
  await expect(async () => {
    if ((await still.count()) > 0) await press();
    expect(await still.count()).toBe(0);
  }).toPass({ intervals: [tooSoonMs] });
}
