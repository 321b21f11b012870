import { expect, test } from 'vitest';

import { demandsOf, pluralFormsOf } from './demands-of.ts';

const message =
  '<p>{count, plural, one {<strong>#</strong> photo} other {# photos of {place}}}, {date, date, long}</p>';

test('arguments, choices and tags are found however deep', () => {
  expect(demandsOf(message)).toEqual([
    '<p>',
    '<strong>',
    '{count, choice}',
    '{date, 5}',
    '{place}',
  ]);
  expect(demandsOf('Plain')).toEqual([]);
});

test('the forms of a plural are found within tags and within another choice', () => {
  expect(pluralFormsOf(message)).toEqual([['one', 'other']]);
  const within = '{kind, select, a {{n, plural, =0 {none} other {#}}} other {more}}';
  expect(pluralFormsOf(within)).toEqual([['=0', 'other']]);
});
