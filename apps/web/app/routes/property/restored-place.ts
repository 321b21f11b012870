import { useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Where on the page a reader was, in terms that survive content loading above it. */
interface Place {
  /** The element with an id that was nearest to the top of the screen; null at the top of the page. */
  readonly anchorId: string | null;
  /** The anchor's distance from the top of the screen, in pixels. */
  readonly top: number;
  readonly unfolded: readonly string[];
}

/** By history entry, as long as the page isn't reloaded. */
const places = new Map<string, Place>();

/** How long content may take to load before the page is left where it is. */
const settlingMs = 3000;

/**
 * Puts a reader who comes back with the browser's Back button where they were, with the same parts unfolded. React
 * Router alone restores a distance in pixels before that much content is there, which ends at the page's footer.
 */
export function useRestoredPlace(content: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const page = content.current;
    if (!ready || page === null) return;
    const kept = places.get(key);
    const stop = cameBack && kept !== undefined ? restore(page, kept) : () => undefined;
    return () => {
      stop();
      places.set(key, placeIn(page));
    };
  }, [content, ready, key, cameBack]);
}

function placeIn(page: HTMLElement): Place {
  const unfolded = foldsIn(page).flatMap(([name, fold]) => (fold.open ? [name] : []));
  if (window.scrollY === 0) return { anchorId: null, top: 0, unfolded };
  const anchors = [...page.querySelectorAll('[id]')]
    .filter((element) => isStable(element) && element.getClientRects().length > 0)
    .map((element) => ({ anchorId: element.id, top: element.getBoundingClientRect().top }))
    .sort((first, second) => Math.abs(first.top) - Math.abs(second.top));
  return { ...(anchors[0] ?? { anchorId: null, top: 0 }), unfolded };
}

/** The foldable parts, each named by the nearest element with an id around it. */
function foldsIn(page: HTMLElement): [string, HTMLDetailsElement][] {
  const counts = new Map<string, number>();
  return [...page.querySelectorAll('details')].map((fold) => {
    const around = stableAround(fold)?.id ?? '';
    const count = counts.get(around) ?? 0;
    counts.set(around, count + 1);
    return [`${around} ${count}`, fold];
  });
}

/** Whether the element has the same id when the page is drawn again. React numbers the ids that it makes up. */
function isStable({ id }: Element): boolean {
  return !/_r_/i.test(id);
}

function stableAround(element: Element | null): Element | null {
  const around = element?.closest('[id]') ?? null;
  return around === null || isStable(around) ? around : stableAround(around.parentElement);
}

/** @returns a function that stops it */
function restore(page: HTMLElement, { anchorId, top, unfolded }: Place): () => void {
  const waiting = new Set(unfolded);
  const put = () => {
    for (const [name, fold] of foldsIn(page)) if (waiting.delete(name)) fold.open = true;
    if (anchorId === null) return window.scrollTo(0, 0);
    const anchor = document.getElementById(anchorId);
    if (anchor === null) return;
    window.scrollTo(0, window.scrollY + anchor.getBoundingClientRect().top - top);
  };
  // Called once at the start, too, after React Router has scrolled.
  const resized = new ResizeObserver(put);
  const stopped = new AbortController();
  const stop = () => {
    resized.disconnect();
    clearTimeout(timer);
    stopped.abort();
  };
  const timer = setTimeout(stop, settlingMs);
  resized.observe(page);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { signal: stopped.signal, passive: true });
  }
  return stop;
}
