import { describe, expect, test, vi } from 'vitest';

import type { CardPlace } from './card-place.ts';
import { cardsOf, createListMapLink, highlightedPlace, type ListedCard } from './list-map-link.ts';

const card = (...imageIds: string[]): ListedCard<null> => ({
  place: { imageIds, part: 'zone_0', side: null, tone: 'hazard' } satisfies CardPlace,
  element: null,
});

test('the map highlights the card under the pointer, else the focused one, else the one being read', () => {
  const link = createListMapLink<null>();
  const [read, focused, hovered] = [card('a'), card('b'), card('c')];
  expect(highlightedPlace(link.getState())).toBeNull();
  link.setActive(read, 'reading', true);
  expect(highlightedPlace(link.getState())).toBe(read.place);
  link.setActive(focused, 'focus', true);
  expect(highlightedPlace(link.getState())).toBe(focused.place);
  link.setActive(hovered, 'pointer', true);
  expect(highlightedPlace(link.getState())).toBe(hovered.place);
  link.setActive(hovered, 'pointer', false);
  link.setActive(focused, 'focus', false);
  expect(highlightedPlace(link.getState())).toBe(read.place);
});

test('of two cards in view the first stays highlighted until it has left', () => {
  const link = createListMapLink<null>();
  const [first, second] = [card('a'), card('b')];
  link.setActive(first, 'reading', true);
  link.setActive(second, 'reading', true);
  expect(highlightedPlace(link.getState())).toBe(first.place);
  link.setActive(first, 'reading', false);
  expect(highlightedPlace(link.getState())).toBe(second.place);
});

test('a chosen marker wins over scrolling, but not over the pointer', () => {
  const link = createListMapLink<null>();
  const [read, hovered] = [card('a'), card('b')];
  link.setActive(read, 'reading', true);
  link.choose('b');
  expect(link.getState().photo).toBe('b');
  expect(highlightedPlace(link.getState())).toBeNull();
  link.setActive(hovered, 'pointer', true);
  expect(highlightedPlace(link.getState())).toBe(hovered.place);
  link.setActive(hovered, 'pointer', false);
  link.choose(null);
  expect(highlightedPlace(link.getState())).toBe(read.place);
});

test('a photo highlights its cards while they are on the list', () => {
  const link = createListMapLink<null>();
  const [both, one] = [card('front', 'porch'), card('porch')];
  const leave = link.addCard(both);
  link.addCard(one);
  expect(cardsOf(link.getState(), 'porch')).toEqual([both, one]);
  expect(cardsOf(link.getState(), 'front')).toEqual([both]);
  expect(cardsOf(link.getState(), 'back')).toEqual([]);
  link.setActive(both, 'pointer', true);
  leave();
  expect(cardsOf(link.getState(), 'front')).toEqual([]);
  expect(highlightedPlace(link.getState())).toBeNull();
});

describe('a listener', () => {
  const subscribed = () => {
    const link = createListMapLink<null>();
    const listener = vi.fn();
    const stop = link.subscribe(listener);
    const active = card('a');
    return { link, listener, stop, point: () => link.setActive(active, 'focus', true) };
  };

  test('hears of a change once', () => {
    const { listener, point } = subscribed();
    point();
    point();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('hears nothing after unsubscribing', () => {
    const { link, listener, stop } = subscribed();
    stop();
    link.choose('a');
    expect(listener).not.toHaveBeenCalled();
  });
});
