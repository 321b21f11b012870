import type { PointedPlace } from './pointed-place.ts';

/** What points at a card: the pointer over it, the keyboard in it, or that it is where one reads. */
export type PointedBy = 'pointer' | 'focus' | 'reading';

/** A card of the list. */
export interface ListedCard<Element = HTMLElement> {
  readonly place: PointedPlace;
  readonly element: Element;
}

/** How the list and the map beside it follow each other. */
export interface Pointing<Element = HTMLElement> {
  readonly subscribe: (listener: () => void) => () => void;
  /** What the map shows as meant; null: nothing. */
  readonly place: () => PointedPlace | null;
  /** The photo whose marker was chosen. */
  readonly photo: () => string | null;
  readonly choose: (imageId: string | null) => void;
  /** Puts a card on the list. @returns how to take it off */
  readonly enlist: (card: ListedCard<Element>) => () => void;
  readonly point: (card: ListedCard<Element>, by: PointedBy, isOn: boolean) => void;
  /** The cards that rest on a photo, in no order. */
  readonly cardsOf: (imageId: string) => readonly ListedCard<Element>[];
}

export function createPointing<Element = HTMLElement>(): Pointing<Element> {
  type Card = ListedCard<Element>;
  const cards = new Set<Card>();
  const pointed = { pointer: new Set<Card>(), focus: new Set<Card>(), reading: new Set<Card>() };
  const listeners = new Set<() => void>();
  let photo: string | null = null;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** A hand's word before the eye's; a chosen marker before what merely scrolled by. */
  function place(): PointedPlace | null {
    const card =
      [...pointed.pointer].at(-1) ??
      [...pointed.focus].at(-1) ??
      // The one that was there first stays until it has left, so that nothing flickers between two.
      (photo === null ? [...pointed.reading][0] : undefined);
    return card?.place ?? null;
  }

  function point(card: Card, by: PointedBy, isOn: boolean): void {
    const wasOn = pointed[by].has(card);
    if (wasOn === isOn) return;
    if (isOn) pointed[by].add(card);
    else pointed[by].delete(card);
    tell();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place,
    photo: () => photo,
    choose: (imageId) => {
      photo = imageId;
      tell();
    },
    enlist: (card) => {
      cards.add(card);
      tell();
      return () => {
        cards.delete(card);
        for (const by of Object.values(pointed)) by.delete(card);
        tell();
      };
    },
    point,
    cardsOf: (imageId) => [...cards].filter((card) => card.place.imageIds.includes(imageId)),
  };
}
