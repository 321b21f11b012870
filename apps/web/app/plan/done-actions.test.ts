import { expect, test } from 'vitest';

import { isPhotoDatedBefore } from './done-actions.ts';

const dated = (taken: string | null) => ({
  evidence: {
    server: taken === null ? null : { ...nowhere, taken_at: taken },
    browser: null,
    device: null,
  },
});
const nowhere = { lat: null, lng: null, accuracy_m: null, heading: null, heading_reference: null };
const done = { done_on: '2026-06-02' };
const early = dated('2026-06-01T23:30:00');
const late = dated('2026-06-02T08:00:00');

test.each([
  ['repeats another and is dated before', { views: [{ after: early }], photos: [] }, true],
  ['stands alone and is dated before', { views: [], photos: [late, early] }, true],
  ['is of that day', { views: [{ after: late }], photos: [late] }, false],
  ['has no date', { views: [{ after: null }], photos: [dated(null)] }, false],
])('finished work is told of a photo that %s', (_which, shown, expected) => {
  expect(isPhotoDatedBefore({ done, ...shown })).toBe(expected);
  expect(isPhotoDatedBefore({ done: null, ...shown })).toBe(false);
});
