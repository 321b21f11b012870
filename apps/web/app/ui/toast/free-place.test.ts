import { expect, test } from 'vitest';

import { freeEdge } from './free-place.ts';

const screen = { top: 0, bottom: 800 };
const title = { top: 70, bottom: 120, weight: 1 };

test('toasts are at the bottom when nothing is in the way', () => {
  expect(freeEdge(80, screen, [])).toBe('bottom');
});

test('toasts move away from a focused element at the bottom', () => {
  expect(freeEdge(80, screen, [{ top: 700, bottom: 760, weight: 4 }])).toBe('top');
});

test('toasts cover the title rather than the focused element', () => {
  expect(freeEdge(80, screen, [title, { top: 700, bottom: 760, weight: 4 }])).toBe('top');
});

test('toasts stay at the bottom when the top matters as much', () => {
  expect(freeEdge(80, screen, [title, { top: 700, bottom: 760, weight: 1 }])).toBe('bottom');
});

test('elements scrolled off the screen are ignored', () => {
  expect(freeEdge(80, screen, [{ top: 810, bottom: 900, weight: 4 }])).toBe('bottom');
});

test('the area under a keyboard is not free', () => {
  const field = { top: 300, bottom: 350, weight: 4 };
  expect(freeEdge(80, { top: 0, bottom: 400 }, [field])).toBe('top');
});
