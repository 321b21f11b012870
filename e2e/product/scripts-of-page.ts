import { expect, type Page } from '@playwright/test';
import { pageChecked } from './page-check.ts';

/**
 * Opens a page and collects every script it loads until it has checked itself.
 * @returns the source of them all
 */
export async function textOfScripts(page: Page, path: string): Promise<string> {
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) addresses.add(response.url());
  });
  await page.goto(path);
  // A page checks itself a second after the load event; by then all its code is running.
  await pageChecked(page);
  // Asked for once more, because what a worker received is gone with the worker.
  const texts = [...addresses].map(async (address) => {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    return answer.text();
  });
  return (await Promise.all(texts)).join('\n');
}

/** Texts of a page that are long enough to belong to one language. */
export async function longTexts(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const texts = await page.locator('h1, h2, h3, p, summary').allTextContents();
  return texts
    .map((text) => text.trim())
    .filter((text) => text.length > 25 && !/[{}<>]/.test(text));
}

/** Asserts that a page's scripts have none of the texts of its twin in the other language. */
export function expectOneLanguage(
  scripts: string,
  own: readonly string[],
  foreign: readonly string[],
): void {
  expect(foreign.filter((sentence) => scripts.includes(sentence))).toEqual([]);
  // Make sure that the search would find a page's own texts.
  expect(own.some((sentence) => scripts.includes(sentence))).toBe(true);
}
