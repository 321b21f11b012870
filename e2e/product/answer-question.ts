import { setTimeout as delay } from 'node:timers/promises';
import type { Locator } from '@playwright/test';

/** A tap that comes sooner after its question did is taken to be meant for the one before (`apps/web/app/ui/quick-taps.ts`). */
const tooSoonMs = 350;

/** Presses an answer to a question, once it is shown, as somebody who has read it. */
export async function pressAnswer(answer: Locator): Promise<void> {
  await answer.waitFor();
  await delay(tooSoonMs);
  await answer.click();
}
