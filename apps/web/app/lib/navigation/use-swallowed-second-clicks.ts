import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Keeps the second half of a double-click from reaching the page that the first half opened. */
export function useSwallowedSecondClicks(): void {
  const { key } = useLocation();
  const opened = useRef({ key, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (opened.current.key !== key) opened.current = { key, at: performance.now() };
  }, [key]);
  useEffect(() => swallowSecondClicks(window, () => performance.now() - opened.current.at), []);
}

/** Longer than the double-click interval of any system. */
const doubleClickMs = 500;

/**
 * Ignores the second half of a double-click that opened another page: it was meant for the previous page, and would
 * press whatever is now in that spot.
 * @param sinceNavigation milliseconds since this page was opened
 * @returns a function that stops it
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
