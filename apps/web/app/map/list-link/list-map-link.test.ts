import { expect, test, vi } from 'vitest';

import type { PointedPlace } from './pointed-place.ts';
import { cardsOf, createListMapLink, pointedPlace, type ListedCard } from './list-map-link.ts';

const card = (...imageIds: string[]): ListedCard<null> => ({
  place: { imageIds, part: 'zone_0', side: null, tone: 'hazard' } satisfies PointedPlace,
  element: null,
});

test('the map shows the card under the pointer, else the one with the focus, else the one being read', () => {
  const link = createListMapLink<null>();
  const [read, focused, hovered] = [card('a'), card('b'), card('c')];
  expect(pointedPlace(link.getState())).toBeNull();
  link.point(read, 'reading', true);
  expect(pointedPlace(link.getState())).toBe(read.place);
  link.point(focused, 'focus', true);
  expect(pointedPlace(link.getState())).toBe(focused.place);
  link.point(hovered, 'pointer', true);
  expect(pointedPlace(link.getState())).toBe(hovered.place);
  link.point(hovered, 'pointer', false);
  link.point(focused, 'focus', false);
  expect(pointedPlace(link.getState())).toBe(read.place);
});

test('of two cards that are being read the first stays until it has left', () => {
  const link = createListMapLink<null>();
  const [first, second] = [card('a'), card('b')];
  link.point(first, 'reading', true);
  link.point(second, 'reading', true);
  expect(pointedPlace(link.getState())).toBe(first.place);
  link.point(first, 'reading', false);
  expect(pointedPlace(link.getState())).toBe(second.place);
});

test('a chosen marker is not drowned by what scrolls by, but a hand may point elsewhere', () => {
  const link = createListMapLink<null>();
  const [read, hovered] = [card('a'), card('b')];
  link.point(read, 'reading', true);
  link.choose('b');
  expect(link.getState().photo).toBe('b');
  expect(pointedPlace(link.getState())).toBeNull();
  link.point(hovered, 'pointer', true);
  expect(pointedPlace(link.getState())).toBe(hovered.place);
  link.point(hovered, 'pointer', false);
  link.choose(null);
  expect(pointedPlace(link.getState())).toBe(read.place);
});

test('a photo has the cards that rest on it, as long as they are on the list', () => {
  const link = createListMapLink<null>();
  const [both, one] = [card('front', 'porch'), card('porch')];
  const leave = link.enlist(both);
  link.enlist(one);
  expect(cardsOf(link.getState(), 'porch')).toEqual([both, one]);
  expect(cardsOf(link.getState(), 'front')).toEqual([both]);
  expect(cardsOf(link.getState(), 'back')).toEqual([]);
  link.point(both, 'pointer', true);
  leave();
  expect(cardsOf(link.getState(), 'front')).toEqual([]);
  expect(pointedPlace(link.getState())).toBeNull();
});

test('listeners hear of changes, and not of what changes nothing', () => {
  const link = createListMapLink<null>();
  const listener = vi.fn();
  const stop = link.subscribe(listener);
  const pointed = card('a');
  link.point(pointed, 'focus', true);
  link.point(pointed, 'focus', true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  link.choose('a');
  expect(listener).toHaveBeenCalledTimes(1);
});
