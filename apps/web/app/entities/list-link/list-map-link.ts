import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { CardPlace } from './card-place.ts';

/**
 * Why a card is active: the pointer is over it, keyboard focus is in it, or it is in the part of the window being read.
 */
export type ActiveBy = 'pointer' | 'focus' | 'reading';

export interface ListedCard<Element = HTMLElement> {
  readonly place: CardPlace;
  readonly element: Element;
}

type Cards<Element> = readonly ListedCard<Element>[];

export interface LinkState<Element = HTMLElement> {
  readonly listed: Cards<Element>;
  /** The active cards, oldest first. */
  readonly active: Readonly<Record<ActiveBy, Cards<Element>>>;
  /** The photo whose marker was chosen. */
  readonly photo: string | null;
}

/** Connects the list and the map beside it, so that each highlights what is chosen in the other. */
export interface ListMapLink<Element = HTMLElement> extends StoreApi<LinkState<Element>> {
  readonly choose: (imageId: string | null) => void;
  /** Adds a card to the list. @returns a function that removes it */
  readonly addCard: (card: ListedCard<Element>) => () => void;
  readonly setActive: (card: ListedCard<Element>, by: ActiveBy, isOn: boolean) => void;
}

export function createListMapLink<Element = HTMLElement>(): ListMapLink<Element> {
  const store = createStore<LinkState<Element>>(() => ({
    listed: [],
    active: { pointer: [], focus: [], reading: [] },
    photo: null,
  }));
  const without = (cards: Cards<Element>, card: ListedCard<Element>) =>
    cards.filter((other) => other !== card);
  return {
    ...store,
    choose: (photo) => store.setState({ photo }),
    addCard: (card) => {
      store.setState(({ listed }) => ({ listed: [...listed, card] }));
      return () =>
        store.setState(({ listed, active }) => ({
          listed: without(listed, card),
          active: {
            pointer: without(active.pointer, card),
            focus: without(active.focus, card),
            reading: without(active.reading, card),
          },
        }));
    },
    setActive: (card, by, isOn) => {
      const { active } = store.getState();
      if (active[by].includes(card) === isOn) return;
      const cards = isOn ? [...active[by], card] : without(active[by], card);
      store.setState({ active: { ...active, [by]: cards } });
    },
  };
}

/** What the map highlights: pointer and focus win over the card being read, and so does a chosen marker. */
export function highlightedPlace<Element>({ active, photo }: LinkState<Element>): CardPlace | null {
  const card =
    active.pointer.at(-1) ??
    active.focus.at(-1) ??
    // The card that was there first stays until it leaves, so that the highlight doesn't flicker between two.
    (photo === null ? active.reading[0] : undefined);
  return card?.place ?? null;
}

/** The cards based on a photo, in no particular order. */
export function cardsOf<Element>(
  { listed }: LinkState<Element>,
  imageId: string | null,
): Cards<Element> {
  return imageId === null ? [] : listed.filter(({ place }) => place.imageIds.includes(imageId));
}

/** Null if no list is beside a map. */
export const ListMapLinkContext = createContext<ListMapLink | null>(null);

/** For pages without a list, where no card is ever active. */
const emptyLink = createListMapLink();

/** Selects part of the state shared by list and map; rerenders only when that part changes. */
export function useListMapLink<Selected>(select: (state: LinkState) => Selected): Selected {
  return useStore(use(ListMapLinkContext) ?? emptyLink, select);
}

export function useHighlightedPlace(): CardPlace | null {
  return useListMapLink(highlightedPlace);
}
