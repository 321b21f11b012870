/** What takes longer isn't a double click to any system. */
const doubleClickMs = 500;

/**
 * Swallows the second half of a double click that has led to another page: it was meant for what stood there before, and
 * would press whatever has come to lie beneath it.
 *
 * @param sinceNavigation milliseconds since this page was opened
 * @returns how to stop
 */
export function swallowSecondClicks(
  target: EventTarget,
  sinceNavigation: () => number,
): () => void {
  const swallow = (event: Event) => {
    const clicks = 'detail' in event && typeof event.detail === 'number' ? event.detail : 0;
    if (clicks < 2 || sinceNavigation() >= doubleClickMs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  target.addEventListener('click', swallow, { capture: true });
  return () => target.removeEventListener('click', swallow, { capture: true });
}
