import { expect, type Locator, type Page } from '@playwright/test';

/** The dial's label: a score with its band, or, if too little was seen, the range first. */
const scored = /^(?<score>\d+) out of 100, \w+\. Likely between (?<low>\d+) and (?<high>\d+)\.$/;
const hardlySeen =
  /^Likely between (?<low>\d+) and (?<high>\d+) out of 100\. (?<score>\d+) is the middle of all homes that fit what we know\.$/;

export function dialOf(page: Page): Locator {
  return page.getByRole('img', { name: /^\d+ out of 100, |^Likely between \d+ and \d+ out of/ });
}

export async function rangeOf(page: Page): Promise<{ score: number; low: number; high: number }> {
  const said = (await dialOf(page).getAttribute('aria-label')) ?? '';
  const { score, low, high } = (scored.exec(said) ?? hardlySeen.exec(said))?.groups ?? {};
  return { score: Number(score), low: Number(low), high: Number(high) };
}

export async function shownScore(page: Page): Promise<number> {
  return (await rangeOf(page)).score;
}

/** Waits for the details of a result and for the field's texts, so that what is read at once is there. */
export async function wholeResults(page: Page): Promise<void> {
  await expect(page.locator('#photos-heading')).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Waits for the page with the score, and for all that stands on it. */
export async function resultsShown(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: /^(Ways on|Cómo seguir)$/ })).toBeVisible();
  await expect(page.locator('main .animate-breathe')).toHaveCount(0);
}

export async function openAll(page: Page): Promise<void> {
  await wholeResults(page);
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true;
  });
}
