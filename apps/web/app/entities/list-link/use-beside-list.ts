import { use, useMemo } from 'react';

import { wantsLessMotion } from '../../ui/less-motion.ts';
import { cardsOf, ListMapLinkContext, useListMapLink, type ListedCard } from './list-map-link.ts';

/** From this width on, the list is beside the map. */
const wide = '(min-width: 64rem)';

export interface BesideList {
  /** Whether the list is beside the map right now: on narrow screens it comes after it. */
  readonly isBeside: () => boolean;
  readonly chosen: string | null;
  /** Marks the cards based on a photo and scrolls to the first one, without moving focus. */
  readonly choose: (imageId: string) => void;
  readonly letGo: () => void;
  /** How many cards are based on the chosen photo. */
  readonly count: number;
  /** Moves focus to the first card based on a photo. */
  readonly goTo: (imageId: string) => void;
}

/** The map's access to the list beside it; null if there is none. */
export function useBesideList(): BesideList | null {
  const link = use(ListMapLinkContext);
  const chosen = useListMapLink(({ photo }) => photo);
  const count = useListMapLink((state) => cardsOf(state, state.photo).length);
  return useMemo(() => {
    if (link === null) return null;
    const firstOf = (imageId: string) =>
      [...cardsOf(link.getState(), imageId)].sort(inReadingOrder).at(0)?.element;
    return {
      isBeside: () => window.matchMedia(wide).matches,
      chosen,
      choose: (imageId) => {
        link.choose(imageId);
        const first = firstOf(imageId);
        if (first !== undefined && !isInSight(first)) bring(first);
      },
      letGo: () => link.choose(null),
      count,
      goTo: (imageId) => {
        const first = firstOf(imageId);
        if (first === undefined) return;
        bring(first);
        first.querySelector('summary')?.focus({ preventScroll: true });
      },
    };
  }, [link, chosen, count]);
}

function inReadingOrder(first: ListedCard, second: ListedCard): number {
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  return first.element.compareDocumentPosition(second.element) & follows ? -1 : 1;
}

/** Whether a card starts in the upper part of the window, where it is easy to find. */
function isInSight(card: HTMLElement): boolean {
  const { top } = card.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight * 0.7;
}

function bring(card: HTMLElement): void {
  card.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}
