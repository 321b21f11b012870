import type { Page } from '@playwright/test';

export interface PageScripts {
  /** The source of all the page's scripts. */
  readonly text: string;
  /** Their total size as transferred, in bytes. */
  readonly sentBytes: number;
}

/** Opens a page and collects every script it loads, until the network is idle. */
export async function scriptsOfPage(page: Page, path: string): Promise<PageScripts> {
  const files = new Map<string, { readonly text: Promise<string>; readonly bytes: number }>();
  page.on('response', (response) => {
    const url = response.url();
    if (!url.endsWith('.js')) return;
    files.set(url, {
      text: response.text(),
      bytes: Number(response.headers()['content-length']),
    });
  });
  await page.goto(path);
  // A page checks itself a second after the load event; by then all its code is running.
  await page.waitForFunction(() => performance.getEntriesByName('page-check').length > 0);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all([...files.values()].map(({ text }) => text));
  return {
    text: texts.join('\n'),
    sentBytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
