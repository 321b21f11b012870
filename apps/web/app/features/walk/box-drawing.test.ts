import { expect, test } from 'vitest';

import { boxAround, boxBetween, boxInTheMiddle, moved, resized } from './box-drawing.ts';

const rounded = (box: { x: number; y: number; width: number; height: number }) =>
  Object.values(box).map((share) => Math.round(share * 100));

test('a box can be drawn from any corner', () => {
  const box = boxBetween({ x: 0.9, y: 0.8 }, { x: 0.5, y: 0.9 });
  expect(box && rounded(box)).toEqual([50, 80, 40, 10]);
});

test('a box ends at the edge of the photo', () => {
  const box = boxBetween({ x: 0.5, y: 0.8 }, { x: 0.9, y: 1.4 });
  expect(box && rounded(box)).toEqual([50, 80, 40, 20]);
});

test('a slip of the finger draws no box', () => {
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull();
});

test('a box moves as far as the photo goes', () => {
  let box = boxInTheMiddle;
  for (let steps = 0; steps < 100; steps += 1) box = moved(box, 1, -1);
  expect(rounded(box)).toEqual([70, 0, 30, 30]);
});

test('a box grows to the whole photo at most', () => {
  let box = boxInTheMiddle;
  for (let steps = 0; steps < 100; steps += 1) box = resized(box, 1, 1);
  expect(rounded(box)).toEqual([0, 0, 100, 100]);
});

test('a box never shrinks to nothing', () => {
  let box = { x: 0, y: 0, width: 1, height: 1 };
  for (let steps = 0; steps < 100; steps += 1) box = resized(box, -1, 0);
  expect(box.width).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThanOrEqual(1);
});

test('a tapped spot is a square around the finger, within the photo', () => {
  expect(rounded(boxAround({ x: 0.5, y: 0.5 }, 2))).toEqual([43, 36, 14, 28]);
  expect(rounded(boxAround({ x: 0.5, y: 0.5 }, 0.5))).toEqual([36, 43, 28, 14]);
  expect(rounded(boxAround({ x: 0, y: 1 }, 1))).toEqual([0, 72, 28, 28]);
});
