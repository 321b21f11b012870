import { expect, test } from 'vitest';

import { datedAfterWork, datedBeforeWork, type LetterPhoto } from './letter-facts.ts';

const photo = (number: number, at: string | null): LetterPhoto => ({
  number,
  taken: at === null ? null : { at, source: 'server' },
  receivedAt: '2026-11-21T12:00:00Z',
});

test('a photo from after the work is not dated before it', () => {
  const photosAfter = [
    photo(1, '2026-11-19T23:59:00'),
    photo(2, '2026-11-20T00:01:00'),
    photo(3, '2026-12-01T09:00:00-08:00'),
    photo(4, null),
  ];
  const numbers = (doneOn: string | null) =>
    datedBeforeWork({ doneOn, photosAfter }).map(({ number }) => number);
  expect(numbers('2026-11-20')).toEqual([1]);
  expect(numbers(null)).toEqual([]);
});

test('a photo from before the work is not dated after it', () => {
  const photos = [photo(1, '2026-11-20T23:59:00'), photo(2, '2026-11-21T00:01:00'), photo(3, null)];
  const numbers = (doneOn: string | null) =>
    datedAfterWork({ doneOn, photos }).map(({ number }) => number);
  expect(numbers('2026-11-20')).toEqual([2]);
  expect(numbers(null)).toEqual([]);
});
