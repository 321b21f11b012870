import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard's place when a part of the page gives way to another: the focus of a button that is gone goes to
 * the panel around both.
 * @param shown which part is shown
 */
export function useKeptFocus(shown: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [shown]);
  return panel;
}
