import type { Locator, Page } from '@playwright/test';
import { pressAnswer } from './product/answer-question.ts';
import { fineHouse } from './product/fine-house.ts';
import { expect, test } from './product/fixtures.ts';
import { addPhotos, createPropertyInBrowser, getScore, propertyIdOf } from './product/main-job.ts';
import { countKeptAnswers } from './product/kept-answers.ts';
import { drawnPictures } from './product/photos.ts';
import { dialOf, shownScore } from './product/shown-results.ts';
import { leaveStop, tile } from './product/tap-stop.ts';
import { expectNothingFrozen, translateAll } from './product/translated.ts';

test('the main job works while the browser translates its pages', async ({ page }) => {
  await translateAll(page);
  await createPropertyInBrowser(page, '12 Ridge Road, Paradise, CA 95969');
  await expect(page.getByText(/^A score needs the walk/)).toBeVisible();
  await addPhotos(page, drawnPictures().slice(0, 4));
  await expect(page.getByText('4 photos, to show what you saw.')).toBeVisible();
  await expect(page.getByText(/^A score needs the walk/)).toHaveCount(0);
  await expectNothingFrozen(page);

  await getScore(page);
  await expect(dialOf(page)).toBeVisible();
  const id = propertyIdOf(page);
  const questions = page.getByRole('region', { name: /Narrow your range|Your answers/ });
  const titles = ['Your answer', 'Your answers to 2 questions', 'Your answers to 3 questions'];
  for (const [given, answer] of ['Yes', 'No', 'Not sure'].entries()) {
    await giveAnswer(questions, answer);
    await expect(questions.getByText(titles[given] ?? '', { exact: true })).toBeVisible();
  }
  await expectNothingFrozen(page);

  await page.goto(`/property/${id}/walk`);
  await page.getByRole('button', { name: 'Start the walk' }).click();
  await tile(page, 'Plants').click();
  await leaveStop(page, 'That’s all');
  await leaveStop(page, 'Can’t see');
  await expectNothingFrozen(page);
  // Else the answer that is on its way changes the score after it was read.
  await expect.poll(() => page.evaluate(countKeptAnswers)).toBe(0);

  // Enough is known for a score then.
  await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers: fineHouse },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await page.goto(`/property/${id}`);
  await expect(dialOf(page)).toBeVisible();
  const score = await shownScore(page);
  await page.getByRole('link', { name: /^Your plan/ }).click();
  await planOneAction(page, score);
  await expectNothingFrozen(page);
});

/** Gives an answer and, where it found something and its question goes on to ask on which sides, says that nobody knows. */
async function giveAnswer(questions: Locator, answer: string): Promise<void> {
  const question = questions.getByRole('heading', { level: 3 });
  const asked = await question.innerText();
  const unknownSide = questions.getByRole('button', { name: 'Not sure which' });
  const next = question.filter({ hasNotText: asked });
  await pressAnswer(questions.getByRole('button', { name: answer, exact: true }));
  await expect(next.or(unknownSide)).toBeVisible();
  if (await unknownSide.isVisible()) await pressAnswer(unknownSide);
  await expect(next).toBeVisible();
}

/** Adds a job, whose points the summary then counts. */
async function planOneAction(page: Page, score: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your plan', level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to plan: / })
    .last()
    .click();
  await expect(
    page.getByText('1 job in your plan', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText(`From ${score} to`).first()).toBeAttached();
}
