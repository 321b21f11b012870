import { expect, test } from 'vitest';

import { createGesture } from './gesture.ts';

const at = (x: number, y = 0) => ({ x, y });

test('one finger moves the picture', () => {
  const gesture = createGesture();
  gesture.down(1, at(0));
  expect(gesture.move(1, at(10, 5))).toEqual({ by: at(10, 5), factor: 1, at: at(10, 5) });
});

test('two fingers moving apart zoom in on what is between them', () => {
  const gesture = createGesture();
  gesture.down(1, at(-50));
  gesture.down(2, at(50));
  expect(gesture.move(2, at(150))).toEqual({ by: at(50), factor: 2, at: at(50) });
});

test('a wide sweep is a swipe in its direction', () => {
  const gesture = createGesture();
  gesture.down(1, at(0));
  gesture.move(1, at(-70));
  expect(gesture.up(1, at(-70), 100)).toBe('swipe_left');
  gesture.down(1, at(0));
  gesture.move(1, at(70));
  expect(gesture.up(1, at(70), 200)).toBe('swipe_right');
});

test('a pinch is not a swipe, however far a finger went', () => {
  const gesture = createGesture();
  gesture.down(1, at(0));
  gesture.down(2, at(50));
  gesture.move(2, at(200));
  expect(gesture.up(2, at(200), 100)).toBeNull();
  expect(gesture.up(1, at(0), 110)).toBeNull();
});

test('two quick taps in one place are a double tap', () => {
  const gesture = createGesture();
  const tap = (x: number, time: number) => {
    gesture.down(1, at(x));
    return gesture.up(1, at(x), time);
  };
  expect(tap(0, 0)).toBeNull();
  expect(tap(5, 200)).toBe('double_tap');
  expect(tap(5, 300), 'a third tap begins anew').toBeNull();
  expect(tap(200, 400), 'elsewhere').toBeNull();
  expect(tap(200, 1000), 'too late').toBeNull();
});

test('a pointer that isn’t down moves nothing', () => {
  expect(createGesture().move(1, at(5))).toBeNull();
});
