import { expect, test } from 'vitest';

import { typesDone, wronglyDated } from './done-actions.ts';

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
const later = dated('2026-06-03T00:30:00');
const before = early;

test.each([
  [
    'repeats another and is dated before',
    { views: [{ before, after: early }], photos: [] },
    ['datedBefore'],
  ],
  ['stands alone and is dated before', { views: [], photos: [late, early] }, ['datedBefore']],
  [
    'is from before and dated after',
    { views: [{ before: later, after: null }], photos: [] },
    ['datedAfter'],
  ],
  ['is of that day', { views: [{ before: late, after: late }], photos: [late] }, []],
  ['has no date', { views: [{ before: dated(null), after: null }], photos: [dated(null)] }, []],
])('finished work is told of a photo that %s', (_which, shown, expected) => {
  expect(wronglyDated({ done, ...shown })).toEqual(expected);
  expect(wronglyDated({ done: null, ...shown })).toEqual([]);
});

const roof = 'roof_debris';
const gutters = 'gutter_debris';
const gone = (hazardType: typeof roof | typeof gutters) => ({ hazardType, isFoundAgain: false });
const again = (hazardType: typeof roof | typeof gutters) => ({ hazardType, isFoundAgain: true });

test.each([
  ['what it removed, not what its step would, too', [gone(gutters)], [gutters]],
  ['all that it removed', [gone(roof), gone(gutters)], [roof, gutters]],
  ['what wasn’t found again', [again(roof), gone(gutters)], [gutters]],
  ['what it removed where all was found again', [again(gutters)], [gutters]],
  ['what isn’t open where nothing is known of it', [], [gutters]],
])('finished work is called after %s', (_what, hazards, types) => {
  expect(typesDone({ stepId: 'clean_roof_and_gutters', hazards }, [roof])).toEqual(types);
});
