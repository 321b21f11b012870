import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

let lastPathname: string | null = null;

/**
 * Moves the focus to the page after a change of page, so that keyboard and screen reader start at its top
 * instead of on a link that is gone. The first page keeps the browser's own start.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const changed = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    if (changed) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
