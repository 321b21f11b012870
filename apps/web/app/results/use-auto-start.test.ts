import { expect, test } from 'vitest';

import { autoStartDelay } from './use-auto-start.ts';

const facts = { storedSince: 2, pending: 0, hasAnalysis: true, leftUnseen: false, editMode: false };

test(
  'an analysis starts by itself half a second after an upload',
  { tags: ['spec:core-103'] },
  () => {
    expect(autoStartDelay(facts)).toBe(500);
  },
);

test(
  'the first analysis starts 1.5 seconds after the first photos',
  { tags: ['spec:core-103'] },
  () => {
    expect(autoStartDelay({ ...facts, hasAnalysis: false })).toBe(1500);
  },
);

test(
  'nothing starts while photos are on their way, while editing, or without new photos',
  { tags: ['spec:core-25'] },
  () => {
    expect(autoStartDelay({ ...facts, pending: 1 })).toBeNull();
    expect(autoStartDelay({ ...facts, storedSince: 0 })).toBeNull();
    expect(autoStartDelay({ ...facts, editMode: true })).toBeNull();
  },
);

test('photos that a walk left unseen get their first analysis, too, but not while editing', () => {
  const left = { ...facts, storedSince: 0, hasAnalysis: false, leftUnseen: true };
  expect(autoStartDelay(left)).toBe(1500);
  expect(autoStartDelay({ ...left, pending: 1 })).toBeNull();
  expect(autoStartDelay({ ...left, editMode: true })).toBeNull();
});
