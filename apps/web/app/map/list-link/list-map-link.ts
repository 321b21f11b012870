import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { PointedPlace } from './pointed-place.ts';

/**
 * What points at a card: the pointer is over it, keyboard focus is in it, or it is in the part of the window being
 * read.
 */
export type PointedBy = 'pointer' | 'focus' | 'reading';

export interface ListedCard<Element = HTMLElement> {
  readonly place: PointedPlace;
  readonly element: Element;
}

type Cards<Element> = readonly ListedCard<Element>[];

export interface LinkState<Element = HTMLElement> {
  readonly listed: Cards<Element>;
  /** The cards pointed at, oldest first. */
  readonly pointed: Readonly<Record<PointedBy, Cards<Element>>>;
  /** The photo whose marker was chosen. */
  readonly photo: string | null;
}

/** Connects the list and the map beside it, so that each highlights what is chosen in the other. */
export interface ListMapLink<Element = HTMLElement> extends StoreApi<LinkState<Element>> {
  readonly choose: (imageId: string | null) => void;
  /** Adds a card to the list. @returns a function that removes it */
  readonly addCard: (card: ListedCard<Element>) => () => void;
  readonly point: (card: ListedCard<Element>, by: PointedBy, isOn: boolean) => void;
}

export function createListMapLink<Element = HTMLElement>(): ListMapLink<Element> {
  const store = createStore<LinkState<Element>>(() => ({
    listed: [],
    pointed: { pointer: [], focus: [], reading: [] },
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
        store.setState(({ listed, pointed }) => ({
          listed: without(listed, card),
          pointed: {
            pointer: without(pointed.pointer, card),
            focus: without(pointed.focus, card),
            reading: without(pointed.reading, card),
          },
        }));
    },
    point: (card, by, isOn) => {
      const { pointed } = store.getState();
      if (pointed[by].includes(card) === isOn) return;
      const cards = isOn ? [...pointed[by], card] : without(pointed[by], card);
      store.setState({ pointed: { ...pointed, [by]: cards } });
    },
  };
}

/** What the map highlights: pointer and focus win over the card being read, and so does a chosen marker. */
export function pointedPlace<Element>({ pointed, photo }: LinkState<Element>): PointedPlace | null {
  const card =
    pointed.pointer.at(-1) ??
    pointed.focus.at(-1) ??
    // The card that was there first stays until it leaves, so that the highlight doesn't flicker between two.
    (photo === null ? pointed.reading[0] : undefined);
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

/** For pages without a list, where nothing ever points. */
const emptyLink = createListMapLink();

/** Selects part of the state shared by list and map; rerenders only when that part changes. */
export function useListMapLink<Selected>(select: (state: LinkState) => Selected): Selected {
  return useStore(use(ListMapLinkContext) ?? emptyLink, select);
}

export function usePointedPlace(): PointedPlace | null {
  return useListMapLink(pointedPlace);
}
