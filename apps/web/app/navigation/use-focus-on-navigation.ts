import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

let lastPathname: string | null = null;

/**
 * Moves focus to the page's main element after navigation, so that keyboard and screen reader start at its top instead
 * of on a link that is gone. Leaves the first page alone.
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
