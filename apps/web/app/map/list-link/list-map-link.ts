import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { PointedPlace } from './pointed-place.ts';

/** What points at a card: the pointer over it, the keyboard in it, or that it is where one reads. */
export type PointedBy = 'pointer' | 'focus' | 'reading';

/** A card of the list. */
export interface ListedCard<Element = HTMLElement> {
  readonly place: PointedPlace;
  readonly element: Element;
}

type Cards<Element> = readonly ListedCard<Element>[];

export interface LinkState<Element = HTMLElement> {
  /** All cards of the list. */
  readonly listed: Cards<Element>;
  /** Those pointed at, in the order in which they came to be. */
  readonly pointed: Readonly<Record<PointedBy, Cards<Element>>>;
  /** The photo whose marker was chosen. */
  readonly photo: string | null;
}

/** How the list and the map beside it follow each other. */
export interface ListMapLink<Element = HTMLElement> extends StoreApi<LinkState<Element>> {
  readonly choose: (imageId: string | null) => void;
  /** Puts a card on the list. @returns how to take it off */
  readonly enlist: (card: ListedCard<Element>) => () => void;
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
    enlist: (card) => {
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

/** What the map shows as meant: a hand's word before the eye's; a chosen marker before what merely scrolled by. */
export function pointedPlace<Element>({ pointed, photo }: LinkState<Element>): PointedPlace | null {
  const card =
    pointed.pointer.at(-1) ??
    pointed.focus.at(-1) ??
    // The one that was there first stays until it has left, so that nothing flickers between two.
    (photo === null ? pointed.reading[0] : undefined);
  return card?.place ?? null;
}

/** The cards that rest on a photo, in no order. */
export function cardsOf<Element>(
  { listed }: LinkState<Element>,
  imageId: string | null,
): Cards<Element> {
  return imageId === null ? [] : listed.filter(({ place }) => place.imageIds.includes(imageId));
}

/** Null where no list stands beside a map. */
export const ListMapLinkContext = createContext<ListMapLink | null>(null);

/** Of a page without a list: nobody ever points. */
const nobody = createListMapLink();

/** Something of what list and map show each other; draws anew only when it changes. */
export function useListMapLink<Selected>(select: (state: LinkState) => Selected): Selected {
  return useStore(use(ListMapLinkContext) ?? nobody, select);
}

/** What the list points at. */
export function usePointedPlace(): PointedPlace | null {
  return useListMapLink(pointedPlace);
}
