import { expect, test } from 'vitest';

import { gainToShow } from './gain-to-show.ts';

const analysis = (score: number, potential: number, unseen: number) => ({
  dss_score: score,
  explanation: { potential: { score: potential }, confirming_unseen_gain: unseen },
});

test('names what fixing gives, whatever else is unseen', () => {
  expect(gainToShow(analysis(54, 60, 40))).toEqual({ by: 'fixing', points: 6 });
});

test('where fixing gives no whole point, names what showing more gives at best, never promising a broken point', () => {
  expect(gainToShow(analysis(54, 54, 45.98))).toEqual({ by: 'showing', points: 45 });
});

test('names no gain where there is none', () => {
  expect(gainToShow(analysis(99, 99, 0.4))).toBeNull();
});
