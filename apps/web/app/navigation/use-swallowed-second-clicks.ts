import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { swallowSecondClicks } from './second-click.ts';

/** A double click presses once: its second half never reaches the page that its first has opened. */
export function useSwallowedSecondClicks(): void {
  const { key } = useLocation();
  const opened = useRef({ key, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (opened.current.key !== key) opened.current = { key, at: performance.now() };
  }, [key]);
  useEffect(() => swallowSecondClicks(window, () => performance.now() - opened.current.at), []);
}
