/** Has the browser ask before the page is closed or reloaded. @returns what ends that, once. */
export function warnBeforeLeaving(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  // A function of its own for each: two answers under way each hold the page.
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
