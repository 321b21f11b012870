import type { Page } from '@playwright/test';

/**
 * Opens a page and collects every script it loads, until the network is idle.
 * @returns the source of them all
 */
export async function textOfScripts(page: Page, path: string): Promise<string> {
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.set(response.url(), response.text());
  });
  await page.goto(path);
  // A page checks itself a second after the load event; by then all its code is running.
  await page.waitForFunction(() => performance.getEntriesByName('page-check').length > 0);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(texts.values())).join('\n');
}
