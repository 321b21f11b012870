import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { scrollMotion } from '../../ui/less-motion.ts';

export interface TilesInView {
  /** Of the list of tiles, whose names carry their id as `data-tile`. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Of the bar that may cover the end of the list. */
  readonly bar: RefObject<HTMLDivElement | null>;
  /** Whether each tile's name has been in view at this stop. Nobody can say that something isn't there before they read what. */
  readonly areAllRead: boolean;
  /** Scrolls to the first tile that hasn't been in view. */
  readonly showMore: () => void;
}

/**
 * Notes which tiles of a stop were in view.
 * @param ids of the tiles, in order
 * @param onMore called when more of them came into view than the stop began with
 */
export function useTilesInView(ids: readonly string[], onMore: () => void): TilesInView {
  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const noteMore = useEffectEvent((shown: readonly string[]) => {
    if (read.size > 0 && shown.some((id) => !read.has(id))) onMore();
  });
  const tiles = ids.join();
  useEffect(() => {
    const names = tiles
      .split(',')
      .flatMap((id) => list.current?.querySelector(`[data-tile="${id}"]`) ?? []);
    const covered = coveredBy(bar.current);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? (target.dataset['tile'] ?? []) : [],
        );
        noteMore(shown);
        if (shown.length > 0) setRead((before) => new Set([...before, ...shown]));
      },
      { rootMargin: `0px 0px -${covered}px`, threshold: 0.9 },
    );
    for (const name of names) observer.observe(name);
    return () => observer.disconnect();
  }, [tiles]);
  return {
    list,
    bar,
    areAllRead: ids.every((id) => read.has(id)),
    showMore: () => {
      const next = ids.find((id) => !read.has(id));
      if (next !== undefined)
        tileOnScreen(next)?.scrollIntoView({ block: 'start', behavior: scrollMotion() });
    },
  };
}

/** The tile of a question, if it is on screen. */
export function tileOnScreen(questionId: string): Element | null {
  return document.querySelector(`[data-tile="${questionId}"]`)?.closest('li') ?? null;
}

/** How many pixels at the lower edge of the window an element covers while the page scrolls under it. */
function coveredBy(bar: HTMLElement | null): number {
  return bar !== null && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
}
