/**
 * Does something some time after the page and all it needs have loaded.
 * @param delayMs after the load, or after now where that is past
 * @returns what calls it off
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
