import { use, useEffect, useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react';

import type { CardPlace } from './card-place.ts';
import {
  ListMapLinkContext,
  highlightedPlace,
  useListMapLink,
  type ListedCard,
  type ActiveBy,
} from './list-map-link.ts';

/** A strip of the window slightly above its middle: the card in it counts as the one being read. */
const readingStrip = '-25% 0px -60% 0px';

export interface LinkedCard<Element extends HTMLElement> {
  readonly handlers: {
    readonly ref: RefObject<Element | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Whether the map highlights what this card is about. */
  readonly isHighlighted: boolean;
  /** The chosen photo, if this card is based on it. */
  readonly chosenPhoto: string | null;
}

/**
 * Highlights a card's place on the map beside it while the card is active.
 * @param place must keep its identity as long as the place stays the same
 */
export function useListedCard<Element extends HTMLElement>(place: CardPlace): LinkedCard<Element> {
  const link = use(ListMapLinkContext);
  const element = useRef<Element>(null);
  const card = useRef<ListedCard | null>(null);
  const isHighlighted = useListMapLink((state) => highlightedPlace(state) === place);
  const chosenPhoto = useListMapLink(({ photo }) =>
    photo !== null && place.imageIds.includes(photo) ? photo : null,
  );

  useEffect(() => {
    if (link === null || element.current === null) return;
    const listed = { place, element: element.current };
    card.current = listed;
    const leave = link.addCard(listed);
    const observer = new IntersectionObserver(
      (entries) => link.setActive(listed, 'reading', entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: readingStrip },
    );
    observer.observe(listed.element);
    return () => {
      observer.disconnect();
      leave();
      card.current = null;
    };
  }, [link, place]);

  function setActive(by: ActiveBy, isOn: boolean): void {
    if (card.current !== null) link?.setActive(card.current, by, isOn);
  }

  return {
    handlers: {
      ref: element,
      onPointerEnter: ({ pointerType }) => {
        // Touch pointers come from scrolling, so ignore them.
        if (pointerType !== 'touch') setActive('pointer', true);
      },
      onPointerLeave: () => setActive('pointer', false),
      onFocus: () => setActive('focus', true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          setActive('focus', false);
      },
    },
    isHighlighted,
    chosenPhoto,
  };
}
