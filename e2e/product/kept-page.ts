/** Whether all pages that open without a network do, with everything that they may ever load. Runs in the page. */
export async function areAllPagesKept(): Promise<boolean> {
  if (navigator.serviceWorker.controller === null) return false;
  const worker = await (await fetch('/service-worker.js')).text();
  const [list = '""'] = /" \/assets.*?"/.exec(worker) ?? [];
  const text: string = JSON.parse(list);
  const line = text.split('\n')[location.pathname.startsWith('/es/') ? 1 : 0] ?? '';
  const files = line.split(' ').filter((file) => file.startsWith('/assets/'));
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  return kept.length > 0 && !kept.includes(undefined);
}

/** Whether this page, with everything that it has loaded, opens without a network. Runs in the page. */
export async function isPageKept(): Promise<boolean> {
  if (navigator.serviceWorker.controller === null) return false;
  const loaded = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/'));
  const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
  // The page itself comes last.
  const page = await caches.match(
    location.pathname.startsWith('/es/') ? '/es/property' : '/property',
  );
  return loaded.length > 0 && page !== undefined && !kept.includes(undefined);
}
