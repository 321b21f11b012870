import type { Page } from '@playwright/test';

export interface PageScripts {
  /** All that the page's scripts say, one after the other. */
  readonly text: string;
  /** What they came to on their way, in bytes. */
  readonly sentBytes: number;
}

/** Opens a page and waits until it loads nothing more: every script that it loaded, whether at once or later. */
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
  // The page checks itself a second after it has loaded: by then it is at work.
  await page.waitForFunction(() => performance.getEntriesByName('page-check').length > 0);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all([...files.values()].map(({ text }) => text));
  return {
    text: texts.join('\n'),
    sentBytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
