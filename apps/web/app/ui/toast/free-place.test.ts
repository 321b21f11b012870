import { expect, test } from 'vitest';

import { freeEdge } from './free-place.ts';

const screen = { top: 0, bottom: 800 };
const title = { top: 70, bottom: 120, weight: 1 };

test('toasts stand at the lower end where nothing is in the way', () => {
  expect(freeEdge(80, screen, [])).toBe('bottom');
});

test('toasts leave the lower end to what has the focus there', () => {
  expect(freeEdge(80, screen, [{ top: 700, bottom: 760, weight: 4 }])).toBe('top');
});

test('toasts cover the title rather than what has the focus', () => {
  expect(freeEdge(80, screen, [title, { top: 700, bottom: 760, weight: 4 }])).toBe('top');
});

test('toasts stay at the lower end where the upper one matters as much', () => {
  expect(freeEdge(80, screen, [title, { top: 700, bottom: 760, weight: 1 }])).toBe('bottom');
});

test('what scrolled out of the screen is in nobody’s way', () => {
  expect(freeEdge(80, screen, [{ top: 810, bottom: 900, weight: 4 }])).toBe('bottom');
});

test('the part of the screen that a keyboard takes is not free', () => {
  const field = { top: 300, bottom: 350, weight: 4 };
  expect(freeEdge(80, { top: 0, bottom: 400 }, [field])).toBe('top');
});
