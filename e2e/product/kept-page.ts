/** Whether this page, with everything that it has loaded, opens without a network. Runs in the page. */
export async function isPageKept(): Promise<boolean> {
  if (navigator.serviceWorker.controller === null) return false;
  const loaded = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/'));
  const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
  return loaded.length > 0 && !kept.includes(undefined);
}
