import { expect, test } from 'vitest';

import { areLeftUnseen, autoStartDelay } from './auto-start.ts';

const facts = { storedSince: 2, pending: 0, hasAnalysis: true, leftUnseen: false, editMode: false };

test('an analysis starts by itself half a second after an upload', () => {
  expect(autoStartDelay(facts)).toBe(500);
});

test('the first analysis starts 1.5 seconds after the first photos', () => {
  expect(autoStartDelay({ ...facts, hasAnalysis: false })).toBe(1500);
});

test('nothing starts while photos are on their way, while editing, or without new photos', () => {
  expect(autoStartDelay({ ...facts, pending: 1 })).toBeNull();
  expect(autoStartDelay({ ...facts, storedSince: 0 })).toBeNull();
  expect(autoStartDelay({ ...facts, editMode: true })).toBeNull();
});

test('photos that a walk left unseen get their first analysis, too, but not while editing', () => {
  const left = { ...facts, storedSince: 0, hasAnalysis: false, leftUnseen: true };
  expect(autoStartDelay(left)).toBe(1500);
  expect(autoStartDelay({ ...left, pending: 1 })).toBeNull();
  expect(autoStartDelay({ ...left, editMode: true })).toBeNull();
});

const photo = (id: string, minute: number) => ({
  image_id: id,
  created_at: `2026-07-01T12:0${minute}:00.000Z`,
});
const analysis = {
  photos: [
    {
      image_id: 'seen',
      observed: true,
      error: null,
      quality_issues: [],
      not_counted: null,
      provider: 'test',
    },
  ],
};
const job = { created_at: '2026-07-01T12:05:00.000Z' };
const seen = photo('seen', 1);

test.each([
  ['one that a phone sent since the last job', [seen, photo('later', 6)], job, true],
  ['one of a home that only answers scored', [photo('first', 1)], null, true],
  ['none but those seen', [seen], job, false],
  ['one that a job was for that failed', [seen, photo('tried', 4)], job, false],
])('of a scored home, photos are left unseen: %s', (_which, photos, newest, left) => {
  const unseen = { photos, analysis, job: newest, hasAnswers: true };
  expect(areLeftUnseen({ ...unseen, atOpening: photos })).toBe(left);
  expect(areLeftUnseen({ ...unseen, atOpening: [seen] }), 'arrived since').toBe(false);
});

test('of a home without a score, those that came with a walk’s answers are left unseen', () => {
  const photos = [photo('first', 1)];
  const unseen = { photos, atOpening: [], analysis: null, job: null, hasAnswers: true };
  expect(areLeftUnseen(unseen)).toBe(true);
  expect(areLeftUnseen({ ...unseen, hasAnswers: false })).toBe(false);
  expect(areLeftUnseen({ ...unseen, job })).toBe(false);
});
