import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded, as long as that would lose something. */
export function useWarningBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => (wouldLose ? warnBeforeLeaving(window) : undefined), [wouldLose]);
}

/** @returns a function that ends it */
export function warnBeforeLeaving(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  // A new function each time, so that each of two that would lose something keeps its own listener.
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
