import type { Page } from '@playwright/test';

/** What a browser keeps of an origin: each entry's store and name, and all that is in it as text. */
export interface KeptEntry {
  readonly where: string;
  readonly name: string;
  readonly content: string;
}

/**
 * Everything in every store that the page can reach, and the cookies, which name nobody but may lead to somebody. Without the
 * application's own files, which are the same for everybody.
 */
export async function keptInBrowser(page: Page): Promise<readonly KeptEntry[]> {
  const stored = await page.evaluate(async () => {
    const entries: { where: string; name: string; content: string }[] = [];
    for (const [where, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [name, content] of Object.entries(storage)) {
        entries.push({ where, name, content: String(content) });
      }
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/assets/')) continue;
        const content = await (await cache.match(request))?.text();
        entries.push({
          where: 'caches',
          name: new URL(request.url).pathname,
          content: content ?? '',
        });
      }
    }
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`${request.error}`)));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records: unknown[] = await settled(
          database.transaction(store).objectStore(store).getAll(),
        );
        for (const record of records) {
          entries.push({ where: 'indexedDB', name, content: JSON.stringify(record) });
        }
      }
      database.close();
    }
    entries.push({ where: 'history', name: 'state', content: JSON.stringify(history.state) });
    return entries;
  });
  const cookies = await page.context().cookies();
  return [
    ...stored,
    ...cookies.map(({ name, value }) => ({ where: 'cookie', name, content: value })),
  ];
}
