/**
 * Runs an action some time after the page and its resources have loaded.
 * @param delayMs from the load event, or from now if the page has already loaded
 * @returns a function that cancels it
 */
export function afterLoad(action: () => void, delayMs: number): () => void {
  const waiting = new AbortController();
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(action, delayMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: waiting.signal });
  return () => {
    waiting.abort();
    window.clearTimeout(timer);
  };
}
