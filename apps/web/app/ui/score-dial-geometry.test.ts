import { expect, test } from 'vitest';

import { dialArc, dialPoint } from './score-dial-geometry.ts';

test('50 is at the top, 0 at the lower left, 100 at the lower right', () => {
  expect(dialPoint(50, 80)).toEqual({ x: 100, y: 20 });
  expect(dialPoint(0, 80).x).toBeLessThan(50);
  expect(dialPoint(100, 80).x).toBeGreaterThan(150);
  expect(dialPoint(0, 80).y).toBe(dialPoint(100, 80).y);
});

test('scores outside 0-100 stay on the dial', () => {
  expect(dialPoint(-5, 80)).toEqual(dialPoint(0, 80));
  expect(dialPoint(140, 80)).toEqual(dialPoint(100, 80));
});

test('an arc past half a circle is drawn the long way around', () => {
  expect(dialArc(0, 100, 80)).toContain(' 1 1 ');
  expect(dialArc(0, 60, 80)).toContain(' 0 1 ');
});
