import type { Page } from '@playwright/test';

const dial = /^(\d+) out of 100, \w+\. Between (\d+) and (\d+)\.$/;

/** The score and its range, as the open results say them. */
export async function rangeOf(page: Page): Promise<{ score: number; low: number; high: number }> {
  const said = await page.getByRole('img', { name: dial }).getAttribute('aria-label');
  const [, score, low, high] = dial.exec(said ?? '') ?? [];
  return { score: Number(score), low: Number(low), high: Number(high) };
}

export async function shownScore(page: Page): Promise<number> {
  return (await rangeOf(page)).score;
}

/** Opens everything on a page that can be folded. */
export async function openAll(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true;
  });
}
