import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A double click presses once: its second half never reaches the page that its first has opened. */
export function useSwallowedSecondClicks(): void {
  const { key } = useLocation();
  const opened = useRef({ key, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (opened.current.key !== key) opened.current = { key, at: performance.now() };
  }, [key]);
  useEffect(() => swallowSecondClicks(window, () => performance.now() - opened.current.at), []);
}

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
