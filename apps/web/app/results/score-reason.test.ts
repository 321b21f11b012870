import { expect, test } from 'vitest';

import { reasonForScore } from './score-reason.ts';

test('hazards are the reason when they take at least half of the missing points', () => {
  expect(reasonForScore({ dss_score: 80, hazards: [{ points: 6 }, { points: 4 }] })).toBe(
    'hazards',
  );
});

test('what nobody has seen is the reason when it takes more than the hazards', () => {
  expect(reasonForScore({ dss_score: 54, hazards: [{ points: 0.5 }] })).toBe('unseen');
  expect(reasonForScore({ dss_score: 60, hazards: [] })).toBe('unseen');
});

test('a full score has nothing to explain', () => {
  expect(reasonForScore({ dss_score: 100, hazards: [] })).toBe('nothing');
});
