import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps keyboard focus when part of a page is replaced: if the focused button disappears, focus moves to the panel
 * around it.
 * @param shown identifies the part that is shown
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
