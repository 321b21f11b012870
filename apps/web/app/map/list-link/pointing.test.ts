import { expect, test, vi } from 'vitest';

import type { PointedPlace } from './pointed-place.ts';
import { createPointing, type ListedCard } from './pointing.ts';

const card = (...imageIds: string[]): ListedCard<null> => ({
  place: { imageIds, part: 'zone_0', side: null, tone: 'hazard' } satisfies PointedPlace,
  element: null,
});

test('the map shows the card under the pointer, else the one with the focus, else the one being read', () => {
  const pointing = createPointing<null>();
  const [read, focused, hovered] = [card('a'), card('b'), card('c')];
  expect(pointing.place()).toBeNull();
  pointing.point(read, 'reading', true);
  expect(pointing.place()).toBe(read.place);
  pointing.point(focused, 'focus', true);
  expect(pointing.place()).toBe(focused.place);
  pointing.point(hovered, 'pointer', true);
  expect(pointing.place()).toBe(hovered.place);
  pointing.point(hovered, 'pointer', false);
  pointing.point(focused, 'focus', false);
  expect(pointing.place()).toBe(read.place);
});

test('of two cards that are being read the first stays until it has left', () => {
  const pointing = createPointing<null>();
  const [first, second] = [card('a'), card('b')];
  pointing.point(first, 'reading', true);
  pointing.point(second, 'reading', true);
  expect(pointing.place()).toBe(first.place);
  pointing.point(first, 'reading', false);
  expect(pointing.place()).toBe(second.place);
});

test('a chosen marker is not drowned by what scrolls by, but a hand may point elsewhere', () => {
  const pointing = createPointing<null>();
  const [read, hovered] = [card('a'), card('b')];
  pointing.point(read, 'reading', true);
  pointing.choose('b');
  expect(pointing.photo()).toBe('b');
  expect(pointing.place()).toBeNull();
  pointing.point(hovered, 'pointer', true);
  expect(pointing.place()).toBe(hovered.place);
  pointing.point(hovered, 'pointer', false);
  pointing.choose(null);
  expect(pointing.place()).toBe(read.place);
});

test('a photo has the cards that rest on it, as long as they are on the list', () => {
  const pointing = createPointing<null>();
  const [both, one] = [card('front', 'porch'), card('porch')];
  const leave = pointing.enlist(both);
  pointing.enlist(one);
  expect(pointing.cardsOf('porch')).toEqual([both, one]);
  expect(pointing.cardsOf('front')).toEqual([both]);
  expect(pointing.cardsOf('back')).toEqual([]);
  pointing.point(both, 'pointer', true);
  leave();
  expect(pointing.cardsOf('front')).toEqual([]);
  expect(pointing.place()).toBeNull();
});

test('whoever listens is told of changes, and not of what changes nothing', () => {
  const pointing = createPointing<null>();
  const listener = vi.fn();
  const stop = pointing.subscribe(listener);
  const pointed = card('a');
  pointing.point(pointed, 'focus', true);
  pointing.point(pointed, 'focus', true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  pointing.choose('a');
  expect(listener).toHaveBeenCalledTimes(1);
});
